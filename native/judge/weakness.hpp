// The ways in which a judge built for the red team can be told to judge badly, so that an attack is seen to work where nothing stops it.
// The product answers every question here with no while it is compiled, and what hangs on the answer is left out.
#pragma once

#include <cstdint>
#ifdef ASSAY_WEAKENED
#include <stdexcept>
#include <string>
#endif

namespace assay {

enum class Weakness {
  visible_input,      // inputs lie in the pages before the runner says READY, and it is not frozen until GO
  no_freeze,          // nothing is frozen, nobody looks who computes on a device; outputs are taken a while after DONE
  same_input,         // every input comes from one seed and one distribution
  predictable_input,  // all inputs come from one xorshift generator that runs on
  same_distribution,  // the timed size comes with the timed distribution only
  unchecked_timing,   // timed outputs are not compared
  checked_once,       // only the first output of a process is compared
  reused_outputs,     // outputs hold the right result before the call
  trusted_lengths,    // as many elements are compared as the candidate says there are
  trusted_header,     // as many items are compared as the segment says there are
  trusted_input,      // what the candidate left of its input counts as what it was given
  loose_tolerance,    // a tenth of the scale is near enough
  nan_passes,         // an error that is not a number is not above the bound
  unsealed,           // the segment may change its size
  own_fault,          // a runner that cannot be frozen is a failure of the judge
  shared_block,       // what the judge keeps on a device lies in the block that it shares
};

#ifdef ASSAY_WEAKENED

inline constexpr const char* weakness_names[] = {
    "visible-input", "no-freeze", "same-input", "predictable-input", "same-distribution", "unchecked-timing", "checked-once",
    "reused-outputs", "trusted-lengths", "trusted-header", "trusted-input", "loose-tolerance", "nan-passes", "unsealed", "own-fault",
    "shared-block",
};
inline unsigned weaknesses = 0;

// An attack that takes no time would be given ever larger batches; small ones show as much.
inline constexpr std::uint32_t most_items = 16;

inline bool weak(Weakness one) { return weaknesses >> static_cast<unsigned>(one) & 1U; }
inline bool weakened() { return weaknesses != 0; }

inline void weaken(const std::string& name) {
  unsigned bit = 1;
  for (const char* known : weakness_names) {
    if (name == known) {
      weaknesses |= bit;
      return;
    }
    bit <<= 1;
  }
  throw std::runtime_error("there is no weakness " + name);
}

#else

constexpr bool weak(Weakness) { return false; }
constexpr bool weakened() { return false; }
inline constexpr std::uint32_t most_items = UINT32_MAX;

#endif

}  // namespace assay
