package assay.runfile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import assay.task.Task;
import assay.verdict.Configuration;
import assay.verdict.Flag;
import assay.verdict.Outcome;
import assay.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JacksonException;

class VerdictJsonTest {
  @Provide
  Arbitrary<Verdict> verdicts() {
    return Verdicts.any();
  }

  @Provide
  Arbitrary<List<Verdict>> manyVerdicts() {
    return Verdicts.any().list().ofSize(20);
  }

  @Property
  void comesBackAsItWas(@ForAll("verdicts") Verdict verdict) {
    String json = VerdictJson.write(verdict);
    assertThat(VerdictJson.read(json)).isEqualTo(verdict);
    assertThat(VerdictJson.write(VerdictJson.read(json))).isEqualTo(json);
  }

  @Property(tries = 3, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void comesBackFromTheFile(@ForAll("manyVerdicts") List<Verdict> verdicts) throws IOException {
    Path folder = Files.createTempDirectory("assay");
    Path file = folder.resolve("x.run");
    Task task = Runs.task("a");
    try (RunFile run = RunFile.create(file, Runs.header())) {
      run.record(task);
      run.record(Runs.CANDIDATE);
      run.record(new TrialId("a", 0, 0), Runs.key(task), Verdicts.wrong());
      for (Verdict verdict : verdicts) {
        run.revise(Runs.key(task), verdict);
      }
    }
    try (RunFile run = RunFile.read(file)) {
      assertThat(run.revisions(Runs.key(task)).stream().skip(1))
          .extracting(Judgement::verdict)
          .isEqualTo(verdicts);
    }
    RunFolder.delete(file);
    Files.delete(folder);
  }

  @Test
  void looksAsDocumented() {
    assertThat(VerdictJson.write(Verdicts.timed()))
        .isEqualTo(
            """
            {"outcome":"CORRECT","evidence":[],"configurations":[\
            {"name":"n=1 size=1/4","n":1,"outcome":"CORRECT","evidence":[],"timing":{"lane":"cores 0","n":1,\
            "reference_ms":2.0,"candidate_ms":1.0,"speedup":2.0,"low":1.9,"high":2.1,"stop":"CONVERGED",\
            "samples":[{"reference":[2.0,2.5],"candidate":[1.0,1.25]},{"reference":[2.0],"candidate":[1.0]}]},"size":0.25},\
            {"name":"n=4","n":4,"outcome":"CORRECT","evidence":[],"timing":{"lane":"cores 0-3","n":4,\
            "reference_ms":2.0,"candidate_ms":0.5,"speedup":4.0,"low":0.0,"high":"Infinity","stop":"BUDGET",\
            "samples":[{"reference":[2.0],"candidate":[0.5]}]},"size":null},\
            {"name":"huge","n":4,"outcome":"SKIPPED","evidence":[],"timing":null,"size":null}],\
            "build":{"seconds":1.5,"log":"warning: unused"},"flags":["EMULATED","SHORT_BATCH"]}""");
  }

  @Test
  void aVerdictFromBeforeThereWereSizesIsReadAsOneAtTheProblemsOwn() {
    Configuration old = new Configuration("n=4", 4, Outcome.CORRECT, List.of(), Optional.empty());
    Verdict verdict =
        new Verdict(Outcome.CORRECT, List.of(), List.of(old), Optional.empty(), Set.of());
    String json = VerdictJson.write(verdict);
    assertThat(json).contains(",\"size\":null");
    assertThat(VerdictJson.read(json.replace(",\"size\":null", ""))).isEqualTo(verdict);
  }

  @Test
  void flagsKeepTheOrderOfTheirDeclaration() {
    Verdict verdict =
        new Verdict(Outcome.CORRECT, List.of(), List.of(), Optional.empty(), Set.of(Flag.values()));
    String json = VerdictJson.write(verdict);
    int before = -1;
    for (Flag flag : Flag.values()) {
      int here = json.indexOf('"' + flag.name() + '"');
      assertThat(here).isGreaterThan(before);
      before = here;
    }
  }

  @Test
  void anUnknownWordIsNotGuessed() {
    String json = VerdictJson.write(Verdicts.wrong()).replace("VALUE", "COLOUR");
    assertThatThrownBy(() -> VerdictJson.read(json)).isInstanceOf(JacksonException.class);
  }
}
