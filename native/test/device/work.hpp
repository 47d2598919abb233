// What is said behind the memory of the device about who computes there.
#pragma once

#include <sys/types.h>

namespace assay {

struct Work {
  pid_t who = 0;
  double until = 0;  // by the clock that the judge uses
};

}  // namespace assay
