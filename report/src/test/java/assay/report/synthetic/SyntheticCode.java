package assay.report.synthetic;

import assay.verdict.Outcome;
import java.util.List;
import java.util.random.RandomGenerator;

/** Candidates that look like what models write. */
final class SyntheticCode {
  private static final List<String> SUMS = List.of("sum", "total", "accumulator", "acc");
  private static final List<String> INDICES = List.of("i", "index", "k");

  private SyntheticCode() {}

  static String candidate(String exec, Outcome outcome, RandomGenerator random) {
    String sum = SUMS.get(random.nextInt(SUMS.size()));
    String i = INDICES.get(random.nextInt(INDICES.size()));
    StringBuilder code = new StringBuilder();
    code.append("double evaluate(std::vector<double> const& x) {\n");
    code.append("    const size_t n = x.size();\n");
    if (random.nextInt(3) == 0) {
      code.append("    if (n == 0) {\n        return 0.0;\n    }\n");
    }
    code.append("    constexpr size_t chunk = %d;\n".formatted(16 * (1 + random.nextInt(40_000))));
    code.append("    double ").append(sum).append(" = 0.0;\n");
    body(code, exec, outcome, sum, i, random);
    code.append("}\n");
    return code.toString();
  }

  private static void body(
      StringBuilder code,
      String exec,
      Outcome outcome,
      String sum,
      String i,
      RandomGenerator random) {
    boolean ranks = exec.contains("mpi");
    if (ranks) {
      code.append("    int rank, size;\n");
      code.append("    MPI_Comm_rank(MPI_COMM_WORLD, &rank);\n");
      code.append("    MPI_Comm_size(MPI_COMM_WORLD, &size);\n");
    }
    if (exec.contains("omp") && outcome != Outcome.REJECTED) {
      String clause = outcome == Outcome.WRONG ? "" : " reduction(+ : " + sum + ")";
      String schedule = random.nextBoolean() ? " schedule(static, chunk)" : "";
      code.append("#pragma omp parallel for").append(clause).append(schedule).append('\n');
    }
    String from = ranks ? "rank" : "0";
    String step = ranks ? i + " += size" : "++" + i;
    String bound = outcome == Outcome.CRASHED ? "n + 4096" : "n";
    code.append("    for (size_t %s = %s; %s < %s; %s) {\n".formatted(i, from, i, bound, step));
    code.append("        %s += x[%s];\n    }\n".formatted(sum, i));
    if (ranks) {
      code.append("    double all = 0.0;\n");
      code.append(
          "    MPI_Allreduce(&%s, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);\n".formatted(sum));
    }
    String result = ranks ? "all" : sum;
    if (outcome == Outcome.BUILD_FAILED) {
      code.append("    return %s / static_cast<double>(lenght);\n".formatted(result));
    } else {
      code.append("    return %s / static_cast<double>(n);\n".formatted(result));
    }
  }

  static String answer(String code, RandomGenerator random) {
    List<String> openings =
        List.of(
            "Here is the function.",
            "The loop has no dependencies besides the sum, so a reduction does it:",
            "I kept the partial sums private and combined them at the end.");
    List<String> endings =
        List.of("", "\n\nThe result is divided once, after the loop.", "\n\n**Complexity:** O(n).");
    return openings.get(random.nextInt(openings.size()))
        + "\n\n```cpp\n"
        + code
        + "```"
        + endings.get(random.nextInt(endings.size()))
        + "\n";
  }
}
