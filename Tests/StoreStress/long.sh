#!/usr/bin/env bash
# The long suite: crashes and races in full length, some twenty minutes. The normal suite has the
# short form, in TaskKitTests.
set -euo pipefail
cd "$(dirname "$0")/../.."
swift build -c release --product StoreStress
stress=.build/release/StoreStress
"$stress" kills 1000
"$stress" race 8 10000
"$stress" hammer "${TASKLET_HAMMER_SECONDS:-600}"
