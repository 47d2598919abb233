package assay.suites.parallel;

import assay.source.Lexer;
import assay.source.Token;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A CUDA source as HIP: the same words under other names. */
final class HipSource {
  private static final Map<String, String> HEADERS =
      Map.of(
          "cuda_runtime.h", "hip/hip_runtime.h",
          "cuComplex.h", "hip/hip_complex.h",
          "cuda_fp16.h", "hip/hip_fp16.h",
          "cooperative_groups.h", "hip/hip_cooperative_groups.h");

  private static final Pattern INCLUDE = Pattern.compile("(?m)^#include <(.+)>$");

  /** Functions of the run-time library, and complex numbers. */
  private static final Pattern NAME =
      Pattern.compile("cuda(?=[A-Z])|(?<=^(make_)?)cu(?=(Float|Double)?Complex|C(?=[a-z])|Conj)");

  private HipSource() {}

  static String of(String cuda) {
    StringBuilder text = new StringBuilder();
    int done = 0;
    for (Token token : Lexer.tokens(cuda)) {
      Matcher name = NAME.matcher(token.text());
      if (name.find() && (name.start() == 0 || token.text().startsWith("make_"))) {
        text.append(cuda, done, token.offset());
        text.append(token.text(), 0, name.start()).append("hip");
        text.append(token.text().substring(name.end()));
        done = token.offset() + token.text().length();
      }
    }
    text.append(cuda.substring(done));
    return INCLUDE
        .matcher(text)
        .replaceAll(
            header ->
                Matcher.quoteReplacement(
                    "#include <%s>"
                        .formatted(HEADERS.getOrDefault(header.group(1), header.group(1)))));
  }
}
