package assay.suites.parallel.signature;

import java.util.Map;
import java.util.SequencedSet;

/** A length written in size symbols. */
public sealed interface Extent {
  /** Evaluates it; throws {@link ArithmeticException} on overflow. */
  long value(Map<String, Long> sizes);

  /** The expression as a problem file writes it. */
  String spec();

  /** The expression in C++, where every symbol is a variable of its own name. */
  String cpp();

  /** Adds the symbols it uses, from left to right. */
  void collect(SequencedSet<String> symbols);

  record Symbol(String name) implements Extent {
    @Override
    public long value(Map<String, Long> sizes) {
      Long size = sizes.get(name);
      if (size == null) {
        throw new IllegalArgumentException("No value for the size " + name + ".");
      }
      return size;
    }

    @Override
    public String spec() {
      return name;
    }

    @Override
    public String cpp() {
      return name;
    }

    @Override
    public void collect(SequencedSet<String> symbols) {
      symbols.add(name);
    }
  }

  record Literal(long value) implements Extent {
    public Literal {
      if (value < 1) {
        throw new IllegalArgumentException("A length must be positive, not " + value + ".");
      }
    }

    @Override
    public long value(Map<String, Long> sizes) {
      return value;
    }

    @Override
    public String spec() {
      return Long.toString(value);
    }

    @Override
    public String cpp() {
      return Long.toString(value);
    }

    @Override
    public void collect(SequencedSet<String> symbols) {}
  }

  record Product(Extent left, Extent right) implements Extent {
    @Override
    public long value(Map<String, Long> sizes) {
      return Math.multiplyExact(left.value(sizes), right.value(sizes));
    }

    @Override
    public String spec() {
      return Extent.enclosed(left instanceof Plus, left.spec())
          + "*"
          + Extent.enclosed(right instanceof Plus || right instanceof Product, right.spec());
    }

    @Override
    public String cpp() {
      return Extent.enclosed(left instanceof Plus, left.cpp())
          + " * "
          + Extent.enclosed(right instanceof Plus || right instanceof Product, right.cpp());
    }

    @Override
    public void collect(SequencedSet<String> symbols) {
      left.collect(symbols);
      right.collect(symbols);
    }
  }

  record Plus(Extent left, Extent right) implements Extent {
    @Override
    public long value(Map<String, Long> sizes) {
      return Math.addExact(left.value(sizes), right.value(sizes));
    }

    @Override
    public String spec() {
      return left.spec() + "+" + Extent.enclosed(right instanceof Plus, right.spec());
    }

    @Override
    public String cpp() {
      return left.cpp() + " + " + Extent.enclosed(right instanceof Plus, right.cpp());
    }

    @Override
    public void collect(SequencedSet<String> symbols) {
      left.collect(symbols);
      right.collect(symbols);
    }
  }

  private static String enclosed(boolean needed, String expression) {
    return needed ? "(" + expression + ")" : expression;
  }
}
