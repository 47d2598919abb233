package assay.suites.parallel.signature;

/**
 * A parameter that passes a size by value.
 *
 * @param name its name in C++
 * @param symbol the size symbol whose value it passes
 */
public record SizeArgument(String name, String symbol) implements Parameter {}
