package assay.suites.flops.attribute;

import static assay.suites.flops.kernel.Attribute.COMMON_SUBEXPRESSION;
import static assay.suites.flops.kernel.Attribute.DATA_DIVERGENCE;
import static assay.suites.flops.kernel.Attribute.DEVICE_CALL;
import static assay.suites.flops.kernel.Attribute.DIVISION;
import static assay.suites.flops.kernel.Attribute.LIBRARY_CALL;
import static assay.suites.flops.kernel.Attribute.RECURSION;
import static assay.suites.flops.kernel.Attribute.SPECIAL_MATH;
import static assay.suites.flops.kernel.Attribute.WARP_DIVERGENCE;
import static org.assertj.core.api.Assertions.assertThat;

import assay.suites.flops.kernel.Argument;
import assay.suites.flops.kernel.Attribute;
import assay.suites.flops.kernel.FlopsKernel;
import assay.suites.flops.kernel.Truth;
import assay.suites.flops.solver.Extent;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

final class AnalysisTest {
  private static final String GUARDED =
      """
      __global__ void k(const float* x, float* y, int n) {
        int i = blockIdx.x * blockDim.x + threadIdx.x;
        if (i >= n) return;
        %s
      }
      """;

  private static FlopsKernel kernel(String source, Argument... arguments) {
    return new FlopsKernel(
        "set/k",
        "A kernel",
        Map.of("main.cu", source),
        "nvcc -O3 -DWIDE=8 main.cu",
        List.of(),
        "k",
        Optional.empty(),
        new Extent(4, 1, 1),
        new Extent(64, 1, 1),
        0,
        Optional.of(List.of(arguments)),
        Map.of(),
        Optional.empty(),
        new Truth.Measured("", "", "", Map.of(), Map.of()),
        Path.of("no"),
        Optional.of(Path.of("no", "kernel.cubin")),
        Optional.empty());
  }

  private static Derivation derive(String source, Argument... arguments) {
    return Analysis.of(kernel(source, arguments));
  }

  private static Set<Attribute> attributes(String source, Argument... arguments) {
    Derivation derived = derive(source, arguments);
    assertThat(derived.unread()).isEmpty();
    Set<Attribute> found = EnumSet.noneOf(Attribute.class);
    Arrays.stream(Attribute.values())
        .filter(one -> derived.has(one).orElse(false))
        .forEach(found::add);
    return found;
  }

  /** With a number of threads that no warp divides, so that the guard parts one. */
  private static Set<Attribute> body(String statements) {
    Set<Attribute> found =
        attributes(
            GUARDED.formatted(statements),
            new Argument.Pointer(),
            new Argument.Pointer(),
            new Argument.Whole(200));
    assertThat(found).contains(WARP_DIVERGENCE);
    found.remove(WARP_DIVERGENCE);
    return found;
  }

  @Test
  void aGuardPartsAWarpOnlyWhereTheLaunchMakesIt() {
    String source = GUARDED.formatted("y[i] = x[i];");
    Argument pointer = new Argument.Pointer();
    assertThat(attributes(source, pointer, pointer, new Argument.Whole(192))).isEmpty();
    assertThat(attributes(source, pointer, pointer, new Argument.Whole(256))).isEmpty();
    assertThat(attributes(source, pointer, pointer, new Argument.Whole(200)))
        .containsExactly(WARP_DIVERGENCE);
  }

  @Test
  void loopsPartWarpsWhereTheirTurnsDiffer() {
    String source =
        """
        __global__ void k(float* y, int n) {
          for (int i = threadIdx.x; i < n; i += blockDim.x) y[i] = 0.0f;
        }
        """;
    Argument pointer = new Argument.Pointer();
    assertThat(attributes(source, pointer, new Argument.Whole(640))).isEmpty();
    assertThat(attributes(source, pointer, new Argument.Whole(650)))
        .containsExactly(WARP_DIVERGENCE);
  }

  @Test
  void divisionIsOfFloatingPointNumbers() {
    assertThat(body("y[i] = x[i / 2];")).isEmpty();
    assertThat(body("y[i] = x[i] / n;")).containsExactly(DIVISION);
    assertThat(body("float a = x[i]; a /= 3; y[i] = a;")).containsExactly(DIVISION);
    assertThat(body("y[i] = (1.0f / 3.0f) * x[i];")).isEmpty();
    assertThat(body("y[i] = __fdividef(x[i], 7.0f);")).containsExactly(DIVISION);
    assertThat(body("using real = float; y[i] = (real)n / (real)3;")).containsExactly(DIVISION);
    assertThat(body("y[(n) - 1] = x[(i) * (n)];")).isEmpty();
    assertThat(body("auto half = n / 2; y[half] = float(n / WIDE);")).isEmpty();
  }

