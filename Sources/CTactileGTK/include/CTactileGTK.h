/// The part of GTK 4 that windows need, declared here and found in the library when the program runs.
///
/// Nothing links to GTK, so packages build without its development files, and programs that open no window
/// never load it. The names, types and constants are those of GTK's documented binary interface.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wnullability-completeness"
#pragma clang assume_nonnull begin

typedef int gboolean;
typedef size_t GType;

typedef struct _GBytes GBytes;
typedef struct _GMainContext GMainContext;
typedef struct _GObject GObject;
typedef struct _GtkSettings GtkSettings;
typedef struct _GtkWidget GtkWidget;
typedef struct _GtkWindow GtkWindow;
typedef struct _GtkSnapshot GtkSnapshot;
typedef struct _GtkEventController GtkEventController;
typedef struct _GdkClipboard GdkClipboard;
typedef struct _GdkCursor GdkCursor;
typedef struct _GdkDisplay GdkDisplay;
typedef struct _GdkEvent GdkEvent;
typedef struct _GdkFrameClock GdkFrameClock;
typedef struct _GdkSurface GdkSurface;
typedef struct _GdkTexture GdkTexture;
typedef struct _GskRenderNode GskRenderNode;
typedef struct _GtkNative GtkNative;
typedef struct _GAppLaunchContext GAppLaunchContext;
typedef struct _GAsyncResult GAsyncResult;
typedef struct _GValue GValue;

typedef struct { int fd; unsigned short events, revents; } GPollFD;
typedef struct { float x, y, width, height; } GrapheneRect;

typedef void (*GCallback)(void);
typedef void (*GDestroyNotify)(void *_Nullable data);
typedef void (*GClosureNotify)(void *_Nullable data, void *_Nullable closure);
typedef void (*GClassInitFunc)(void *klass, void *_Nullable data);
typedef gboolean (*GtkTickCallback)(GtkWidget *widget, GdkFrameClock *clock, void *_Nullable data);
typedef void (*GAsyncReadyCallback)(
    GObject *_Nullable source, GAsyncResult *result, void *_Nullable data);

/// The values of GDK's enumerations that windows use.
enum {
  GDK_MOTION_NOTIFY = 1,
  GDK_BUTTON_PRESS = 2,
  GDK_BUTTON_RELEASE = 3,
  GDK_KEY_PRESS = 4,
  GDK_KEY_RELEASE = 5,
  GDK_ENTER_NOTIFY = 6,
  GDK_LEAVE_NOTIFY = 7,
  GDK_FOCUS_CHANGE = 8,
  GDK_GRAB_BROKEN = 16,
  GDK_SCROLL = 15,
  GDK_TOUCH_BEGIN = 17,
  GDK_TOUCH_UPDATE = 18,
  GDK_TOUCH_END = 19,
  GDK_TOUCH_CANCEL = 20,
};

enum {
  GDK_SHIFT_MASK = 1 << 0,
  GDK_LOCK_MASK = 1 << 1,
  GDK_CONTROL_MASK = 1 << 2,
  GDK_ALT_MASK = 1 << 3,
  GDK_SUPER_MASK = 1 << 26,
};

enum { GDK_MEMORY_B8G8R8A8_PREMULTIPLIED = 0 };
enum { GDK_SCROLL_SMOOTH = 4 };
enum { GDK_SCROLL_UNIT_SURFACE = 1 };
enum { GTK_PHASE_CAPTURE = 1 };

