package assay.suites.parallel.simt;

import assay.source.Token;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What a source uses that exists for GPUs and that the runtime does not have. */
final class Missing {
  /** By the beginning of a word. */
  private static final Map<String, String> WORDS = new LinkedHashMap<>();

  /** By the beginning of an included file's name. */
  private static final Map<String, String> HEADERS = new LinkedHashMap<>();

  static {
    for (String texture :
        List.of(
            "tex1D",
            "tex2D",
            "tex3D",
            "texCubemap",
            "cudaTexture",
            "cudaCreateTexture",
            "hipTexture",
            "hipCreateTexture",
            "cudaBindTexture",
            "hipBindTexture")) {
      WORDS.put(texture, "textures");
    }
    for (String surface :
        List.of("surf1D", "surf2D", "surf3D", "cudaSurface", "cudaCreateSurface")) {
      WORDS.put(surface, "surfaces");
    }
    for (String array :
        List.of(
            "cudaArray",
            "cudaMallocArray",
            "cudaMalloc3D",
            "cudaMemcpy3D",
            "cudaMemcpyToArray",
            "cudaExtent",
            "cudaPitchedPtr",
            "hipArray",
            "hipMalloc3D",
            "hipMemcpy3D")) {
      WORDS.put(array, "arrays and three-dimensional copies");
    }
    for (String graph :
        List.of(
            "cudaGraph",
            "cudaStreamBeginCapture",
            "cudaStreamEndCapture",
            "hipGraph",
            "hipStreamBeginCapture")) {
      WORDS.put(graph, "graphs");
    }
    for (String matrix : List.of("nvcuda", "wmma", "rocwmma", "__mma", "__builtin_amdgcn_mfma")) {
      WORDS.put(matrix, "matrix units");
    }
    for (String cluster :
        List.of("__cluster_dims__", "cluster_group", "this_cluster", "CUtensorMap")) {
      WORDS.put(cluster, "clusters");
    }
    for (String peer :
        List.of(
            "cudaMemcpyPeer",
            "cudaDeviceEnablePeerAccess",
            "cudaDeviceCanAccessPeer",
            "multi_grid_group",
            "this_multi_grid",
            "cudaIpc")) {
      WORDS.put(peer, "several devices");
    }
    for (String driver :
        List.of(
            "cuLaunchKernel",
            "cuModule",
            "cuCtx",
            "cuInit",
            "cuMem",
            "cuDevice",
            "cudaLaunchKernelEx",
            "hipModule",
            "nvrtc",
            "hiprtc")) {
      WORDS.put(driver, "the driver's interface");
    }
    for (String simd :
        List.of(
            "__vadd", "__vsub", "__vabs", "__vmin", "__vmax", "__vcmp", "__vavg", "__vsad",
            "__vset", "__vhadd", "__vneg", "__dp4a", "__dp2a")) {
      WORDS.put(simd, "packed integer instructions");
    }
    for (String pool :
        List.of("cudaMemPool", "cudaDeviceGetDefaultMemPool", "cudaDeviceGetMemPool")) {
      WORDS.put(pool, "memory pools");
    }
    WORDS.put("__builtin_amdgcn", "instructions of AMD's processors");
    WORDS.put("__nv_fp8", "numbers of eight bits");
    for (String library :
        List.of(
            "cub",
            "hipcub",
            "rocprim",
            "cublas",
            "hipblas",
            "rocblas",
            "cufft",
            "hipfft",
            "curand",
            "hiprand",
            "rocrand",
            "cusparse",
            "hipsparse",
            "cusolver",
            "cudnn",
            "cutlass",
            "cute",
            "nccl",
            "rccl",
            "npp",
            "nvml",
            "nvrtc",
            "cudaProfiler",
            "nvToolsExt",
            "nvtx3")) {
      HEADERS.put(library, library);
    }
    HEADERS.put("mma.h", "matrix units");
    HEADERS.put("cuda_fp8", "numbers of eight bits");
    HEADERS.put("cuda/", "libcu++");
    HEADERS.put("nvfunctional", "nvstd::function");
  }

  private Missing() {}

  static List<String> in(Code code, DeviceFunctions functions) {
    Set<String> found = new LinkedHashSet<>();
    for (Token directive : code.directives()) {
      header(directive.text(), found);
      if (directive.text().startsWith("#define") && directive.text().contains("<<<")) {
        found.add("a launch inside of a macro");
      }
    }
    for (int i = 0; i < code.size(); i++) {
      if (code.isWord(i)) {
        word(code, i, found);
      } else if (code.isTriple(i, "<") && functions.onlyOnDevice(i)) {
        found.add("launches from device code");
      }
    }
    return new ArrayList<>(found);
  }

  private static void word(Code code, int index, Set<String> found) {
    String word = code.at(index).text();
    switch (word) {
      case "asm", "__asm__", "__asm" -> found.add("inline assembly");
      default ->
          WORDS.forEach(
              (stem, what) -> {
                if (word.startsWith(stem)) {
                  found.add(what);
                }
              });
    }
  }

  private static void header(String directive, Set<String> found) {
    if (!directive.startsWith("#include")) {
      return;
    }
    String name = directive.substring("#include".length()).strip().replaceAll("[<>\"]", "");
    HEADERS.forEach(
        (stem, what) -> {
          if (name.startsWith(stem)) {
            found.add(what);
          }
        });
  }
}
