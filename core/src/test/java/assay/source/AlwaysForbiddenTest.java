package assay.source;

import static org.assertj.core.api.Assertions.assertThat;

import assay.verdict.Reason;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class AlwaysForbiddenTest {
  private static List<Violation> check(String model, String source) {
    return Rules.of(model).check(source);
  }

  /** Devices have an assembly language of their own. */
  private static final List<String> DEVICES = List.of("cuda", "hip");

  static final List<String> NEVER =
      List.of(
          "void g() { asm(\"syscall\"); }",
          "#ifdef A\nint g() { }\n#else\nint main() { }\n#endif",
          "void g() { __asm__ volatile (\"\"); }",
          "int g() __asm__(\"malloc\");",
          "#define A __asm\n",
          "#if 0\n#else\nvoid g() { asm(\"\"); }\n#endif",
          "__attribute__((constructor)) void g() { }",
          "__attribute__ (( noinline, __constructor__ (101) )) void g() { }",
          "[[gnu::constructor]] void g() { }",
          "[[using gnu: destructor]] void g() { }",
          "int g() __attribute__((alias(\"f\")));",
          "#define EARLY __attribute__((constructor))\n",
          "#pragma weak f\n",
          "_Pragma(\"weak f\")",
          "void* operator new(std::size_t n) { return 0; }",
          "void operator delete[](void* p) noexcept { }",
          "void* malloc(size_t n) { return 0; }",
          "void free(void* p) { }",
          "int main() { return 0; }",
          "int MPI_Allreduce(int a) { return 0; }",
          "int omp_get_num_threads() { return 8; }",
          "extern \"C\" int clock_gettime(int a, void* b) { return 0; }",
          "extern \"C\" { int value = 3; }",
          "#include \"/proc/self/maps\"\n",
          "#include \"../judge.hpp\"\n",
          "#include <a/../../b>\n",
          "#define H <thread>\n#include H\n",
          "#line 7 \"other.cpp\"\n",
          "# 7 \"other.cpp\"\n",
          "void* g() { return dlsym(0, \"x\"); }",
          "auto g = &ptrace;",
          "long g() { return syscall(1); }",
          "void g() { if (fork() == 0) { } }");

  @ParameterizedTest
  @FieldSource("NEVER")
  void forbidsWhatNoHonestAnswerHolds(String source) {
    Map<String, String> honest =
        Map.of(
            "serial", "void f() { }\n",
            "omp", "void f() {\n#pragma omp parallel\n}\n",
            "mpi", "void f() { MPI_Bcast(a); }\n",
            "mpi+omp", "void f() {\n#pragma omp parallel\nMPI_Bcast(a);\n}\n",
            "kokkos", "void f() { Kokkos::parallel_for(n, g); }\n",
            "cuda", "__global__ void f() { }\n",
            "hip", "__global__ void f() { }\n");
    assertThat(honest).containsOnlyKeys(Rules.executionModels());
    honest.forEach(
        (model, answer) -> {
          assertThat(check(model, answer)).as(model).isEmpty();
          if (DEVICES.contains(model) && source.contains("asm")) {
            assertThat(check(model, answer + source)).as(model).isEmpty();
            return;
          }
          assertThat(check(model, answer + source))
              .as(model)
              .first()
              .extracting(Violation::reason)
              .isEqualTo(Reason.FORBIDDEN);
        });
  }

  @Test
  void namesTheFunctionThatMustNotBeDefined() {
    assertThat(check("serial", "\nstatic void* operator new(std::size_t n) { return 0; }\n"))
        .singleElement()
        .matches(one -> one.message().startsWith("line 2: operator new: replacing the allocator"));
  }
}
