// Says by its exit status whether an NVIDIA GPU still computes: fills memory of its own there, copies it there and back, and looks at every word.
// It needs the driver alone.
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { WORDS = 1 << 22 };

static void *driver;

static void *function(const char *name) {
  void *found = dlsym(driver, name);
  if (!found) {
    fprintf(stderr, "the driver has no %s\n", name);
    exit(2);
  }
  return found;
}

static void check(int error, const char *what) {
  if (error == 0) return;
  fprintf(stderr, "%s failed with error %d\n", what, error);
  exit(1);
}

int main(int count, char **words) {
  typedef uint64_t address;
  driver = dlopen("libcuda.so.1", RTLD_NOW);
  if (count != 2 || !driver) {
    fputs(count != 2 ? "usage: gpu INDEX\n" : "there is no driver\n", stderr);
    return 2;
  }
  int (*start)(unsigned) = function("cuInit");
  int (*device_of)(int *, int) = function("cuDeviceGet");
  int (*retain)(void **, int) = function("cuDevicePrimaryCtxRetain");
  int (*enter)(void *) = function("cuCtxSetCurrent");
  int (*allocate)(address *, size_t) = function("cuMemAlloc_v2");
  int (*fill)(address, unsigned, size_t) = function("cuMemsetD32_v2");
  int (*copy)(address, address, size_t) = function("cuMemcpyDtoD_v2");
  int (*fetch)(void *, address, size_t) = function("cuMemcpyDtoH_v2");
  const unsigned pattern = 0x5ca1ab1e;
  const size_t bytes = (size_t)WORDS * sizeof pattern;
  unsigned *seen = calloc(WORDS, sizeof *seen);
  address first, second;
  int device;
  void *context;
  if (!seen) return 2;
  check(start(0), "starting the driver");
  check(device_of(&device, atoi(words[1])), "finding the device");
  check(retain(&context, device), "making a context");
  check(enter(context), "entering the context");
  check(allocate(&first, bytes), "allocating memory");
  check(allocate(&second, bytes), "allocating memory");
  check(fill(first, pattern, WORDS), "filling memory");
  check(copy(second, first, bytes), "copying memory");
  check(fetch(seen, second, bytes), "fetching memory");
  for (size_t i = 0; i < WORDS; i++) check(seen[i] != pattern, "keeping memory");
  return 0;
}