/// The functions of GLib, GObject, GDK and GTK that windows use: result, name and parameters.
#define GTK_FUNCTIONS(FUNCTION)                                                                     \
  FUNCTION(gboolean, gtk_init_check, (void))                                                        \
  FUNCTION(unsigned, gtk_get_minor_version, (void))                                                 \
  FUNCTION(void, g_free, (void *_Nullable memory))                                                  \
  FUNCTION(void, g_set_prgname, (const char *name))                                                 \
  FUNCTION(void, g_object_unref, (void *object))                                                    \
  FUNCTION(unsigned long, g_signal_connect_data,                                                    \
           (void *instance, const char *signal, GCallback handler, void *_Nullable data,            \
            GClosureNotify _Nullable destroy, int flags))                                           \
  FUNCTION(GBytes *, g_bytes_new, (const void *_Nullable data, size_t size))                        \
  FUNCTION(void, g_bytes_unref, (GBytes *bytes))                                                    \
  FUNCTION(GMainContext *, g_main_context_default, (void))                                          \
  FUNCTION(gboolean, g_main_context_acquire, (GMainContext *context))                               \
  FUNCTION(gboolean, g_main_context_prepare, (GMainContext *context, int *priority))                \
  FUNCTION(int, g_main_context_query,                                                               \
           (GMainContext *context, int priority, int *timeout, GPollFD *_Nullable fds, int count))  \
  FUNCTION(gboolean, g_main_context_check,                                                          \
           (GMainContext *context, int priority, GPollFD *_Nullable fds, int count))                \
  FUNCTION(void, g_main_context_dispatch, (GMainContext *context))                                  \
  FUNCTION(gboolean, g_main_context_iteration, (GMainContext *context, gboolean may_block))         \
  FUNCTION(GtkWidget *, gtk_window_new, (void))                                                     \
  FUNCTION(void, gtk_window_set_title, (GtkWidget *window, const char *title))                      \
  FUNCTION(void, gtk_window_set_default_size, (GtkWidget *window, int width, int height))           \
  FUNCTION(void, gtk_window_set_resizable, (GtkWidget *window, gboolean resizable))                 \
  FUNCTION(void, gtk_window_set_child, (GtkWidget *window, GtkWidget *_Nullable child))             \
  FUNCTION(void, gtk_window_present, (GtkWidget *window))                                           \
  FUNCTION(void, gtk_window_destroy, (GtkWidget *window))                                           \
  FUNCTION(gboolean, gtk_window_is_active, (GtkWidget *window))                                     \
  FUNCTION(GtkWidget *_Nullable, gtk_root_get_focus, (GtkWidget *root))                             \
  FUNCTION(GType, gtk_widget_get_type, (void))                                                      \
  FUNCTION(void, gtk_widget_set_focusable, (GtkWidget *widget, gboolean focusable))                 \
  FUNCTION(gboolean, gtk_widget_grab_focus, (GtkWidget *widget))                                    \
  FUNCTION(void, gtk_widget_set_hexpand, (GtkWidget *widget, gboolean expands))                     \
  FUNCTION(void, gtk_widget_set_vexpand, (GtkWidget *widget, gboolean expands))                     \
  FUNCTION(int, gtk_widget_get_scale_factor, (GtkWidget *widget))                                   \
  FUNCTION(void, gtk_widget_queue_draw, (GtkWidget *widget))                                        \
  FUNCTION(void, gtk_widget_queue_resize, (GtkWidget *widget))                                      \
  FUNCTION(void, gtk_widget_queue_allocate, (GtkWidget *widget))                                    \
  FUNCTION(void, gtk_widget_add_controller, (GtkWidget *widget, GtkEventController *controller))    \
  FUNCTION(unsigned, gtk_widget_add_tick_callback,                                                  \
           (GtkWidget *widget, GtkTickCallback callback, void *_Nullable data,                      \
            GDestroyNotify _Nullable destroy))                                                      \
  FUNCTION(GtkNative *_Nullable, gtk_widget_get_native, (GtkWidget *widget))                        \
  FUNCTION(void, gtk_native_get_surface_transform, (GtkNative *native, double *x, double *y))       \
  FUNCTION(GdkSurface *_Nullable, gtk_native_get_surface, (GtkNative *native))                      \
  FUNCTION(gboolean, gtk_widget_translate_coordinates,                                              \
           (GtkWidget *source, GtkWidget *destination, double x, double y, double *toX,             \
            double *toY))                                                                           \
  FUNCTION(GdkClipboard *, gtk_widget_get_clipboard, (GtkWidget *widget))                           \
  FUNCTION(gboolean, gdk_clipboard_is_local, (GdkClipboard *clipboard))                             \
  FUNCTION(void, gtk_window_fullscreen, (GtkWidget *window))                                        \
  FUNCTION(void, gtk_window_unfullscreen, (GtkWidget *window))                                      \
  FUNCTION(gboolean, gtk_window_is_fullscreen, (GtkWidget *window))                                 \
  FUNCTION(void, gtk_widget_set_cursor_from_name, (GtkWidget *widget, const char *_Nullable name))  \
  FUNCTION(gboolean, gdk_scroll_event_is_stop, (GdkEvent *event))                                   \
  FUNCTION(void *_Nullable, gdk_event_get_device_tool, (GdkEvent *event))                           \
  FUNCTION(void, gtk_window_set_default_icon_name, (const char *name))                              \
  FUNCTION(void, gdk_clipboard_set_text, (GdkClipboard *clipboard, const char *text))               \
  FUNCTION(void, gdk_clipboard_set_texture, (GdkClipboard *clipboard, GdkTexture *texture))         \
  FUNCTION(GtkEventController *, gtk_event_controller_legacy_new, (void))                           \
  FUNCTION(GtkEventController *, gtk_event_controller_motion_new, (void))                           \
  FUNCTION(gboolean, gtk_event_controller_motion_contains_pointer, (GtkEventController *))          \
  FUNCTION(void, gtk_event_controller_set_propagation_phase,                                        \
           (GtkEventController *controller, int phase))                                             \
  FUNCTION(GtkSettings *_Nullable, gtk_settings_get_default, (void))                                \
  FUNCTION(GdkDisplay *, gtk_widget_get_display, (GtkWidget *widget))                               \
  FUNCTION(GAppLaunchContext *, gdk_display_get_app_launch_context, (GdkDisplay *display))          \
  FUNCTION(gboolean, g_app_info_launch_default_for_uri,                                             \
           (const char *uri, GAppLaunchContext *_Nullable context, void *_Nullable error))          \
  FUNCTION(void, gtk_snapshot_append_node, (GtkSnapshot *snapshot, GskRenderNode *node))            \
  FUNCTION(GdkTexture *, gdk_memory_texture_new,                                                    \
           (int width, int height, int format, GBytes *bytes, size_t stride))                       \
  FUNCTION(int, gdk_event_get_event_type, (GdkEvent *event))                                        \
  FUNCTION(gboolean, gdk_event_get_position, (GdkEvent *event, double *x, double *y))               \
  FUNCTION(int, gdk_event_get_modifier_state, (GdkEvent *event))                                    \
  FUNCTION(void *_Nullable, gdk_event_get_event_sequence, (GdkEvent *event))                        \
  FUNCTION(unsigned, gdk_button_event_get_button, (GdkEvent *event))                                \
  FUNCTION(unsigned, gdk_key_event_get_keyval, (GdkEvent *event))                                   \
  FUNCTION(uint32_t, gdk_keyval_to_unicode, (unsigned keyval))                                      \
  FUNCTION(void, gdk_scroll_event_get_deltas, (GdkEvent *event, double *x, double *y))              \
  FUNCTION(int, gdk_scroll_event_get_direction, (GdkEvent *event))

