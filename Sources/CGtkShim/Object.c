#include "CGtkShim.h"
#include <gdk/x11/gdkx.h>

GType gtkshim_type_of(gconstpointer instance) { return G_TYPE_FROM_INSTANCE(instance); }

gboolean gtkshim_is_a(gconstpointer instance, GType type) {
  return instance != NULL && g_type_check_instance_is_a((GTypeInstance *)instance, type);
}

GParamSpec *gtkshim_find_property(gpointer object, const char *name) {
  return g_object_class_find_property(G_OBJECT_GET_CLASS(object), name);
}

GType gtkshim_type_boolean(void) { return G_TYPE_BOOLEAN; }
GType gtkshim_type_int(void) { return G_TYPE_INT; }
GType gtkshim_type_uint(void) { return G_TYPE_UINT; }
GType gtkshim_type_double(void) { return G_TYPE_DOUBLE; }
GType gtkshim_type_string(void) { return G_TYPE_STRING; }

gboolean gtkshim_is_x11_display(gconstpointer display) {
  return display != NULL && GDK_IS_X11_DISPLAY(display);
}