  @Test
  void aDivisionOfWhateverATemplateSaysStaysOpen() {
    Derivation derived =
        derive(
            """
            template <typename T>
            __global__ void k(T* y, T by) { y[threadIdx.x] = y[threadIdx.x] / by; }
            """);
    assertThat(derived.has(DIVISION)).isEmpty();
    assertThat(derived.doubtful().getFirst().proof()).isEqualTo("y[threadIdx.x] / by");
    assertThat(derived.has(SPECIAL_MATH)).contains(false);
  }

  @Test
  void specialFunctionsAreThoseOfMathematicsThatCost() {
    assertThat(body("y[i] = fmaxf(fabsf(x[i]), floorf(x[i]));")).isEmpty();
    assertThat(body("y[i] = std::sqrt(x[i]);")).containsExactly(SPECIAL_MATH);
    assertThat(body("float s, c; sincospif(x[i], &s, &c); y[i] = s;"))
        .containsExactly(SPECIAL_MATH);
    assertThat(body("y[i] = __expf(x[i]);")).containsExactly(SPECIAL_MATH);
  }

  @Test
  void aFunctionOfTheProgramIsItsOwnWhateverItsName() {
    assertThat(
            attributes(
                """
                __device__ float exp(float x) { return x * x; }
                __device__ float unused(float x) { return sqrtf(x) / x; }
                __global__ void k(float* y) { y[threadIdx.x] = exp(y[threadIdx.x]); }
                """))
        .containsExactly(DEVICE_CALL);
  }

  @Test
  void anOverloadForVectorsIsNotWhatANumberIsHandedTo() {
    assertThat(
            attributes(
                """
                __device__ float2 expf(float2 v) { return make_float2(expf(v.x), expf(v.y)); }
                __global__ void k(float* y) { y[threadIdx.x] = expf(y[threadIdx.x]); }
                """))
        .containsExactly(SPECIAL_MATH);
  }

  @Test
  void membersAndOperatorsAreCallsToo() {
    String source =
        """
        struct Point {
          float x, y;
          __device__ float norm() const { return x * x + y * y; }
        };
        __device__ Point operator+(const Point& a, const Point& b) { return {a.x + b.x, a.y + b.y}; }
        __global__ void k(Point* p) { %s }
        """;
    assertThat(attributes(source.formatted("p[0].x = p[1].norm();"))).containsExactly(DEVICE_CALL);
    assertThat(attributes(source.formatted("p[0] = p[1] + p[2];"))).containsExactly(DEVICE_CALL);
    assertThat(attributes(source.formatted("p[0].x = p[1].x + p[2].x;"))).isEmpty();
  }

  @Test
  void recursionIsFoundThroughOthers() {
    Derivation derived =
        derive(
            """
            __device__ int odd(int n);
            __device__ int even(int n) { return n == 0 ? 1 : odd(n - 1); }
            __device__ int odd(int n) { return n == 0 ? 0 : even(n - 1); }
            __global__ void k(int* y, int n) { y[threadIdx.x] = even(n); }
            """);
    assertThat(derived.of(RECURSION)).hasSize(1);
    assertThat(derived.of(RECURSION).getFirst().span().line()).isEqualTo(3);
    assertThat(derived.of(RECURSION).getFirst().proof()).isEqualTo("even(n - 1)");
  }

  @Test
  void librariesAreKnownByTheirNamesAndByTheirObjects() {
    assertThat(
            attributes(
                """
                __global__ void k(int* y) {
                  using Scan = cub::BlockScan<int, 64>;
                  __shared__ typename Scan::TempStorage storage;
                  int at;
                  Scan(storage).ExclusiveSum(y[threadIdx.x], at);
                }
                """))
        .containsExactly(LIBRARY_CALL);
    assertThat(
            attributes(
                """
                __global__ void k(float* y) {
                  auto warp = cg::tiled_partition<32>(cg::this_thread_block());
                  y[warp.thread_rank()] = 0.0f;
                  warp.sync();
                }
                """))
        .isEmpty();
  }

