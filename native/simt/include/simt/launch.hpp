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

// A kernel with its arguments. Where it never waits, a block of it is one call.
struct Kernel {
  const char* name;
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

// How the threads of a block run: as fibers, since the kernel may wait; as a loop; or as a loop of a kernel that alone looks
// at its indices, which are then values that the compiler can keep in registers.
enum class Way { fibers, loop, lone_loop };

template <Way way, class Body>
void run_loop(const Body& body) {
  const Body own = body;
  const dim3 size = blockDim;
  for (unsigned z = 0; z < size.z; z++) {
    for (unsigned y = 0; y < size.y; y++) {
      for (unsigned x = 0; x < size.x; x++) {
        ASSAY_SIMT_OWN_INDEX = {x, y, z};
        if constexpr (way == Way::loop) threadIdx = {x, y, z};
        own();
      }
    }
  }
}

template <class Body>
void run_thread(const Body& body) {
  ASSAY_SIMT_OWN_INDEX = threadIdx;
  body();
}

template <Way way, class Call, class... Arguments>
cudaError_t launch(const char* name, const Configuration& how, Call call, Arguments... arguments) {
  int position = 0;
  std::tuple<Arguments...> kept{seen(arguments, ++position)...};
  auto body = [call, kept] { std::apply(call, kept); };
  using Body = decltype(body);
  Kernel kernel{name, std::make_shared<Body>(body), [](void* place) { run_thread(*static_cast<Body*>(place)); }, nullptr};
#ifndef __SANITIZE_THREAD__
  if constexpr (way != Way::fibers) kernel.block = [](void* place) { run_loop<way>(*static_cast<Body*>(place)); };
#endif
  return enqueue(how, std::move(kernel));
}

template <class... Parameters, std::size_t... Position>
cudaError_t launch_with(void (*kernel)(Parameters...), const Configuration& how, void** arguments, std::index_sequence<Position...>) {
  return launch<Way::fibers>("a kernel", how, [kernel](Parameters... each) { kernel(each...); }, *static_cast<std::remove_reference_t<Parameters>*>(arguments[Position])...);
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
