#include "CAssets.h"

#if !__has_embed("embedded/passwords.txt")
#error "The most common passwords are not fetched yet: run scripts/assets (./run and ./test do so)."
#endif

static const char passwords[] = {
#embed "embedded/passwords.txt"
};

const char *nanal_common_passwords(long *count) {
  *count = sizeof passwords;
  return passwords;
}
