#pragma once

/// The compiled catalogue of words; `count` receives its number of bytes.
const void *_Nonnull nanal_words(long *_Nonnull count);
