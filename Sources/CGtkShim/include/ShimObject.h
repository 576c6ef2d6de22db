#pragma once
#include <glib-object.h>
#include <gtk/gtk.h>

/* What Swift cannot see of GObject and GLib: macros and variadic functions. */

/* The type of an instance (`G_OBJECT_TYPE` is a macro). */
GType gtkshim_type_of(gconstpointer instance);

/* `G_TYPE_CHECK_INSTANCE_TYPE` is a macro. */
gboolean gtkshim_is_a(gconstpointer instance, GType type);

/* `G_OBJECT_GET_CLASS` is a macro. NULL where the object has no such property. */
GParamSpec *gtkshim_find_property(gpointer object, const char *name);

/* The fundamental types, which are macros with casts. */
GType gtkshim_type_boolean(void);
GType gtkshim_type_int(void);
GType gtkshim_type_uint(void);
GType gtkshim_type_double(void);
GType gtkshim_type_string(void);

/* `GDK_IS_X11_DISPLAY` is a macro. */
gboolean gtkshim_is_x11_display(gconstpointer display);
