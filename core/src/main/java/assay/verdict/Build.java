package assay.verdict;

/**
 * What the compiler did.
 *
 * @param seconds wall time of compiler and linker, or of the build whose result was reused
 * @param log what they printed, capped
 */
public record Build(double seconds, String log) {}
