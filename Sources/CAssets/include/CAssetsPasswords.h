#pragma once

/// The most common passwords in lower case, one on each line, ordered by their bytes; `count` receives the number of
/// bytes.
const char *_Nonnull nanal_common_passwords(long *_Nonnull count);
