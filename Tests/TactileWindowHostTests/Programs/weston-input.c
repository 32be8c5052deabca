// A module of the compositor Weston that plays a mouse, a keyboard and fingers.
//
// It reads lines from the pipe that the environment variable TACTILE_INPUT names: "move X Y", "button NUMBER
// IS_DOWN", "key CODE IS_DOWN", "wheel X Y", "down FINGER X Y", "drag FINGER X Y", "up FINGER", and "cancel", by which
// the compositor takes all fingers away from the program. Locations are in pixels of the screen; buttons and keys
// have the codes of Linux.

#include <libweston/libweston.h>

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

// Weston's backends use these functions; its headers do not declare them.
void weston_seat_init(struct weston_seat *, struct weston_compositor *, const char *);
int weston_seat_init_pointer(struct weston_seat *);
int weston_seat_init_touch(struct weston_seat *);
int weston_seat_init_keyboard(struct weston_seat *, struct xkb_keymap *);
struct weston_touch_device *weston_touch_create_touch_device(
    struct weston_touch *, const char *, void *, const struct weston_touch_device_ops *);
void notify_motion_absolute(struct weston_seat *, const struct timespec *, double, double);
void notify_button(
    struct weston_seat *, const struct timespec *, int32_t, enum wl_pointer_button_state);
void notify_axis(
    struct weston_seat *, const struct timespec *, struct weston_pointer_axis_event *);
void notify_pointer_frame(struct weston_seat *);
void notify_key(
    struct weston_seat *, const struct timespec *, uint32_t, enum wl_keyboard_key_state,
    enum weston_key_state_update);
void notify_touch_normalized(
    struct weston_touch_device *, const struct timespec *, int, double, double,
    const struct weston_point2d_device_normalized *, int);
void notify_touch_frame(struct weston_touch_device *);

static struct weston_seat seat;
static struct weston_touch_device *fingers;
static char text[4096];
static size_t length;

static void play(const char *line) {
  char verb[32];
  double a = 0, b = 0, c = 0;
  if (sscanf(line, "%31s %lf %lf %lf", verb, &a, &b, &c) < 1) return;
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  if (!strcmp(verb, "move")) {
    notify_motion_absolute(&seat, &time, a, b);
    notify_pointer_frame(&seat);
  } else if (!strcmp(verb, "button")) {
    notify_button(&seat, &time, (int)a, (int)b);
    notify_pointer_frame(&seat);
  } else if (!strcmp(verb, "key")) {
    notify_key(&seat, &time, (int)a, (int)b, STATE_UPDATE_AUTOMATIC);
  } else if (!strcmp(verb, "wheel")) {
    struct weston_pointer_axis_event event = {
        .axis = a ? WL_POINTER_AXIS_HORIZONTAL_SCROLL : WL_POINTER_AXIS_VERTICAL_SCROLL,
        .value = 10 * (a ? a : b),
        .has_discrete = true,
        .discrete = a ? a : b,
    };
    notify_axis(&seat, &time, &event);
    notify_pointer_frame(&seat);
  } else if (!strcmp(verb, "cancel")) {
    struct wl_resource *program;
    wl_resource_for_each(program, &weston_seat_get_touch(&seat)->focus_resource_list)
      wl_touch_send_cancel(program);
  } else {
    int kind = !strcmp(verb, "down") ? 0 : !strcmp(verb, "up") ? 1 : 2;
    notify_touch_normalized(fingers, &time, (int)a, b, c, NULL, kind);
    notify_touch_frame(fingers);
  }
}

static int lines_came(int pipe, uint32_t mask, void *data) {
  ssize_t count = read(pipe, text + length, sizeof text - 1 - length);
  if (count <= 0) return 0;
  length += count;
  text[length] = 0;
  char *end;
  while ((end = strchr(text, '\n'))) {
    *end = 0;
    play(text);
    length -= end + 1 - text;
    memmove(text, end + 1, length + 1);
  }
  return 0;
}

WL_EXPORT int wet_module_init(struct weston_compositor *compositor, int *argc, char **argv) {
  weston_seat_init(&seat, compositor, "input");
  weston_seat_init_pointer(&seat);
  weston_seat_init_keyboard(&seat, NULL);
  weston_seat_init_touch(&seat);
  fingers =
      weston_touch_create_touch_device(weston_seat_get_touch(&seat), "/input/touch", NULL, NULL);
  int pipe = open(getenv("TACTILE_INPUT"), O_RDWR | O_NONBLOCK | O_CLOEXEC);
  wl_event_loop_add_fd(
      wl_display_get_event_loop(compositor->wl_display), pipe, WL_EVENT_READABLE, lines_came,
      NULL);
  return 0;
}
