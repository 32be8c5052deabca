#pragma once

#include <stdbool.h>
#include <stdint.h>

/// Connects to the X server that DISPLAY names; false if there is none, or if libXtst is missing.
bool screen_open(void);

/// Ends the connection.
void screen_close(void);

/// The color of a pixel of the screen: red, green and blue, a byte each.
uint32_t screen_pixel(int x, int y);

/// Moves the pointer.
void screen_move(int x, int y);

/// Presses or releases the first button of the mouse, and returns as soon as the request has been sent.
void screen_button(bool is_down);
