// Places and velocities of bodies on Kepler orbits at many times, from Newton's method on Kepler's equation.
#include <cstdio>
#include <cstdlib>
#include <vector>

struct Orbit {
  float axis, eccentricity, phase, motion;
};

__global__ void ephemeris(const Orbit* orbit, float4* state, int bodies, float step, int iterations) {
  int body = blockIdx.x * blockDim.x + threadIdx.x;
  if (body >= bodies) return;
  Orbit o = orbit[body];
  float e = o.eccentricity;
  float mean = o.phase + o.motion * (step * blockIdx.y);
  float anomaly = mean;
  for (int k = 0; k < iterations; ++k) {
    anomaly -= (anomaly - e * sinf(anomaly) - mean) / (1.0f - e * cosf(anomaly));
  }
  float speed = o.axis * o.motion / (1.0f - e * cosf(anomaly));
  float4 result;
  result.x = o.axis * (cosf(anomaly) - e);
  result.y = o.axis * (sqrtf(1.0f - e * e) * sinf(anomaly));
  result.z = speed * -sinf(anomaly);
  result.w = speed * (sqrtf(1.0f - e * e) * cosf(anomaly));
  state[blockIdx.y * bodies + body] = result;
}

int main(int argc, char** argv) {
  int bodies = argc > 1 ? std::atoi(argv[1]) : 100;
  int times = argc > 2 ? std::atoi(argv[2]) : 10;
  int iterations = argc > 3 ? std::atoi(argv[3]) : 4;
  std::vector<Orbit> orbit(bodies);
  for (int i = 0; i < bodies; ++i) {
    orbit[i].axis = 1.0f + 0.01f * (i % 83);
    orbit[i].eccentricity = 0.005f * (i % 71);
    orbit[i].phase = 0.02f * (i % 157);
    orbit[i].motion = 1.0f - 0.004f * (i % 83);
  }
  std::vector<float4> state(bodies * times);
  Orbit* device_orbit;
  float4* device_state;
  cudaMalloc(&device_orbit, bodies * sizeof(Orbit));
  cudaMalloc(&device_state, state.size() * sizeof(float4));
  cudaMemcpy(device_orbit, orbit.data(), bodies * sizeof(Orbit), cudaMemcpyHostToDevice);
  dim3 grid((bodies + 63) / 64, times);
  ephemeris<<<grid, 64>>>(device_orbit, device_state, bodies, 0.125f, iterations);
  cudaMemcpy(state.data(), device_state, state.size() * sizeof(float4), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (const float4& s : state) sum += s.x + 2.0 * s.y + 3.0 * s.z + 4.0 * s.w;
  std::printf("%.3f\n", sum);
  cudaFree(device_orbit);
  cudaFree(device_state);
}
