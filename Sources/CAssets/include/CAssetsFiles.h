#pragma once

/// A file for browsers: its name, its type and its bytes, plain and compressed (`gzip` is null where compressing does
/// not pay).
struct nanal_asset {
  const char *_Nonnull name;
  const char *_Nonnull type;
  const unsigned char *_Nonnull bytes;
  long length;
  const unsigned char *_Nullable gzip;
  long gzip_length;
};

/// All files, ordered by name; `count` receives how many there are.
const struct nanal_asset *_Nonnull nanal_assets(long *_Nonnull count);