  @Test
  void dataIsWhatWasReadFromMemory() {
    assertThat(body("if (x[i] > 0.0f) y[i] = 1.0f;")).containsExactly(DATA_DIVERGENCE);
    assertThat(body("float v = x[i]; while (v > 1.0f) v *= 0.5f; y[i] = v;"))
        .containsExactly(DATA_DIVERGENCE);
    assertThat(body("float v = i * 0.5f; while (v > 1.0f) v *= 0.5f; y[i] = v;")).isEmpty();
    assertThat(body("float own[2] = {1.0f, 2.0f}; if (own[i % 2] > 1.0f) y[i] = 1.0f;")).isEmpty();
    assertThat(
            body(
                "int count = 0; if (x[i] > 0.0f) ++count; for (int j = 0; j < count; ++j) y[i] = 0.0f;"))
        .containsExactly(DATA_DIVERGENCE);
  }

  @Test
  void dataIsFollowedThroughCallsAndReferences() {
    assertThat(
            attributes(
                """
                __device__ void load(const float* x, float& into) { into = x[threadIdx.x]; }
                __device__ int choose(float v) { if (v > 0.0f) return 1; return 2; }
                __global__ void k(const float* x, int* y) {
                  float v;
                  load(x, v);
                  y[0] = choose(v);
                }
                """))
        .containsExactly(WARP_DIVERGENCE, DATA_DIVERGENCE, DEVICE_CALL);
  }

  @Test
  void anExpressionIsCommonWhileItsValueStays() {
    assertThat(body("float a = x[i]; y[i] = (a - 1.0f) * (a - 1.0f);"))
        .containsExactly(COMMON_SUBEXPRESSION);
    assertThat(body("float a = x[i]; float b = a - 1.0f; a = b; y[i] = b * (a - 1.0f);")).isEmpty();
    assertThat(body("y[i * n + 1] = x[i * n + 1];")).isEmpty();
    assertThat(body("float a = x[i]; if (n > 3) y[i] = a * 2.0f; else y[i] = a * 2.0f;")).isEmpty();
    assertThat(body("float a = x[i]; y[i] = a * n; y[i + 1] = n * a;"))
        .containsExactly(COMMON_SUBEXPRESSION);
  }

  @Test
  void macrosAreReadAsWhatTheyStandFor() {
    Derivation derived =
        derive(
            """
            #define SHARE(a, b) ((a) / (b))
            #if 0
            #define SHARE(a, b) sqrtf(a)
            #endif
            __global__ void k(const float* x, float* y) {
              y[0] = SHARE(x[0], x[1]);
            }
            """);
    assertThat(derived.of(DIVISION).getFirst().proof()).isEqualTo("SHARE(x[0], x[1])");
    assertThat(derived.of(DIVISION).getFirst().span().line()).isEqualTo(6);
    assertThat(derived.has(SPECIAL_MATH)).contains(false);
  }

  @Test
  void whatCannotBeReadLeavesAllOpenThatIsNotProven() {
    Derivation derived =
        derive(
            """
            __device__ float odd(float x) { return x @ 2; }
            __global__ void k(float* y) { y[0] = sqrtf(y[0]); }
            """);
    assertThat(derived.unread()).hasSize(1);
    assertThat(derived.unread().getFirst()).startsWith("main.cu:1: ");
    assertThat(derived.has(SPECIAL_MATH)).contains(true);
    assertThat(derived.has(DIVISION)).isEmpty();
  }

  @Test
  void aKernelThatIsNotThereIsSaid() {
    assertThat(derive("int main() {}").unread())
        .containsExactly("the kernel k is not in the sources");
  }

  @Property(tries = 60)
  void commentsAndTextsProveNothing(@ForAll @IntRange(min = 0, max = 30) int place) {
    String source = GUARDED.formatted("y[i] = x[i] + 1.0f;");
    List<String> words = List.of(source.split("(?<=[ ;(])", -1));
    int at = Math.min(place, words.size() - 1);
    String commented =
        String.join("", words.subList(0, at))
            + "/* if (x[i] > 0) y[i] = sqrtf(x[i]) / 2.0f; */ "
            + String.join("", words.subList(at, words.size()));
    Argument pointer = new Argument.Pointer();
    Argument[] arguments = {pointer, pointer, new Argument.Whole(200)};
    assertThat(attributes(commented, arguments)).isEqualTo(attributes(source, arguments));
  }
}