/// GTK's functions.
typedef struct {
#define FUNCTION(result, name, parameters) result(*name) parameters;
  GTK_FUNCTIONS(FUNCTION)
#undef FUNCTION
  /// The number of pixels per point of a surface, which may be fractional; null before GTK 4.12.
  double (*_Nullable gdk_surface_get_scale)(GdkSurface *surface);
  /// The unit of a scroll event's deltas; null before GTK 4.8.
  int (*_Nullable gdk_scroll_event_get_unit)(GdkEvent *event);
} GTKFunctions;

/// Loads GTK.
///
/// - Parameter missing: Set to the dynamic linker's message if the library cannot be loaded, or to the
///   name of the function that it lacks.
/// - Returns: The functions, or null if the library is missing or too old.
const GTKFunctions *_Nullable tactile_gtk_load(const char *_Nullable *_Nonnull missing);

/// The functions that a canvas calls, with its owner as the first argument.
typedef struct {
  void (*draw)(void *owner, GtkSnapshot *snapshot);
  void (*resize)(void *owner, int width, int height);
} CanvasCallbacks;

/// Creates a widget that draws nothing by itself, without an owner.
GtkWidget *tactile_canvas_new(const GTKFunctions *gtk, CanvasCallbacks callbacks);

/// Sets the owner of a canvas, which it does not retain; without one, its callbacks are not called.
void tactile_canvas_set_owner(GtkWidget *canvas, void *_Nullable owner);

/// Sets the minimum and the natural size of a canvas, in points.
void tactile_canvas_set_sizes(
    const GTKFunctions *gtk, GtkWidget *canvas, int minWidth, int minHeight, int width, int height);

/// Creates a tile: a part of a picture that windows show.
///
/// The cairo renderer of GTK 4.8 takes ten times as long for a texture, whose colors it converts to floating-point
/// numbers and back.
///
/// - Parameters:
///   - pixels: The pixels, which are copied, premultiplied: blue, green, red and alpha, a byte each.
///   - stride: The distance of two rows, in bytes.
///   - width, height: The size in pixels.
///   - bounds: The place of the tile in the window, in points.
GskRenderNode *tactile_tile_new(
    const void *pixels, size_t stride, int width, int height, GrapheneRect bounds);

