#define _GNU_SOURCE
#include "CGtkShim.h"
#include <link.h>
#include <malloc.h>
#include <pthread.h>
#include <sys/mman.h>
#include <unistd.h>

static uintptr_t page_size(void) { return (uintptr_t)sysconf(_SC_PAGESIZE); }

static int drop_code(struct dl_phdr_info *info, size_t size, void *data) {
  (void)size;
  (void)data;
  uintptr_t page = page_size();
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[i];
    if (header->p_type != PT_LOAD || (header->p_flags & PF_W) || !(header->p_flags & PF_X))
      continue;
    uintptr_t start = (info->dlpi_addr + header->p_vaddr) & ~(page - 1);
    uintptr_t end = (info->dlpi_addr + header->p_vaddr + header->p_memsz + page - 1) & ~(page - 1);
    /* Code is mapped from its file and never written, so the pages come back as they were. */
    madvise((void *)start, end - start, MADV_DONTNEED);
  }
  return 0;
}

/* The start goes deeper than anything that follows; what lies below the present frame is dead. */
static void drop_stack(void) {
  pthread_attr_t attributes;
  void *lowest;
  size_t size;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0)
    return;
  if (pthread_attr_getstack(&attributes, &lowest, &size) == 0) {
    uintptr_t page = page_size();
    uintptr_t here = (uintptr_t)__builtin_frame_address(0) & ~(page - 1);
    uintptr_t end = here - 16 * page; /* room for the calls that are under way */
    if (end > (uintptr_t)lowest)
      madvise(lowest, end - (uintptr_t)lowest, MADV_DONTNEED);
  }
  pthread_attr_destroy(&attributes);
}

void gtkshim_trim_memory(void) {
  malloc_trim(0);
  drop_stack();
  dl_iterate_phdr(drop_code, NULL);
}
