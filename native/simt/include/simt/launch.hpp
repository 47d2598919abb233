// From a rewritten launch to a grid that waits in its stream.
#pragma once

#include <memory>
#include <tuple>
#include <type_traits>
#include <utility>

#include "errors.hpp"
#include "machine.hpp"

namespace assay::simt {
struct Stream;
struct Event;
}  // namespace assay::simt

typedef assay::simt::Stream* cudaStream_t;
typedef assay::simt::Event* cudaEvent_t;

namespace assay::simt {

struct Configuration {
  dim3 grid;
  dim3 block;
  std::size_t shared;
  cudaStream_t stream;
  bool cooperative = false;
  unsigned warp = ASSAY_SIMT_WARP;

  Configuration(dim3 grid, dim3 block, std::size_t shared = 0, cudaStream_t stream = nullptr) : grid(grid), block(block), shared(shared), stream(stream) {}
};

// A kernel with its arguments. A plain one never waits: its threads are a loop.
struct Kernel {
  const char* name;
  bool plain;
  std::shared_ptr<void> arguments;
  void (*thread)(void* arguments);
  void (*block)(void* arguments);
};

cudaError_t enqueue(const Configuration& how, Kernel kernel);

// What a kernel sees of a pointer argument: memory of the host becomes an address that faults where it is used.
const volatile void* seen_by_device(const volatile void* pointer, int position);

template <class T>
T seen(T argument, int position) {
  if constexpr (std::is_pointer_v<T> && !std::is_function_v<std::remove_pointer_t<T>>) {
    return reinterpret_cast<T>(const_cast<void*>(seen_by_device(reinterpret_cast<const volatile void*>(argument), position)));
  } else {
    return argument;
  }
}

// Uses the index of the thread that runs as a value that the compiler sees to be the loop's own.
template <class Body>
void run_plain(Body& body) {
  const unsigned width = blockDim.x;
  for (unsigned z = 0; z < blockDim.z; z++) {
    for (unsigned y = 0; y < blockDim.y; y++) {
      for (unsigned x = 0; x < width; x++) {
        threadIdx.x = x;
        threadIdx.y = y;
        threadIdx.z = z;
        body();
      }
    }
  }
}

template <bool Plain, class Call, class... Arguments>
cudaError_t launch(const char* name, const Configuration& how, Call call, Arguments... arguments) {
  int position = 0;
  std::tuple<Arguments...> kept{seen(arguments, ++position)...};
  auto body = [call, kept] { std::apply(call, kept); };
  using Body = decltype(body);
  Kernel kernel{name, Plain, std::make_shared<Body>(body), [](void* place) { (*static_cast<Body*>(place))(); }, nullptr};
#ifndef __SANITIZE_THREAD__
  if constexpr (Plain) kernel.block = [](void* place) { run_plain(*static_cast<Body*>(place)); };
#endif
  return enqueue(how, std::move(kernel));
}

template <class... Parameters, std::size_t... Position>
cudaError_t launch_with(void (*kernel)(Parameters...), const Configuration& how, void** arguments, std::index_sequence<Position...>) {
  return launch<false>("a kernel", how, [kernel](Parameters... each) { kernel(each...); }, *static_cast<std::remove_reference_t<Parameters>*>(arguments[Position])...);
}

}  // namespace assay::simt

template <class... Parameters>
cudaError_t cudaLaunchKernel(void (*kernel)(Parameters...), dim3 grid, dim3 block, void** arguments, std::size_t shared = 0, cudaStream_t stream = nullptr) {
  return assay::simt::launch_with(kernel, assay::simt::Configuration(grid, block, shared, stream), arguments, std::index_sequence_for<Parameters...>());
}

template <class... Parameters>
cudaError_t cudaLaunchCooperativeKernel(void (*kernel)(Parameters...), dim3 grid, dim3 block, void** arguments, std::size_t shared = 0,
                                        cudaStream_t stream = nullptr) {
  assay::simt::Configuration how(grid, block, shared, stream);
  how.cooperative = true;
  return assay::simt::launch_with(kernel, how, arguments, std::index_sequence_for<Parameters...>());
}