/// Releases a tile.
void tactile_tile_free(GskRenderNode *tile);

// MARK: The session bus

/// Whether there is a session bus, by which desktops offer their settings and assistive technologies reach
/// programs.
///
/// Without one, GLib would start a program to look for it, once for each question.
bool tactile_has_session_bus(void);

// MARK: The display

/// Calls a function once the connection to an X server fails.
///
/// The function must not return to GTK's main loop.
///
/// - Returns: The file descriptor of the connection to the display, whose other end closes when the display
///   goes away; −1 if there is none.
int tactile_display_watch(const GTKFunctions *gtk, void (*gone)(void *owner), void *owner);

/// Returns the largest width and height of a monitor, in points; 0 if there is no monitor.
void tactile_display_size(const GTKFunctions *gtk, int *width, int *height);

// MARK: X11

/// The window of a surface on an X server.
typedef struct X11Surface X11Surface;

/// A rectangle in pixels.
typedef struct { int x, y, width, height; } CGTKArea;

/// Returns the window of a surface; null if it is none of X11, or shows no colors of 8 bits.
X11Surface *_Nullable tactile_x11_surface_new(const GTKFunctions *gtk, GdkSurface *surface);

/// Releases what belongs to a surface, before its window is destroyed.
void tactile_x11_surface_free(X11Surface *surface);

/// Puts parts of a picture into a window at once, before GTK draws its next frame.
///
/// - Parameters:
///   - pixels: The whole picture, premultiplied: blue, green, red and alpha, a byte each, row by row.
///   - areas: The parts.
///   - left, top: The location of the picture in the window, in pixels.
void tactile_x11_surface_put(
    X11Surface *surface, const void *pixels, int width, int height, const CGTKArea *areas,
    int count, int left, int top);

/// Reads a property of GTK's settings that is a boolean; false if there is none.
bool tactile_setting_flag(const GTKFunctions *gtk, const char *name);

/// Reads a property of GTK's settings that is an integer; -1 if there is none.
int tactile_setting_number(const GTKFunctions *gtk, const char *name);

/// Reads a property of GTK's settings that is a string, to be freed with `g_free`; null if there is none.
char *_Nullable tactile_setting_string(const GTKFunctions *gtk, const char *name);

/// Tells a setting of the desktop: its group, its name, and one or three numbers.
typedef void (*PortalCallback)(
    void *owner, const char *group, const char *key, const double *numbers, int count);

/// Calls a function with each setting of the desktop's portal that is a number, a flag or a color, at first and
/// whenever one changes.
///
/// Without a session bus or a portal it is never called.
void tactile_watch_portal(PortalCallback changed, void *owner);

/// The functions that receive the contents of a clipboard; the number identifies the request.
typedef struct {
  void (*text)(void *owner, long number, const char *text);
  /// The pixels are premultiplied: blue, green, red and alpha, a byte each, row by row.
  void (*picture)(void *owner, long number, const void *pixels, int width, int height);
  /// Called once after the others, which are not called if the clipboard has neither.
  void (*end)(void *owner);
} ClipboardCallbacks;

/// Asks the owner of a clipboard for its text, or for its picture if it has no text.
///
/// - Parameter number: Passed to the functions, which can tell the last question from earlier ones by it.
void tactile_clipboard_read(
    GdkClipboard *clipboard, ClipboardCallbacks callbacks, void *owner, long number);

// MARK: Input methods

/// The input method of a window.
typedef struct InputMethod InputMethod;

/// The functions that an input method calls, with its owner as the first argument.
typedef struct {
  /// Commits text.
  void (*commit)(void *owner, const char *text);
  /// Sets the preedit text, with the caret at a byte offset; an empty text ends the composition.
  void (*compose)(void *owner, const char *text, int caret);
  /// Deletes a number of Unicode scalars, at an offset from the caret, which can be negative.
  void (*erase)(void *owner, int offset, int count);
  /// Requests the surrounding text, which `tactile_input_method_set_surrounding` sets.
  void (*retrieve)(void *owner);
} InputMethodCallbacks;

/// Creates the input method of a window.
InputMethod *tactile_input_method_new(
    const GTKFunctions *gtk, GtkWidget *canvas, InputMethodCallbacks callbacks, void *owner);

/// Releases an input method; it calls no functions afterwards.
void tactile_input_method_free(const GTKFunctions *gtk, InputMethod *method);

