// Value noise: random heights at whole coordinates, joined smoothly in between.
#pragma once

__device__ float lattice(int x, int y) {
  unsigned bits = x * 0x9e3779b1u + y * 0x7feb352du;
  bits = (bits ^ (bits >> 15)) * 0x2c1b3c6du;
  return (bits >> 8) * (1.0f / 16777216.0f);
}

__device__ float smooth(float t) {
  return t * t * (3.0f - 2.0f * t);
}

__device__ float noise(float x, float y) {
  float left = floorf(x), top = floorf(y);
  int column = static_cast<int>(left), row = static_cast<int>(top);
  float a = lattice(column, row), b = lattice(column + 1, row);
  float c = lattice(column, row + 1), d = lattice(column + 1, row + 1);
  float across = smooth(x - left), down = smooth(y - top);
  float upper = a + across * (b - a);
  float lower = c + across * (d - c);
  return upper + down * (lower - upper);
}
