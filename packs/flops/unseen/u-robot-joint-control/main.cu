// Joints driven towards their targets by PID control; the error is integrated in double so that nothing is lost over many steps.
#include <cstdio>
#include <cstdlib>
#include <vector>

struct Gains {
  float proportional, derivative;
  double integral;
  float limit, friction;
};

__global__ void drive_joints(float* angles, const float* targets, int joints, int steps, float dt, Gains gains) {
  int joint = blockIdx.x * blockDim.x + threadIdx.x;
  if (joint >= joints) return;
  float angle = angles[joint];
  float target = targets[joint];
  float speed = 0.0f;
  float last = target - angle;
  double history = 0.0;
  for (int s = 0; s < steps; ++s) {
    float error = target - angle;
    float torque = gains.proportional * error + gains.derivative * (error - last);
    if (joint % 4 != 3) {  // the gripper at the end of each finger does without
      history += error * dt;
      torque += (float)(gains.integral * history);
    }
    torque = fminf(fmaxf(torque, -gains.limit), gains.limit);
    speed += dt * (torque - gains.friction * speed);
    angle += dt * speed;
    last = error;
  }
  angles[joint] = angle;
}

int main(int argc, char** argv) {
  int joints = argc > 1 ? std::atoi(argv[1]) : 100;
  int steps = argc > 2 ? std::atoi(argv[2]) : 10;
  const int block = 192;
  std::vector<float> angles(joints), targets(joints);
  for (int i = 0; i < joints; ++i) {
    angles[i] = 0.01f * (i % 61);
    targets[i] = 1.5f - 0.02f * (i % 47);
  }
  float *device_angles, *device_targets;
  cudaMalloc(&device_angles, joints * sizeof(float));
  cudaMalloc(&device_targets, joints * sizeof(float));
  cudaMemcpy(device_angles, angles.data(), joints * sizeof(float), cudaMemcpyHostToDevice);
  cudaMemcpy(device_targets, targets.data(), joints * sizeof(float), cudaMemcpyHostToDevice);
  Gains gains{40.0f, 300.0f, 2.5, 25.0f, 1.5f};
  drive_joints<<<(joints + block - 1) / block, block>>>(device_angles, device_targets, joints, steps, 0.002f, gains);
  cudaMemcpy(angles.data(), device_angles, joints * sizeof(float), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (float angle : angles) sum += angle;
  std::printf("%.5f\n", sum);
  cudaFree(device_angles);
  cudaFree(device_targets);
}
