#include "CGtkShim.h"
#include <errno.h>
#include <stdint.h>
#include <unistd.h>

/* libdispatch exports these two for event loops that own the main thread; no header declares
   them on Linux. The handle is an eventfd. */
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

typedef struct {
  GSource source;
  int descriptor;
  gpointer tag;
} MainQueueSource;

static gboolean main_queue_check(GSource *source) {
  return (g_source_query_unix_fd(source, ((MainQueueSource *)source)->tag) & G_IO_IN) != 0;
}

static gboolean main_queue_dispatch(GSource *source, GSourceFunc callback, gpointer data) {
  uint64_t count;
  /* Empty the counter before the queue is drained: an unread eventfd stays readable and the loop
     would spin; one read after the drain could swallow a job that arrived meanwhile. */
  while (read(((MainQueueSource *)source)->descriptor, &count, sizeof count) < 0 && errno == EINTR)
    ;
  _dispatch_main_queue_callback_4CF(NULL);
  return G_SOURCE_CONTINUE;
}

static GSourceFuncs functions = {
    .check = main_queue_check,
    .dispatch = main_queue_dispatch,
};

GSource *gtkshim_main_queue_source_new(void) {
  int descriptor = _dispatch_get_main_queue_handle_4CF();
  if (descriptor < 0)
    return NULL;
  GSource *source = g_source_new(&functions, sizeof(MainQueueSource));
  MainQueueSource *main_queue = (MainQueueSource *)source;
  main_queue->descriptor = descriptor;
  main_queue->tag = g_source_add_unix_fd(source, descriptor, G_IO_IN);
  g_source_set_name(source, "main actor");
  return source;
}

GSource *gtkshim_descriptor_source_new(int descriptor, GUnixFDSourceFunc callback, gpointer data,
                                       GDestroyNotify destroy) {
  GSource *source = g_unix_fd_source_new(descriptor, G_IO_IN | G_IO_HUP | G_IO_ERR);
  g_source_set_callback(source, G_SOURCE_FUNC(callback), data, destroy);
  return source;
}
