package assay.judge;

import assay.sandbox.Confinement;
import assay.sandbox.Group;
import assay.sandbox.Sandbox;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The judge's job as the lines it reads; see {@code native/judge/job.hpp}. */
final class JobFile {
  private JobFile() {}

  static String text(
      JudgeRequest request, Map<String, Confinement> runners, Sandbox sandbox, Group group)
      throws IOException {
    StringBuilder text = new StringBuilder();
    Optional<Path> unified = group.unified();
    List<Path> others =
        group.folders().stream().filter(one -> !unified.equals(Optional.of(one))).toList();
    for (Map.Entry<String, Confinement> runner : runners.entrySet()) {
      line(text, "runner", runner.getKey());
      Confinement confinement = runner.getValue();
      int ranks = confinement.mpirun().isPresent() ? confinement.segments() : 1;
      line(text, "ranks", Integer.toString(ranks));
      if (!confinement.devices().isEmpty()) {
        request.lane().gpu().ifPresent(gpu -> line(text, "device", Integer.toString(gpu.index())));
      }
      for (String word : sandbox.commandLine(runner.getValue(), others)) {
        line(text, "argument", word);
      }
    }
    request.cases().forEach(one -> line(text, "case", one.line()));
    line(text, "timed", request.timed().line());
    boolean everyRank = request.mpi().map(MpiProgram::everyRank).orElse(false);
    line(text, "result", everyRank ? "all" : "root");
    unified.ifPresent(folder -> line(text, "cgroup", folder.toString()));
    line(
        text,
        "judge-cpu",
        request.lane().judgeCore().map(String::valueOf).orElseGet(() -> laneCores(request)));
    line(text, "lane-cpu", laneCores(request));
    line(text, "spins", request.lane().judgeCore().isPresent() ? "1" : "0");
    return text.toString();
  }

  private static String laneCores(JudgeRequest request) {
    return request.lane().first(request.lane().cores().size()).replace(',', ' ');
  }

  private static void line(StringBuilder text, String key, String value) {
    if (value.indexOf('\n') >= 0) {
      throw new IllegalArgumentException("a job's line cannot hold a line break: " + value);
    }
    text.append(key).append(' ').append(value).append('\n');
  }
}
