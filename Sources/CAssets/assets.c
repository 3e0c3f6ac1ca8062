#include "CAssets.h"

#if !__has_include("embedded/table.h")
#error "The files for browsers are not made yet: run scripts/assets (./run and ./test do so)."
#endif

#include "embedded/table.h"

const struct nanal_asset *nanal_assets(long *count) {
  *count = sizeof assets / sizeof *assets;
  return assets;
}
