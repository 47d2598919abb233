// Where the hand of a jointed arm ends for many sets of joint angles, and how far that is from a target.
#include <cstdio>
#include <cstdlib>
#include <vector>

struct Link {
  float length, offset, cos_twist, sin_twist;
};

struct Target {
  float x, y, z, tolerance;
};

__constant__ Link links[8];

__device__ float3 blend(float a, float3 u, float b, float3 v) {
  return make_float3(a * u.x + b * v.x, a * u.y + b * v.y, a * u.z + b * v.z);
}

__global__ void reach(const float* angles, int poses, int joints, Target target, float* distances, int* hits) {
  int p = blockIdx.x * blockDim.x + threadIdx.x;
  if (p >= poses) return;
  float3 x = make_float3(1.0f, 0.0f, 0.0f), y = make_float3(0.0f, 1.0f, 0.0f), z = make_float3(0.0f, 0.0f, 1.0f);
  float3 hand = make_float3(0.0f, 0.0f, 0.0f);
  for (int j = 0; j < joints; ++j) {
    float q = angles[j * poses + p];
    float3 ahead = blend(cosf(q), x, sinf(q), y);
    float3 aside = blend(-sinf(q), x, cosf(q), y);
    float3 shift = blend(links[j].length, ahead, links[j].offset, z);
    hand = make_float3(hand.x + shift.x, hand.y + shift.y, hand.z + shift.z);
    x = ahead;
    y = blend(links[j].cos_twist, aside, links[j].sin_twist, z);
    z = blend(-links[j].sin_twist, aside, links[j].cos_twist, z);
  }
  float dx = hand.x - target.x, dy = hand.y - target.y, dz = hand.z - target.z;
  float distance = sqrtf(dx * dx + dy * dy + dz * dz);
  distances[p] = distance;
  if (distance < target.tolerance) atomicAdd(hits, 1);
}

int main(int argc, char** argv) {
  int poses = argc > 1 ? std::atoi(argv[1]) : 200;
  int joints = argc > 2 ? std::atoi(argv[2]) : 3;
  if (joints > 8) return 1;
  Link arm[8];
  for (int j = 0; j < 8; ++j) {
    float turn = j % 3 == 1 ? 0.0f : j % 2 ? 1.0f : -1.0f;
    arm[j] = Link{0.5f - 0.04f * j, 0.125f * (j % 2), 1.0f - turn * turn, turn};
  }
  cudaMemcpyToSymbol(links, arm, sizeof arm);
  std::vector<float> angles(size_t(joints) * poses), distances(poses);
  for (size_t i = 0; i < angles.size(); ++i) angles[i] = 0.01f * (i * 29 % 571) - 2.8f;
  float *device_angles, *device_distances;
  int* device_hits;
  cudaMalloc(&device_angles, angles.size() * sizeof(float));
  cudaMalloc(&device_distances, poses * sizeof(float));
  cudaMalloc(&device_hits, sizeof(int));
  cudaMemcpy(device_angles, angles.data(), angles.size() * sizeof(float), cudaMemcpyHostToDevice);
  cudaMemset(device_hits, 0, sizeof(int));
  Target target{0.75f, -0.5f, 0.25f, 0.6f};
  reach<<<(poses + 127) / 128, 128>>>(device_angles, poses, joints, target, device_distances, device_hits);
  int hits = 0;
  cudaMemcpy(&hits, device_hits, sizeof(int), cudaMemcpyDeviceToHost);
  cudaMemcpy(distances.data(), device_distances, poses * sizeof(float), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (float distance : distances) sum += distance;
  std::printf("%d %.4f\n", hits, sum);
  cudaFree(device_angles);
  cudaFree(device_distances);
  cudaFree(device_hits);
}
