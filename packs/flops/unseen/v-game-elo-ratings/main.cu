// New Elo ratings of all players after a season, from the results of their games and the expected ones.
#include <cstdio>
#include <cstdlib>
#include <vector>

struct Season {
  const int* starts;
  const int* opponents;
  const float* points;
};

__device__ double expected(float own, float theirs) {
  return 1.0 / (1.0 + exp10((theirs - own) / 400.0));
}

__global__ void rate_players(Season season, const float* ratings, float* updated, int players, float weight) {
  int player = blockIdx.x * blockDim.x + threadIdx.x;
  if (player >= players) return;
  float own = ratings[player];
  double surplus = 0.0;
  for (int g = season.starts[player]; g < season.starts[player + 1]; ++g) {
    surplus += season.points[g] - expected(own, ratings[season.opponents[g]]);
  }
  updated[player] = own + weight * static_cast<float>(surplus);
}

template <typename T>
T* upload(const std::vector<T>& values) {
  T* device;
  cudaMalloc(&device, values.size() * sizeof(T));
  cudaMemcpy(device, values.data(), values.size() * sizeof(T), cudaMemcpyHostToDevice);
  return device;
}

int main(int argc, char** argv) {
  int players = argc > 1 ? std::atoi(argv[1]) : 500;
  std::vector<int> starts(1, 0), opponents;
  std::vector<float> points, ratings(players);
  for (int player = 0; player < players; ++player) {
    int games = player % 6 == 5 ? 0 : 3 + player * 7 % 23;
    for (int g = 0; g < games; ++g) {
      opponents.push_back(static_cast<int>((player * 19LL + 131LL * g + 1) % players));
      points.push_back(0.5f * ((player + g * g) % 3));
    }
    starts.push_back(static_cast<int>(opponents.size()));
    ratings[player] = 1200.0f + 0.5f * (player * 37LL % 2003);
  }
  int* device_starts = upload(starts);
  int* device_opponents = upload(opponents);
  float* device_points = upload(points);
  float* device_ratings = upload(ratings);
  float* device_updated = upload(ratings);
  Season season = {device_starts, device_opponents, device_points};
  rate_players<<<(players + 95) / 96, 96>>>(season, device_ratings, device_updated, players, 24.0f);
  cudaMemcpy(ratings.data(), device_updated, players * sizeof(float), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (int player = 0; player < players; ++player) sum += ratings[player] * (1 + player % 3);
  std::printf("%.3f\n", sum);
  cudaFree(device_starts);
  cudaFree(device_opponents);
  cudaFree(device_points);
  cudaFree(device_ratings);
  cudaFree(device_updated);
}
