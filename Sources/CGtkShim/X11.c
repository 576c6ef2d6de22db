#include "CGtkShim.h"
#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <gdk/x11/gdkx.h>
#include <string.h>

GtkShimXEvent gtkshim_x11_event(gconstpointer xevent) {
  const XEvent *event = xevent;
  GtkShimXEvent result = {GTKSHIM_X_OTHER, 0, 0};
  if (event->type == PropertyNotify) {
    result.kind = GTKSHIM_X_PROPERTY;
    result.window = event->xproperty.window;
    result.atom = event->xproperty.atom;
  } else if (event->type == ConfigureNotify) {
    result.kind = GTKSHIM_X_CONFIGURE;
    result.window = event->xconfigure.window;
  } else if (event->type == MapNotify) {
    result.kind = GTKSHIM_X_MAP;
    result.window = event->xmap.window;
  }
  return result;
}

unsigned long gtkshim_x11_root(GdkDisplay *display) { return gdk_x11_display_get_xrootwindow(display); }

static GdkSurface *surface_of(GtkWidget *toplevel) {
  GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(toplevel));
  return surface != NULL && GDK_IS_X11_SURFACE(surface) ? surface : NULL;
}

unsigned long gtkshim_x11_window(GtkWidget *toplevel) {
  GdkSurface *surface = surface_of(toplevel);
  return surface == NULL ? 0 : gdk_x11_surface_get_xid(surface);
}

unsigned long gtkshim_x11_atom(GdkDisplay *display, const char *name) {
  return gdk_x11_get_xatom_by_name_for_display(display, name);
}

gboolean gtkshim_x11_send_to_root(GdkDisplay *display, unsigned long window, unsigned long type,
                                  const long data[5]) {
  XEvent event;
  memset(&event, 0, sizeof event);
  event.xclient.type = ClientMessage;
  event.xclient.window = window;
  event.xclient.message_type = type;
  event.xclient.format = 32;
  for (int i = 0; i < 5; i++)
    event.xclient.data.l[i] = data[i];
  gdk_x11_display_error_trap_push(display);
  Status sent = XSendEvent(gdk_x11_display_get_xdisplay(display), gtkshim_x11_root(display), False,
                           SubstructureRedirectMask | SubstructureNotifyMask, &event);
  return gdk_x11_display_error_trap_pop(display) == 0 && sent != 0;
}

unsigned long *gtkshim_x11_property(GdkDisplay *display, unsigned long window, unsigned long atom,
                                    gsize *count) {
  Atom type = None;
  int format = 0;
  unsigned long items = 0, left = 0;
  unsigned char *bytes = NULL;
  *count = 0;
  gdk_x11_display_error_trap_push(display);
  int status = XGetWindowProperty(gdk_x11_display_get_xdisplay(display), window, atom, 0, 4096, False,
                                  AnyPropertyType, &type, &format, &items, &left, &bytes);
  gboolean failed = gdk_x11_display_error_trap_pop(display) != 0;
  unsigned long *result = NULL;
  if (!failed && status == Success && type != None && format == 32 && bytes != NULL) {
    /* Xlib hands 32-bit items over as longs. */
    result = g_memdup2(bytes, items * sizeof(unsigned long));
    *count = result == NULL ? 0 : items;
  }
  if (bytes != NULL)
    XFree(bytes);
  return result;
}

gboolean gtkshim_x11_set_atoms(GdkDisplay *display, unsigned long window, unsigned long atom,
                               const unsigned long *atoms, gsize count) {
  gdk_x11_display_error_trap_push(display);
  XChangeProperty(gdk_x11_display_get_xdisplay(display), window, atom, XA_ATOM, 32, PropModeReplace,
                  (const unsigned char *)atoms, (int)count);
  return gdk_x11_display_error_trap_pop(display) == 0;
}

gboolean gtkshim_x11_move(GdkDisplay *display, unsigned long window, int x, int y) {
  gdk_x11_display_error_trap_push(display);
  XMoveWindow(gdk_x11_display_get_xdisplay(display), window, x, y);
  return gdk_x11_display_error_trap_pop(display) == 0;
}

gboolean gtkshim_x11_origin(GdkDisplay *display, unsigned long window, int *x, int *y) {
  Window child;
  gdk_x11_display_error_trap_push(display);
  Bool same = XTranslateCoordinates(gdk_x11_display_get_xdisplay(display), window,
                                    gtkshim_x11_root(display), 0, 0, x, y, &child);
  return gdk_x11_display_error_trap_pop(display) == 0 && same;
}

gboolean gtkshim_x11_watch_properties(GdkDisplay *display, unsigned long window) {
  Display *xdisplay = gdk_x11_display_get_xdisplay(display);
  XWindowAttributes attributes;
  gdk_x11_display_error_trap_push(display);
  Status known = XGetWindowAttributes(xdisplay, window, &attributes);
  if (known)
    XSelectInput(xdisplay, window, attributes.your_event_mask | PropertyChangeMask);
  return gdk_x11_display_error_trap_pop(display) == 0 && known;
}

void gtkshim_x11_skip_lists(GtkWidget *toplevel, gboolean skip) {
  GdkSurface *surface = surface_of(toplevel);
  if (surface == NULL)
    return;
  gdk_x11_surface_set_skip_taskbar_hint(surface, skip);
  gdk_x11_surface_set_skip_pager_hint(surface, skip);
}

void gtkshim_x11_work_area(GdkMonitor *monitor, GdkRectangle *area) {
  gdk_x11_monitor_get_workarea(monitor, area);
}
