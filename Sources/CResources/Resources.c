#include "CResources.h"

/* Sum of the file: 8952685e3d864b3b5801b4b786445cea61d88c51af69d169ee45365442c0ea5f
   The assembler reads the file in, which no build system can know: the sum makes this one another
   one when that one is. As an array in Swift the bytes would take minutes to compile. */
__asm__(".section .rodata\n"
        ".balign 16\n"
        ".hidden tasklet_resources_begin\n"
        ".global tasklet_resources_begin\n"
        "tasklet_resources_begin:\n"
        ".incbin \"tasklet.gresource\"\n"
        ".hidden tasklet_resources_end\n"
        ".global tasklet_resources_end\n"
        "tasklet_resources_end:\n"
        ".byte 0\n"
        ".previous\n");

extern const unsigned char tasklet_resources_begin[] __attribute__((visibility("hidden")));
extern const unsigned char tasklet_resources_end[] __attribute__((visibility("hidden")));

const void *tasklet_resources(size_t *count) {
  *count = (size_t)(tasklet_resources_end - tasklet_resources_begin);
  return tasklet_resources_begin;
}
