// reports: missing synchronisation: host code uses managed memory while work on the device is pending
__global__ void set(int* x) { *x = 1; }
int main() {
  int* x;
  cudaMallocManaged(&x, 4);
  *x = 0;
  set<<<1, 1>>>(x);
  return *x;
}
