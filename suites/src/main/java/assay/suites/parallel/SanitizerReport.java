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

/** The first finding in what a sanitizer printed, in terms of the candidate's own lines. */
record SanitizerReport(Flag flag, Evidence evidence) {
  private static final Pattern THREADS =
      Pattern.compile("(?:WARNING|ERROR): ThreadSanitizer: (.+?)(?: \\(pid=\\d+\\)| on |\\R)");
  private static final Pattern ADDRESSES =
      Pattern.compile("ERROR: AddressSanitizer: (\\S+).*\\R(?:(READ|WRITE) of size (\\d+))?");
  private static final Pattern UNDEFINED =
      Pattern.compile("(?m)^(\\S+?):(\\d+)(?::\\d+)?: runtime error: (.+)$");
  private static final Pattern ACCESS =
      Pattern.compile(
          "(?mi)^  (?:previous )?((?:atomic )?(?:read|write)) of size (\\d+) at \\S+ by (.+?)"
              + "(?: \\(mutexes: .*\\))?:$");
  private static final Pattern END_OF_STACK = Pattern.compile("\\R\\s*\\R");

  /** Empty where it holds no report. */
  static Optional<SanitizerReport> in(String text, String file) {
    Matcher threads = THREADS.matcher(text);
    if (threads.find()) {
      String kind = threads.group(1);
      String report = text.substring(threads.start());
      return Optional.of(
          kind.startsWith("data race") ? race(report, file) : unsafe(kind, report, file));
    }
    Matcher addresses = ADDRESSES.matcher(text);
    if (addresses.find()) {
      String access =
          addresses.group(2) == null
              ? ""
              : " (a %s of %s bytes)"
                  .formatted(addresses.group(2).toLowerCase(Locale.ROOT), addresses.group(3));
      return Optional.of(
          unsafe(addresses.group(1) + access, text.substring(addresses.start()), file));
    }
    return UNDEFINED.matcher(text).results().findFirst().map(found -> undefined(found, text, file));
  }

  private static SanitizerReport race(String report, String file) {
    List<String> accesses = new ArrayList<>();
    for (MatchResult access : ACCESS.matcher(report).results().limit(2).toList()) {
      String line = line(stack(report, access.end()), file).map(" in line "::concat).orElse("");
      accesses.add(
          "a %s of %s bytes by %s%s"
              .formatted(
                  access.group(1).toLowerCase(Locale.ROOT),
                  access.group(2),
                  access.group(3).equals("main thread") ? "the main thread" : access.group(3),
                  line));
    }
    String text = file + ": nothing orders " + String.join(" and an earlier one, ", accesses);
    return new SanitizerReport(Flag.RACY, new Evidence(Reason.RACE, text));
  }

  private static SanitizerReport unsafe(String kind, String report, String file) {
    String where = line(stack(report, 0), file).map(line -> ", line " + line).orElse("");
    return new SanitizerReport(
        Flag.UNSAFE, new Evidence(Reason.UNDEFINED, file + where + ": " + kind));
  }

  private static SanitizerReport undefined(MatchResult found, String text, String file) {
    return found.group(1).endsWith(file)
        ? new SanitizerReport(
            Flag.UNSAFE,
            new Evidence(
                Reason.UNDEFINED, file + ", line " + found.group(2) + ": " + found.group(3)))
        : unsafe(found.group(3), text.substring(found.start()), file);
  }

  /** The lines up to the next empty one: the calls that led to one access. */
  private static String stack(String report, int from) {
    Matcher end = END_OF_STACK.matcher(report);
    return report.substring(from, end.find(from) ? end.start() : report.length());
  }

  /** The innermost line of the file in a stack. */
  private static Optional<String> line(String stack, String file) {
    Matcher frame =
        Pattern.compile("(?m)^\\s*#\\d+ .*\\b" + Pattern.quote(file) + ":(\\d+)").matcher(stack);
    return frame.find() ? Optional.of(frame.group(1)) : Optional.empty();
  }
}
