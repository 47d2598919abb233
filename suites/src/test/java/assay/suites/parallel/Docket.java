package assay.suites.parallel;

import assay.judge.Case;
import assay.judge.JudgeRequest;
import assay.judge.Program;
import assay.lane.Lane;
import assay.sandbox.Confinement;
import assay.sandbox.Conversation;
import assay.sandbox.Group;
import assay.sandbox.Limits;
import assay.sandbox.Mount;
import assay.sandbox.Output;
import assay.sandbox.Sandbox;
import assay.sandbox.Scratch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A judge that is asked single questions, so that they can be measured one by one. */
final class Docket implements AutoCloseable {
  private static final JsonMapper JSON = new JsonMapper();
  private final Scratch folder;
  private final Group group;
  private final Conversation judge;
  private final ProcessHandle process;

  private Docket(Scratch folder, Group group, Conversation judge) {
    this.folder = folder;
    this.group = group;
    this.judge = judge;
    this.process =
        ProcessHandle.current()
            .children()
            .filter(one -> one.info().command().orElse("").endsWith("/judge"))
            .max(ProcessHandle::compareTo)
            .orElseThrow();
  }

  /**
   * Opens the request's judge with the reference and the candidate on one thread, both confined.
   */
  static Docket open(Sandbox sandbox, JudgeRequest request, List<Case> cases, Case timed)
      throws IOException, InterruptedException {
    Scratch folder = Scratch.in(Court.PLACE.resolve("scratch"), "docket-");
    Group group = sandbox.group(Limits.run());
    Optional<Path> unified = group.unified();
    List<Path> others =
        group.folders().stream().filter(one -> !unified.equals(Optional.of(one))).toList();
    StringBuilder job = new StringBuilder();
    Map<String, Program> programs =
        Map.of("reference", request.reference(), "n=1", request.candidate());
    for (Map.Entry<String, Program> runner : programs.entrySet()) {
      job.append("runner ").append(runner.getKey()).append('\n');
      Output output = Output.in(Files.createDirectory(folder.path().resolve(runner.getKey())));
      Confinement confinement =
          Confinement.of(runner.getValue().command(), request.filter(), Limits.run(), output)
              .reading(runner.getValue().mounts().toArray(Mount[]::new))
              .withEnvironment(Map.of("OMP_NUM_THREADS", "1"))
              .onCpus(request.lane().first(1))
              .passingSegment();
      for (String word : sandbox.commandLine(confinement, others)) {
        job.append("argument ").append(word).append('\n');
      }
    }
    cases.forEach(one -> job.append("case ").append(line(one)).append('\n'));
    job.append("timed ").append(line(timed)).append('\n');
    unified.ifPresent(place -> job.append("cgroup ").append(place).append('\n'));
    job.append(place(request.lane()));
    Path file = Files.writeString(folder.path().resolve("job"), job);
    return new Docket(
        folder,
        group,
        Conversation.start(
            Stream.concat(request.judge().stream(), Stream.of(file.toString())).toList(),
            folder.path().resolve("errors")));
  }

  private static String place(Lane lane) {
    String judge = lane.judgeCore().map(String::valueOf).orElse(lane.first(1));
    String all = lane.first(lane.cores().size()).replace(',', ' ');
    return "judge-cpu "
        + judge
        + "\nlane-cpu "
        + all
        + "\nspins "
        + (lane.judgeCore().isPresent() ? 1 : 0)
        + "\n";
  }

  private static String line(Case one) {
    StringBuilder text = new StringBuilder(one.distribution());
    one.sizes().forEach(size -> text.append(' ').append(size));
    return text.toString();
  }

  /** The answer, which must be that all is right. */
  JsonNode ask(String command) throws IOException, InterruptedException {
    JsonNode reply = JSON.readTree(judge.ask(command));
    if (!reply.path("outcome").asString().equals("CORRECT")) {
      throw new IllegalStateException(command + ": " + reply);
    }
    return reply;
  }

  /** What the judge has written to its error stream. */
  List<String> said() throws IOException {
    return Files.readAllLines(folder.path().resolve("errors"));
  }

  /** CPU time the judge itself has used, in milliseconds. */
  double cpuMs() throws IOException {
    String account = Files.readString(Path.of("/proc/" + process.pid() + "/schedstat"));
    return Long.parseLong(account.substring(0, account.indexOf(' '))) / 1e6;
  }

  @Override
  public void close() throws IOException {
    judge.close();
    group.close();
    folder.close();
  }
}
