#include "CAssets.h"

#if !__has_embed("embedded/words.bin")
#error "The catalogue of words is not compiled yet: run scripts/words (./run and ./test do so)."
#endif

static const unsigned char words[] = {
#embed "embedded/words.bin"
};

const void *nanal_words(long *count) {
  *count = sizeof words;
  return words;
}
