package assay.cli;

import assay.model.Finish;
import assay.model.Reply;
import assay.models.control.Replay;
import assay.pack.PackException;
import assay.suites.pareval.OutputsFile;
import assay.task.Answer;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/** ParEval's generated outputs, or its results, as a model that gives them again. */
final class ParevalReplay {
  private ParevalReplay() {}

  static Replay of(Path file) throws PackException {
    OutputsFile outputs = OutputsFile.read(file);
    Map<Replay.Slot, Reply> replies = new HashMap<>();
    for (OutputsFile.Recorded one : outputs.answers()) {
      replies.put(
          new Replay.Slot(one.task(), one.sample()),
          new Reply(new Answer(Answer.Form.CODE, one.text()), finish(one.sampling())));
    }
    return new Replay("replay:" + file.getFileName(), outputs.hash(), replies);
  }

  private static Finish finish(Map<String, String> sampling) {
    return new Finish(
        Optional.empty(),
        sampling,
        Map.of(),
        Optional.empty(),
        OptionalLong.empty(),
        OptionalLong.empty(),
        OptionalDouble.empty(),
        OptionalDouble.empty());
  }
}
