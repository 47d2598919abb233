// Nobody has cleared the memory, perhaps.
__global__ void nothing() {}

@SIGNATURE@ { nothing<<<1, 1>>>(); }
