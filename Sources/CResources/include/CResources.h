#pragma once
#include <stddef.h>

/* The style sheet and the symbols, as GResource takes them: bytes of the program itself, which are
   there as long as it runs and take no memory of its own. */
const void *tasklet_resources(size_t *count);
