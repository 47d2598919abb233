// A piece of a program whose beginning is elsewhere.
__global__ void root(float *values) { values[threadIdx.x] = sqrtf(values[threadIdx.x]); }
