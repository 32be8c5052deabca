#include "CTactileGTK.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

bool tactile_has_session_bus(void) {
  const char *address = getenv("DBUS_SESSION_BUS_ADDRESS");
  if (address && *address) return true;
  const char *folder = getenv("XDG_RUNTIME_DIR");
  char path[4096];
  return folder && snprintf(path, sizeof path, "%s/bus", folder) < (int)sizeof path &&
      !access(path, F_OK);
}
