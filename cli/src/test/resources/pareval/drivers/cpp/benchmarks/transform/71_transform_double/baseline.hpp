#pragma once

inline void trueDoubleBoth(std::vector<Pair> &x) {
  for (Pair &pair : x) {
    pair.left *= 2;
    pair.right *= 2;
  }
}
