package assay.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Answers to one quick task, one of each kind, whose verdicts leave nothing to chance. */
final class Answers {
  static final String TASK = "parallel/reduce/average/serial";
  static final String CORRECT =
      """
      double average(std::vector<double> const& x) {
        double sum = 0;
        for (double value : x) sum += value;
        return sum / x.size();
      }
      """;
  static final String WRONG = "double average(std::vector<double> const& x) { return x[0] + 1; }\n";

  /** What becomes of each sample. */
  static final List<String> OUTCOMES =
      List.of(
          "CORRECT", "WRONG", "BUILD_FAILED", "NO_CODE", "REJECTED", "CRASHED", "CORRECT", "WRONG");

  private static final List<String> TEXTS =
      List.of(
          fenced(CORRECT),
          fenced(WRONG),
          fenced("double average(std::vector<double> const& x) { return mean(x); }\n"),
          "I would rather talk about something else.",
          fenced(
              """
              #include <thread>
              double average(std::vector<double> const& x) {
                std::thread([] {}).join();
                return x[0];
              }
              """),
          fenced("double average(std::vector<double> const& x) { return x.at(x.size()); }\n"),
          fenced(CORRECT),
          fenced("double average(std::vector<double> const&) { return 0.125; }\n"));

  private Answers() {}

  /** Writes the answers as JSON Lines. */
  static Path write(Path file) throws IOException {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < TEXTS.size(); i++) {
      lines.add(Json.write(Map.of("task", TASK, "sample", i, "answer", TEXTS.get(i))));
    }
    return Files.write(file, lines);
  }

  private static String fenced(String code) {
    return "Here you are:\n\n```cpp\n" + code + "```\n";
  }
}
