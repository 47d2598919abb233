package assay.suites.parallel.problem;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a size must satisfy. */
public sealed interface Constraint {
  Pattern AT_LEAST = Pattern.compile(">= *([1-9][0-9]{0,14})");

  /** Reads {@code >= k}, {@code power of two} or {@code even}. */
  static Optional<Constraint> parse(String text) {
    Matcher atLeast = AT_LEAST.matcher(text);
    if (atLeast.matches()) {
      return Optional.of(new AtLeast(Long.parseLong(atLeast.group(1))));
    }
    return switch (text) {
      case "power of two" -> Optional.of(new PowerOfTwo());
      case "even" -> Optional.of(new Even());
      default -> Optional.empty();
    };
  }

  boolean holds(long size);

  /** How a problem file writes it. */
  String spec();

  record AtLeast(long least) implements Constraint {
    @Override
    public boolean holds(long size) {
      return size >= least;
    }

    @Override
    public String spec() {
      return ">= " + least;
    }
  }

  record PowerOfTwo() implements Constraint {
    @Override
    public boolean holds(long size) {
      return size > 0 && Long.bitCount(size) == 1;
    }

    @Override
    public String spec() {
      return "power of two";
    }
  }

  record Even() implements Constraint {
    @Override
    public boolean holds(long size) {
      return size % 2 == 0;
    }

    @Override
    public String spec() {
      return "even";
    }
  }
}
