package assay.suites.flops.cubin;

/**
 * Where a kernel finds one of its arguments.
 *
 * @param offset from the first argument on, in bytes
 */
public record Parameter(int ordinal, int offset, int bytes) {}
