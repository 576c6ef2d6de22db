#pragma once
#include <glib-object.h>

/* Connecting to signals. A C function pointer of the wrong shape behind a signal is undefined
   behaviour, so the signal's own description is compared with the handler's shape first. */

/* What a handler returns. */
typedef enum {
  GTKSHIM_RETURNS_NOTHING,
  GTKSHIM_RETURNS_BOOLEAN,
  GTKSHIM_RETURNS_INT,
} GtkShimReturn;

/* The shape of a handler: the kinds of its parameters between instance and data, one letter each:
   `p` pointer (object, boxed, variant, string), `i` a 32-bit integer (int, uint, boolean, enum,
   flags), `d` double. */
typedef struct {
  const char *parameters;
  GtkShimReturn returns;
} GtkShimShape;

/* Whether `instance` has the signal (with an optional `::detail`) and it has that shape. */
gboolean gtkshim_signal_matches(gpointer instance, const char *detailed_signal, GtkShimShape shape);

/* The handlers, one type for each shape in use. */
typedef void (*GtkShimVoid)(gpointer, gpointer);
typedef gboolean (*GtkShimBool)(gpointer, gpointer);
typedef void (*GtkShimPointerVoid)(gpointer, gpointer, gpointer);
typedef gboolean (*GtkShimPointerBool)(gpointer, gpointer, gpointer);
typedef int (*GtkShimPointerInt)(gpointer, gpointer, gpointer);
typedef void (*GtkShimIntVoid)(gpointer, int, gpointer);
typedef void (*GtkShimPressVoid)(gpointer, int, double, double, gpointer);
typedef gboolean (*GtkShimDropBool)(gpointer, gpointer, double, double, gpointer);
typedef gboolean (*GtkShimKeyBool)(gpointer, guint, guint, guint, gpointer);
typedef void (*GtkShimUintsVoid)(gpointer, guint, guint, guint, gpointer);
typedef void (*GtkShimMonitorVoid)(gpointer, gpointer, gpointer, int, gpointer);

/* Connects and returns the handler's id. `data` goes to `destroy` exactly once, when the handler
   is gone. Returns 0, and leaves `data` to the caller, where the signal is unknown or of another
   shape. */
gulong gtkshim_connect_void(gpointer, const char *, GtkShimVoid, gpointer, GDestroyNotify);
gulong gtkshim_connect_bool(gpointer, const char *, GtkShimBool, gpointer, GDestroyNotify);
gulong gtkshim_connect_pointer_void(gpointer, const char *, GtkShimPointerVoid, gpointer, GDestroyNotify);
gulong gtkshim_connect_pointer_bool(gpointer, const char *, GtkShimPointerBool, gpointer, GDestroyNotify);
gulong gtkshim_connect_pointer_int(gpointer, const char *, GtkShimPointerInt, gpointer, GDestroyNotify);
gulong gtkshim_connect_int_void(gpointer, const char *, GtkShimIntVoid, gpointer, GDestroyNotify);
gulong gtkshim_connect_press_void(gpointer, const char *, GtkShimPressVoid, gpointer, GDestroyNotify);
gulong gtkshim_connect_drop_bool(gpointer, const char *, GtkShimDropBool, gpointer, GDestroyNotify);
gulong gtkshim_connect_key_bool(gpointer, const char *, GtkShimKeyBool, gpointer, GDestroyNotify);
gulong gtkshim_connect_uints_void(gpointer, const char *, GtkShimUintsVoid, gpointer, GDestroyNotify);
gulong gtkshim_connect_monitor_void(gpointer, const char *, GtkShimMonitorVoid, gpointer, GDestroyNotify);
