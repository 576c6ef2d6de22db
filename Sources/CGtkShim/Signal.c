#include "CGtkShim.h"
#include <string.h>

static char kind_of(GType type) {
  switch (G_TYPE_FUNDAMENTAL(type & ~G_SIGNAL_TYPE_STATIC_SCOPE)) {
  case G_TYPE_INT:
  case G_TYPE_UINT:
  case G_TYPE_BOOLEAN:
  case G_TYPE_ENUM:
  case G_TYPE_FLAGS:
    return 'i';
  case G_TYPE_DOUBLE:
    return 'd';
  case G_TYPE_STRING:
  case G_TYPE_POINTER:
  case G_TYPE_BOXED:
  case G_TYPE_OBJECT:
  case G_TYPE_INTERFACE:
  case G_TYPE_PARAM:
  case G_TYPE_VARIANT:
    return 'p';
  default:
    /* GdkEvent and GtkExpression are fundamental types of their own, and pointers. */
    return 'p';
  }
}

static gboolean returns_match(GType type, GtkShimReturn returns) {
  switch (returns) {
  case GTKSHIM_RETURNS_NOTHING:
    return type == G_TYPE_NONE;
  case GTKSHIM_RETURNS_BOOLEAN:
    return type == G_TYPE_BOOLEAN;
  case GTKSHIM_RETURNS_INT:
    return type == G_TYPE_INT;
  }
  return FALSE;
}

gboolean gtkshim_signal_matches(gpointer instance, const char *detailed_signal, GtkShimShape shape) {
  guint id;
  GQuark detail;
  if (!g_signal_parse_name(detailed_signal, G_TYPE_FROM_INSTANCE(instance), &id, &detail, FALSE))
    return FALSE;
  GSignalQuery query;
  g_signal_query(id, &query);
  if (query.n_params != strlen(shape.parameters))
    return FALSE;
  for (guint i = 0; i < query.n_params; i++)
    if (kind_of(query.param_types[i]) != shape.parameters[i])
      return FALSE;
  return returns_match(query.return_type & ~G_SIGNAL_TYPE_STATIC_SCOPE, shape.returns);
}

static gulong connect_checked(gpointer instance, const char *signal, GtkShimShape shape,
                              GCallback handler, gpointer data, GDestroyNotify destroy) {
  if (!gtkshim_signal_matches(instance, signal, shape))
    return 0;
  /* GClosureNotify is GDestroyNotify with a second argument, which the C calling conventions of
     every platform GLib supports let a callee ignore; GLib's own g_signal_connect_data callers
     rely on it. */
  return g_signal_connect_data(instance, signal, handler, data, (GClosureNotify)(void (*)(void))destroy, 0);
}

#define DEFINE_CONNECT(name, type, letters, result)                                                \
  gulong name(gpointer instance, const char *signal, type handler, gpointer data,                  \
              GDestroyNotify destroy) {                                                            \
    return connect_checked(instance, signal, (GtkShimShape){letters, result}, G_CALLBACK(handler), \
                           data, destroy);                                                         \
  }

DEFINE_CONNECT(gtkshim_connect_void, GtkShimVoid, "", GTKSHIM_RETURNS_NOTHING)
DEFINE_CONNECT(gtkshim_connect_bool, GtkShimBool, "", GTKSHIM_RETURNS_BOOLEAN)
DEFINE_CONNECT(gtkshim_connect_pointer_void, GtkShimPointerVoid, "p", GTKSHIM_RETURNS_NOTHING)
DEFINE_CONNECT(gtkshim_connect_pointer_bool, GtkShimPointerBool, "p", GTKSHIM_RETURNS_BOOLEAN)
DEFINE_CONNECT(gtkshim_connect_pointer_int, GtkShimPointerInt, "p", GTKSHIM_RETURNS_INT)
DEFINE_CONNECT(gtkshim_connect_int_void, GtkShimIntVoid, "i", GTKSHIM_RETURNS_NOTHING)
DEFINE_CONNECT(gtkshim_connect_press_void, GtkShimPressVoid, "idd", GTKSHIM_RETURNS_NOTHING)
DEFINE_CONNECT(gtkshim_connect_drop_bool, GtkShimDropBool, "pdd", GTKSHIM_RETURNS_BOOLEAN)
DEFINE_CONNECT(gtkshim_connect_key_bool, GtkShimKeyBool, "iii", GTKSHIM_RETURNS_BOOLEAN)
DEFINE_CONNECT(gtkshim_connect_uints_void, GtkShimUintsVoid, "iii", GTKSHIM_RETURNS_NOTHING)
DEFINE_CONNECT(gtkshim_connect_monitor_void, GtkShimMonitorVoid, "ppi", GTKSHIM_RETURNS_NOTHING)
