package assay.suites.parallel.problem;

/**
 * Where a problem comes from.
 *
 * @param pareval the name of ParEval's problem, such as {@code 27_reduce_average}
 * @param changes what was changed and why, empty where nothing was
 */
public record Origin(String pareval, String changes) {}
