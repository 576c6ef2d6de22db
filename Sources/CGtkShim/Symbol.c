#include "CGtkShim.h"

typedef struct {
  GObject parent;
  GdkTexture *texture;
  int size;
} Symbol;

typedef struct {
  GObjectClass parent;
} SymbolClass;

static void symbol_paintable_init(GdkPaintableInterface *interface);
static void symbol_symbolic_init(GtkSymbolicPaintableInterface *interface);
static GType symbol_get_type(void);
G_DEFINE_TYPE_WITH_CODE(Symbol, symbol, G_TYPE_OBJECT,
                        G_IMPLEMENT_INTERFACE(GDK_TYPE_PAINTABLE, symbol_paintable_init)
                            G_IMPLEMENT_INTERFACE(GTK_TYPE_SYMBOLIC_PAINTABLE,
                                                  symbol_symbolic_init))

static void symbol_snapshot_symbolic(GtkSymbolicPaintable *paintable, GdkSnapshot *snapshot,
                                     double width, double height, const GdkRGBA *colors,
                                     gsize n_colors) {
  static const GdkRGBA black = {0, 0, 0, 1};
  Symbol *symbol = (Symbol *)paintable;
  const GdkRGBA *color = n_colors > 0 ? colors : &black;
  graphene_matrix_t matrix;
  graphene_vec4_t offset;
  graphene_rect_t bounds = GRAPHENE_RECT_INIT(0, 0, width, height);

  graphene_matrix_init_from_float(
      &matrix, (float[16]){0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, color->alpha});
  graphene_vec4_init(&offset, color->red, color->green, color->blue, 0);
  gtk_snapshot_push_color_matrix(snapshot, &matrix, &offset);
  gtk_snapshot_append_texture(snapshot, symbol->texture, &bounds);
  gtk_snapshot_pop(snapshot);
}

static void symbol_snapshot(GdkPaintable *paintable, GdkSnapshot *snapshot, double width,
                            double height) {
  symbol_snapshot_symbolic(GTK_SYMBOLIC_PAINTABLE(paintable), snapshot, width, height, NULL, 0);
}

static GdkPaintableFlags symbol_get_flags(GdkPaintable *paintable) {
  return GDK_PAINTABLE_STATIC_SIZE | GDK_PAINTABLE_STATIC_CONTENTS;
}

static int symbol_get_size(GdkPaintable *paintable) { return ((Symbol *)paintable)->size; }

static void symbol_paintable_init(GdkPaintableInterface *interface) {
  interface->snapshot = symbol_snapshot;
  interface->get_flags = symbol_get_flags;
  interface->get_intrinsic_width = symbol_get_size;
  interface->get_intrinsic_height = symbol_get_size;
}

static void symbol_symbolic_init(GtkSymbolicPaintableInterface *interface) {
  interface->snapshot_symbolic = symbol_snapshot_symbolic;
}

static void symbol_finalize(GObject *object) {
  g_object_unref(((Symbol *)object)->texture);
  G_OBJECT_CLASS(symbol_parent_class)->finalize(object);
}

static void symbol_class_init(SymbolClass *class) {
  G_OBJECT_CLASS(class)->finalize = symbol_finalize;
}

static void symbol_init(Symbol *symbol) {}

GdkPaintable *gtkshim_symbol_new(GdkTexture *texture, int size) {
  Symbol *symbol = g_object_new(symbol_get_type(), NULL);
  symbol->texture = g_object_ref(texture);
  symbol->size = size;
  return GDK_PAINTABLE(symbol);
}
