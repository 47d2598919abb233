package assay.suites.parallel;

import assay.verdict.Evidence;
import assay.verdict.Flag;
import assay.verdict.Reason;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The first finding in what a sanitizer printed, in terms of the candidate's own lines. Several
 * ranks may have printed at once, their lines mixed.
 */
record SanitizerReport(Flag flag, Evidence evidence) {
  private static final Pattern THREADS =
      Pattern.compile("(?:WARNING|ERROR): ThreadSanitizer: (.+?)(?: \\(pid=| on |\\R)");
  private static final Pattern ADDRESSES = Pattern.compile("ERROR: AddressSanitizer: (\\S+)");
  private static final Pattern UNDEFINED = Pattern.compile("(?m)^\\S+: runtime error: (.+)$");
  private static final Pattern SIZE = Pattern.compile("(READ|WRITE) of size (\\d+)");
  private static final Pattern ACCESS =
      Pattern.compile(
          "(?mi)^  (?:previous )?((?:atomic )?(?:read|write)) of size (\\d+) at \\S+ by (.+?)"
              + "(?: \\(mutexes: .*\\))?:$");

  /** Empty where it holds no report. */
  static Optional<SanitizerReport> in(String text, String file) {
    Matcher threads = THREADS.matcher(text);
    if (threads.find()) {
      String report = text.substring(threads.start());
      String kind = threads.group(1);
      return Optional.of(
          kind.startsWith("data race") ? race(report, file) : unsafe(kind, report, file));
    }
    Matcher addresses = ADDRESSES.matcher(text);
    if (addresses.find()) {
      String report = text.substring(addresses.start());
      return Optional.of(unsafe(addresses.group(1) + size(report), report, file));
    }
    Matcher undefined = UNDEFINED.matcher(text);
    return undefined.find()
        ? Optional.of(unsafe(undefined.group(1), text.substring(undefined.start()), file))
        : Optional.empty();
  }

  private static SanitizerReport race(String report, String file) {
    List<String> accesses = new ArrayList<>();
    for (MatchResult access : ACCESS.matcher(report).results().limit(2).toList()) {
      String stack = report.substring(access.end()).split("\\R\\s*\\R", 2)[0];
      accesses.add(
          "%s of %s bytes by %s%s"
              .formatted(
                  access.group(1).toLowerCase(Locale.ROOT),
                  access.group(2),
                  access.group(3).replace("main thread", "the main thread"),
                  line(stack, file).map(" in line "::concat).orElse("")));
    }
    String text = "%s: nothing orders the %s".formatted(file, String.join(" and the ", accesses));
    return new SanitizerReport(Flag.RACY, new Evidence(Reason.RACE, text));
  }

  private static SanitizerReport unsafe(String kind, String report, String file) {
    String where = line(report, file).map(", line "::concat).orElse("");
    return new SanitizerReport(
        Flag.UNSAFE, new Evidence(Reason.UNDEFINED, file + where + ": " + kind));
  }

  private static String size(String report) {
    Matcher size = SIZE.matcher(report);
    return size.find()
        ? " (a %s of %s bytes)".formatted(size.group(1).toLowerCase(Locale.ROOT), size.group(2))
        : "";
  }

  /** The innermost line of the file in the first stack that has one. */
  private static Optional<String> line(String stack, String file) {
    Matcher frame =
        Pattern.compile("(?m)^\\s*#\\d+ .*\\b" + Pattern.quote(file) + ":(\\d+)").matcher(stack);
    return frame.find() ? Optional.of(frame.group(1)) : Optional.empty();
  }
}
