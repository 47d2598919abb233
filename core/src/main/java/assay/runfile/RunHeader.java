package assay.runfile;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/**
 * What a run set out to do, and where; written once, before anything else.
 *
 * @param id the run's own id
 * @param parent the run whose answers this one judges again
 * @param created when it began, to the millisecond
 * @param command the command line, word by word
 * @param packHash content hash of the whole pack
 * @param parameters everything besides the model's name that shapes its answers: {@link
 *     assay.model.Model#parameters()} and what the strategy changes in the prompt
 * @param timing the timing effort
 * @param machine facts about the hardware and the system, such as {@code cpu}
 * @param toolchain compilers and libraries, each with its version
 * @param assay the version of Assay
 */
public record RunHeader(
    UUID id,
    Optional<UUID> parent,
    Instant created,
    List<String> command,
    String suite,
    String pack,
    String packHash,
    String model,
    String parameters,
    String strategy,
    String timing,
    Map<String, String> machine,
    Map<String, String> toolchain,
    String assay) {
  public RunHeader {
    created = created.truncatedTo(ChronoUnit.MILLIS);
    command = List.copyOf(command);
    machine = Map.copyOf(machine);
    toolchain = Map.copyOf(toolchain);
  }
}
