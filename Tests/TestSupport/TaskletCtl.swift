import Foundation
import TaskKit

extension TemporaryStore {
  /// The environment in which a program finds this store.
  package var environment: [String: String] {
    ["XDG_DATA_HOME": folder.path + "/data", "HOME": "/nowhere", "LC_ALL": "C.UTF-8"]
  }

  /// Runs the real `taskletctl` on this store.
  package func taskletctl(_ arguments: String...) throws -> CommandResult {
    try runCommand(builtProgram("taskletctl"), arguments, environment: environment)
  }

  /// Runs a shell script on this store, in which `$ctl` is `taskletctl` and `$folder` the store's
  /// folder, by way of other programs such as `setpriv` or `unshare`.
  package func script(_ text: String, through wrapper: [String] = []) throws -> CommandResult {
    var environment = environment
    environment["ctl"] = builtProgram("taskletctl")
    environment["folder"] = location.folder
    environment["PATH"] = "/usr/sbin:/usr/bin:/sbin:/bin"
    return try runCommand(
      "/usr/bin/env", wrapper + ["sh", "-c", text], environment: environment)
  }
}
