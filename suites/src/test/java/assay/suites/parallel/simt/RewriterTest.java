package assay.suites.parallel.simt;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RewriterTest {
  private static String rewritten(String text) {
    if (Rewriter.rewrite(text) instanceof Rewriting.Emulated(String result, boolean _)) {
      return result;
    }
    throw new AssertionError("not emulated: " + text);
  }

  private static String reason(String text) {
    if (Rewriter.rewrite(text) instanceof Rewriting.NotEmulated missing) {
      return missing.reason();
    }
    return "";
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "k<<<g, b>>>(x)|k|g, b|, x",
        "a::k<float, 3><<<1, dim3(2, 2), 0, s>>>(f(x, y), z)|a::k<float, 3>|1, dim3(2, 2), 0, s|, f(x, y), z",
        "::k<v<int>><<<n>>3, 1>>>()|::k<v<int>>|n>>3, 1|''",
        "k<(3 > 2)><<<1, 2>>>(p)|k<(3 > 2)>|1, 2|, p",
        "(*k)<<<1, 2>>>(p)|(*k)|1, 2|, p",
      })
  void aLaunchBecomesACall(String launch, String callee, String configuration, String arguments) {
    assertThat(rewritten("void f() { " + launch + "; }"))
        .isEqualTo(
            "void f() { ::assay::simt::launch<::assay::simt::Way::fibers>(\"%s\", ::assay::simt::Configuration(%s), "
                    .formatted(callee, configuration)
                + "[=](auto... assay_each) { %s(assay_each...); }%s); }"
                    .formatted(callee, arguments));
  }

  @Test
  void whatHasNoTypeOfItsOwnIsWrittenWhereItIsUsed() {
    assertThat(rewritten("void f() { k<<<1, 1>>>(x, NULL, {1, 2}, 0); }"))
        .contains("[=](auto assay_0) { k(assay_0, NULL, {1, 2}, 0); }, x)");
  }

  @Test
  void launchesInCommentsStringsAndShiftsAreLeftAlone() {
    String text = "int a = 1 << 2 < 3; // k<<<1, 1>>>()\nconst char* s = \"k<<<1, 1>>>()\";\n";
    assertThat(rewritten(text)).isEqualTo(text);
  }

  @Test
  void sharedMemory() {
    String text =
        """
        extern __shared__ float outside[];
        __global__ void k(int n) {
          extern __shared__ __align__(16) unsigned char inside[];
          extern __shared__ float rows[][8];
          static __shared__ int a[4][5], b;
          __shared__ Pair<int, 2> c;
        }
        """;
    assertThat(rewritten(text))
        .isEqualTo(
            """
            static ::assay::simt::DynamicShared<float> outside;
            __global__ void k(int n) { ASSAY_SIMT_INDICES
              auto& inside = ::assay::simt::dynamic_shared<unsigned char []>();
              auto& rows = ::assay::simt::dynamic_shared<float [][8]>();
               __shared__ int a[4][5], b; ASSAY_SIMT_FRESH(a) ASSAY_SIMT_FRESH(b)
              __shared__ Pair<int, 2> c; ASSAY_SIMT_FRESH(c)
            }
            """);
  }

  @Test
  void indicesStayGlobalWhereInnerFunctionsUseThem() {
    assertThat(rewritten("__global__ void k() { auto f = [] { return threadIdx.x; }; }"))
        .doesNotContain("ASSAY_SIMT_INDICES");
  }

  @Test
  void castsThatHideAKernelsTypeAreRemoved() {
    assertThat(
            rewritten(
                "void f() { cudaLaunchCooperativeKernel((void*)k, g, b, a);"
                    + " cudaLaunchKernel(reinterpret_cast<const void*>(k<int>), g, b, a); }"))
        .isEqualTo(
            "void f() { cudaLaunchCooperativeKernel(k, g, b, a);"
                + " cudaLaunchKernel((k<int>), g, b, a); }");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "__global__ void k() { x[0] = 1; }|lone_loop",
        "__global__ void k() { __syncthreads(); }|fibers",
        "__device__ void d() { __syncwarp(); } __global__ void k() { d(); }|fibers",
        "__device__ void e() { __syncwarp(); } __global__ void k() { d(); }|lone_loop",
        "__device__ void e() { __syncwarp(); } template <class F> __global__ void k(F f) { f(); }|fibers",
        "template <class F> __global__ void k(F f) { f(); }|lone_loop",
        "struct S { __device__ void m() { __shfl_sync(1, 2, 3); } }; __global__ void k(S s) { s.m(); }|fibers",
        "__global__ void other() { __syncthreads(); } __global__ void k() { x[0] = 1; }|lone_loop",
        "__global__ void k(); |fibers",
        "__global__ void k() { x[threadIdx.x] = 1; } // threadIdx|lone_loop",
        "__device__ int d() { return threadIdx.x; } __global__ void k() { x[d()] = 1; }|loop",
        "__global__ void k() { auto f = [&] { return threadIdx.x; }; x[f()] = 1; }|loop",
        "auto f = [] { return threadIdx.x; }; __global__ void k() { x[f()] = 1; }|loop",
      })
  void onlyWhatCertainlyNeverWaitsIsALoop(String source, String way) {
    assertThat(rewritten(source + "\nvoid f() { k<<<1, 1>>>(); }"))
        .contains("::assay::simt::launch<::assay::simt::Way::" + way + ">");
  }

  @Test
  void aMacroMayLookAtIndicesAnywhere() {
    assertThat(
            rewritten(
                "#define I threadIdx.x\n__global__ void k() { x[I] = 1; }\nvoid f() { k<<<1, 1>>>(); }"))
        .contains("Way::loop>");
  }

  @Test
  void aMacroMayWaitToo() {
    assertThat(
            rewritten(
                "#define WAIT() __syncthreads()\n__global__ void k() { WAIT(); }\nvoid f() { k<<<1, 1>>>(); }"))
        .contains("Way::fibers>");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "__device__ void f() { asm(\"bar.sync 0;\"); }|inline assembly",
        "#include <cub/cub.cuh>|cub",
        "#include <mma.h>|matrix units",
        "#include <cuda/barrier>|libcu++",
        "cudaTextureObject_t t;|textures",
        "cudaGraph_t g;|graphs",
        "__global__ void a(); __global__ void k() { a<<<1, 1>>>(); }|launches from device code",
        "#define GO(k) k<<<1, 1>>>()|a launch inside of a macro",
      })
  void whatIsNotEmulatedIsNamed(String source, String what) {
    assertThat(reason(source)).isEqualTo("not emulated: " + what);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "// asm cub wmma\nint x;",
        "const char* s = \"asm\";",
        "int assembly, text1D, cubes;",
        "#include <thrust/sort.h>"
      })
  void whatOnlyLooksLikeItIs(String source) {
    assertThat(reason(source)).isEmpty();
  }

  @Property
  void neverFailsAndKeepsEveryLine(@ForAll String start, @ForAll String end) {
    String text = start + " k<<<1,\n2>>>(3,\n4) __shared__ int a\n[2]; " + end;
    if (Rewriter.rewrite(text) instanceof Rewriting.Emulated(String result, boolean _)) {
      assertThat(result.chars().filter(c -> c == '\n').count())
          .isEqualTo(text.chars().filter(c -> c == '\n').count());
    }
  }
}
