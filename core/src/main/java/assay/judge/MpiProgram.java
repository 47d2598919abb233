package assay.judge;

import java.nio.file.Path;
import java.util.Map;

/**
 * What a candidate that is an MPI program needs besides.
 *
 * @param mpirun the program that starts the ranks where there are several
 * @param environment the MPI library's settings
 * @param everyRank whether the result must be right on every rank, not only on the first
 */
public record MpiProgram(Path mpirun, Map<String, String> environment, boolean everyRank) {
  public MpiProgram {
    environment = Map.copyOf(environment);
  }
}
