#pragma once
#include <glib.h>
#include <glib-unix.h>

/* The source that runs libdispatch's main queue, and so Swift's main actor, on a GLib main
   context. It sleeps on the queue's own descriptor and never wakes without work. The caller owns
   the reference. NULL where the queue has no descriptor. */
GSource *gtkshim_main_queue_source_new(void);

/* A source that fires while `descriptor` is readable or hung up. `g_source_set_callback` takes
   every source's own callback under one type, by a cast that only C can write. */
GSource *gtkshim_descriptor_source_new(int descriptor, GUnixFDSourceFunc callback, gpointer data,
                                       GDestroyNotify destroy);
