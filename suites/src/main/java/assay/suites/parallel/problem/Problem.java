package assay.suites.parallel.problem;

import assay.suites.parallel.signature.Signature;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A function to be written, with everything needed to ask for it and to judge it.
 *
 * @param id type and name, such as {@code reduce/average}
 * @param text the task in words
 * @param provided C++ the candidate may use
 * @param where what every size must satisfy, by size symbol
 * @param distributions the input distributions its source can make
 * @param callLimit how long one call may take, where the problem differs from the default
 * @param oracles reference solutions by execution model
 * @param source the C++ with input maker and reference
 * @param hash content hash of the files that define the task, oracles aside
 */
public record Problem(
    String id,
    String type,
    String name,
    String title,
    String text,
    List<Example> examples,
    Signature signature,
    List<Provided> provided,
    Map<String, Constraint> where,
    Sizes sizes,
    List<String> distributions,
    Comparison comparison,
    Optional<Duration> callLimit,
    Optional<Origin> origin,
    Optional<Mpi> mpi,
    Optional<Gpu> gpu,
    Map<String, Path> oracles,
    Path folder,
    Path source,
    String hash) {
  public Problem {
    examples = List.copyOf(examples);
    provided = List.copyOf(provided);
    where = Map.copyOf(where);
    distributions = List.copyOf(distributions);
    oracles = Map.copyOf(oracles);
  }
}
