#pragma once
#include <gtk/gtk.h>

/* X11, where Swift cannot go: unions, macros and error traps. Windows are `unsigned long` ids.
   Every call catches the X errors it causes, such as those of a window that is gone. */

/* Which of the events below an XEvent is. */
typedef enum {
  GTKSHIM_X_OTHER,
  GTKSHIM_X_PROPERTY, /* a property of `window` changed: `atom` */
  GTKSHIM_X_CONFIGURE, /* `window` was moved or resized */
  GTKSHIM_X_MAP,       /* `window` was shown, by GTK or by somebody else */
} GtkShimXEventKind;

typedef struct {
  GtkShimXEventKind kind;
  unsigned long window;
  unsigned long atom;
} GtkShimXEvent;

GtkShimXEvent gtkshim_x11_event(gconstpointer xevent);

unsigned long gtkshim_x11_root(GdkDisplay *display);

/* The X window of a realized toplevel, or 0. */
unsigned long gtkshim_x11_window(GtkWidget *toplevel);

/* An atom by name; made where it did not exist. */
unsigned long gtkshim_x11_atom(GdkDisplay *display, const char *name);

/* Sends a client message about `window` to the root window, as window managers expect it
   (SubstructureRedirect and SubstructureNotify). FALSE where X refused it. */
gboolean gtkshim_x11_send_to_root(GdkDisplay *display, unsigned long window, unsigned long type,
                                  const long data[5]);

/* The 32-bit items of a property (atoms, cardinals, windows). NULL where it is missing or of
   another format. The caller frees with g_free. */
unsigned long *gtkshim_x11_property(GdkDisplay *display, unsigned long window, unsigned long atom,
                                    gsize *count);

/* Sets a property of 32-bit items of type ATOM. */
gboolean gtkshim_x11_set_atoms(GdkDisplay *display, unsigned long window, unsigned long atom,
                               const unsigned long *atoms, gsize count);

/* Moves a window. Device pixels, relative to the root window. */
gboolean gtkshim_x11_move(GdkDisplay *display, unsigned long window, int x, int y);

/* Where a window's top left corner is. Device pixels, relative to the root window. */
gboolean gtkshim_x11_origin(GdkDisplay *display, unsigned long window, int *x, int *y);

/* Asks for PropertyNotify of a window that is not ours (the root), beside what GDK asked for. */
gboolean gtkshim_x11_watch_properties(GdkDisplay *display, unsigned long window);

/* Keeps a toplevel out of taskbar and pager. Before it is mapped. */
void gtkshim_x11_skip_lists(GtkWidget *toplevel, gboolean skip);

/* A monitor's work area, in GDK's logical pixels. */
void gtkshim_x11_work_area(GdkMonitor *monitor, GdkRectangle *area);
