package assay.suites.flops.gpuflopbench;

import assay.sandbox.PlainProcess;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Which of a template's instances a signature means, by its template's arguments. */
final class Instances {
  private Instances() {}

  /** The one of the compiler's names that is meant; none where that cannot be told. */
  static Optional<String> meant(Row row, List<String> symbols)
      throws IOException, InterruptedException {
    if (symbols.size() == 1 || symbols.contains(row.signature())) {
      return Optional.of(symbols.size() == 1 ? symbols.getFirst() : row.signature());
    }
    if (symbols.isEmpty()) {
      return Optional.empty();
    }
    List<String> words = new ArrayList<>(List.of("c++filt"));
    words.addAll(symbols);
    PlainProcess.Result result = PlainProcess.of(words).run();
    List<String> spelled = result.stdout().lines().toList();
    if (!result.succeeded() || spelled.size() != symbols.size()) {
      return Optional.empty();
    }
    String meant = instance(row.signature(), row.kernel());
    List<String> found = new ArrayList<>();
    for (int index = 0; index < symbols.size(); index++) {
      if (instance(spelled.get(index), row.kernel()).equals(meant)) {
        found.add(symbols.get(index));
      }
    }
    return found.size() == 1 ? Optional.of(found.getFirst()) : Optional.empty();
  }

  /** The kernel's name with its template's arguments, written without spaces. */
  private static String instance(String signature, String kernel) {
    int start = Math.max(0, signature.indexOf(kernel));
    int depth = 0;
    for (int at = start; at < signature.length(); at++) {
      char c = signature.charAt(at);
      depth += c == '<' ? 1 : 0;
      depth -= c == '>' ? 1 : 0;
      boolean parameters = c == '(' && !signature.startsWith("(int)", at);
      if (depth == 0 && parameters) {
        return plain(signature.substring(start, at));
      }
    }
    return plain(signature.substring(start));
  }

  private static String plain(String instance) {
    return instance.replaceAll("\\((int|unsigned int|bool|long)\\)|(?<=[0-9])[ul]+| ", "");
  }
}