/// Activates an input method while the window has a text input client; deactivating it can end a composition.
void tactile_input_method_set_active(InputMethod *method, bool isActive);

/// Resets the composition, such as when the insertion point is moved.
void tactile_input_method_reset(InputMethod *method);

/// Offers a key to an input method.
///
/// - Returns: Whether the input method handled the key.
bool tactile_input_method_filter(InputMethod *method, GdkEvent *event);

/// Sets the frame of the caret in the canvas, in points; candidates are shown next to it.
void tactile_input_method_set_caret(InputMethod *method, int x, int y, int width, int height);

/// Sets the surrounding text, with the ends of the selection in bytes.
void tactile_input_method_set_surrounding(
    InputMethod *method, const char *text, int caret, int anchor);

/// Returns the primary selection's clipboard.
GdkClipboard *tactile_primary_clipboard(GtkWidget *widget);

/// Runs the app of an `AppLaunch`, which it takes over, until its last window closes.
///
/// The target `TactileWindowHost` defines it. `SwiftUI` calls it by this declaration, so that programs that import
/// `SwiftUI` need not see the modules that windows are drawn with.
void tactile_run(void *launch) __attribute__((noreturn));

// MARK: Accessibility

/// Calls a function whenever assistive technologies are turned on or off, and at first if they are on.
///
/// Without a session bus it is never called.
void tactile_watch_accessibility(
    const GTKFunctions *gtk, void (*changed)(void *owner, bool isOn), void *owner);

/// The roles of elements, with GTK's values.
typedef enum __attribute__((enum_extensibility(closed))) CGTKRole : int {
  CGTKRoleButton = 3,
  CGTKRoleDialog = 11,
  CGTKRoleGroup = 18,
  CGTKRoleHeading = 19,
  CGTKRoleImage = 20,
  CGTKRoleLabel = 22,
  CGTKRoleLink = 25,
  CGTKRoleSwitch = 63,
  CGTKRoleTextBox = 68,
} CGTKRole;

/// The properties of an accessibility element.
typedef struct {
  const char *label;
  const char *_Nullable description;
  int x, y, width, height;
  bool isEnabled;
  bool isFocusable;
  /// 0 or 1; −1 for elements that are not pressed, or never checked or selected.
  int pressed, checked, selected;
} CGTKElement;

/// Called when an assistive technology asks for an action of an element.
typedef void (*CGTKElementCallback)(void *owner, long number, const char *action);

/// Called when an assistive technology has edited the text of an element or changed its selection, whose ends are in
/// Unicode scalars.
typedef void (*CGTKTextCallback)(
    void *owner, long number, const char *text, int caret, int bound);

/// Creates an accessibility element in a canvas, after the others: a widget that draws nothing.
///
/// - Parameters:
///   - actions: The names of the element's actions, a line each.
///   - act: Called with the owner, the number and the name of an action; the owner is not retained.
///   - edited: Called after an assistive technology has edited the text; null for elements without text.
///   - number: The number of the element, larger than 0.
GtkWidget *tactile_element_new(
    const GTKFunctions *gtk, GtkWidget *canvas, CGTKRole role, const char *actions,
    CGTKElementCallback act, CGTKTextCallback _Nullable edited, void *owner, long number);

/// Sets the text of an element, with the caret and the other end of the selection in Unicode scalars.
void tactile_element_set_text(GtkWidget *element, const char *text, int caret, int bound);

/// Returns the number of an element; 0 for other widgets.
long tactile_element_number(GtkWidget *widget);

/// Changes what an element says; strings are copied.
void tactile_element_update(const GTKFunctions *gtk, GtkWidget *element, CGTKElement content);

/// Moves an element behind another one in its canvas, or to the start if it is null.
void tactile_element_arrange(
    GtkWidget *element, GtkWidget *canvas, GtkWidget *_Nullable previous);

/// Sets the name that assistive technologies read for a widget.
void tactile_widget_set_label(GtkWidget *widget, const char *label);

/// Removes an element.
void tactile_element_remove(const GTKFunctions *gtk, GtkWidget *element);

/// Makes GTK lay out a canvas again.
void tactile_canvas_arrange(const GTKFunctions *gtk, GtkWidget *canvas);

/// Places the elements of a canvas that have changed at their frames, when GTK lays the canvas out.
void tactile_elements_place(const GTKFunctions *gtk, GtkWidget *canvas);

#pragma clang assume_nonnull end
#pragma clang diagnostic pop
