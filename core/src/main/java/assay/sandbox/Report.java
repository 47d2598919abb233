package assay.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Set;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Reads what the launcher wrote about a program, in a file the program cannot reach. */
final class Report {
  private static final JsonMapper JSON = new JsonMapper();
  private static final int SIGKILL = 9;
  private static final int SIGALRM = 14;
  private static final int SIGXCPU = 24;
  private static final int SIGXFSZ = 25;
  private static final int SIGSYS = 31;
  private static final int SIGNALLED = 128;

  private Report() {}

  /**
   * How the program ended.
   *
   * @param status the exit status of the outermost process
   * @param outOfMemory whether the kernel killed one of its processes for the group's memory
   */
  static Finished finished(Confinement confinement, int status, boolean outOfMemory)
      throws IOException {
    Output output = confinement.output();
    JsonNode line = line(output.report());
    if (confinement.mpirun().isPresent()) {
      line = asOfTheRank(line);
    }
    Usage usage = line.has("wall_ms") ? usage(line) : Usage.UNKNOWN;
    Set<Offence> offences = EnumSet.noneOf(Offence.class);
    if (line.has("wall_ms")) {
      offences.addAll(offences(line, usage, confinement.limits()));
    }
    if (outOfMemory) {
      offences.add(Offence.MEMORY);
    }
    return new Finished(
        exit(line, status, output), usage, offences, output.stdout(), output.stderr());
  }

  private static JsonNode line(Path file) throws IOException {
    if (!Files.exists(file)) {
      return JSON.createObjectNode();
    }
    try {
      JsonNode line = JSON.readTree(Files.readString(file));
      return line.isObject() ? line : JSON.createObjectNode();
    } catch (JacksonException e) {
      throw new IOException(file + " is not a launcher's report: " + e.getOriginalMessage(), e);
    }
  }

  /** Where a signal ended a rank, mpirun's own exit code says which. */
  private static JsonNode asOfTheRank(JsonNode line) {
    int signal = line.path("exit").asInt(-1) - SIGNALLED;
    if (signal <= 0 || !(line instanceof ObjectNode object)) {
      return line;
    }
    return object.put("exit", -1).put("signal", signal).put("syscall_denied", signal == SIGSYS);
  }

  private static Exit exit(JsonNode line, int status, Output output) throws IOException {
    if (line.has("wall_ms")) {
      int signal = line.get("signal").asInt();
      if (line.get("start_errno").asInt() != 0) {
        return new Exit.FailedToStart(firstLine(output.stderr(), status));
      }
      if (line.get("timed_out").asBoolean()) {
        return new Exit.TimedOut();
      }
      return signal != 0 ? new Exit.Signalled(signal) : new Exit.Exited(line.get("exit").asInt());
    }
    if (!line.has("started")) {
      return new Exit.FailedToStart(firstLine(output.stderr(), status));
    }
    return PlainProcess.exit(status).equals(new Exit.Signalled(SIGALRM))
        ? new Exit.TimedOut()
        : new Exit.Signalled(SIGKILL);
  }

  private static String firstLine(Path errors, int status) throws IOException {
    return PlainProcess.head(errors)
        .lines()
        .findFirst()
        .orElse("the launcher ended with status " + status + " and said nothing");
  }

  private static Usage usage(JsonNode line) {
    return new Usage(
        line.get("wall_ms").asDouble(),
        line.get("user_ms").asDouble(),
        line.get("system_ms").asDouble(),
        line.get("max_rss_kb").asLong(),
        line.get("voluntary_switches").asLong(),
        line.get("involuntary_switches").asLong());
  }

  private static Set<Offence> offences(JsonNode line, Usage usage, Limits limits) {
    Set<Offence> offences = EnumSet.noneOf(Offence.class);
    int signal = line.get("signal").asInt();
    double spentMs = usage.userMs() + usage.systemMs();
    boolean overspent = limits.cpuSeconds() > 0 && spentMs >= limits.cpuSeconds() * 1000.0;
    if (line.get("syscall_denied").asBoolean()) {
      offences.add(Offence.FORBIDDEN_CALL);
    }
    if (line.path("not_a_program").asBoolean(false)) {
      offences.add(Offence.NOT_A_PROGRAM);
    }
    if (signal == SIGXCPU || (signal == SIGKILL && overspent)) {
      offences.add(Offence.CPU_TIME);
    }
    if (signal == SIGXFSZ) {
      offences.add(Offence.FILE_SIZE);
    }
    return offences;
  }
}
