package assay.suites.flops.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A script in the profiler's place prints what the profiler would. */
final class ProfilerTest {
  @TempDir Path folder;

  private static String table(String value) {
    StringBuilder text =
        new StringBuilder("==PROF== Connected to process 7\n65.25, \"checksum\"\n");
    text.append(
        "\"ID\",\"Process ID\",\"Kernel Name\",\"Block Size\",\"Grid Size\",\"Metric Name\",\"Metric Unit\",\"Metric Value\"\n");
    for (Counter counter : Counter.all()) {
      text.append(
          "\"0\",\"7\",\"axpby(float, const float *, int)\",\"(256, 1, 1)\",\"(3907, 1, 1)\",\"%s\",\"inst\",\"%s\"\n"
              .formatted(counter.metric(), counter == Counter.FFMA ? value : "0"));
    }
    return text.toString();
  }

  private Profiler printing(String... outputs) throws IOException {
    StringBuilder script = new StringBuilder("#!/bin/sh\ntouch \"$0.run\"\n");
    script.append("n=$(wc -l < \"$0.run\")\necho >> \"$0.run\"\ncase $n in\n");
    for (int run = 0; run < outputs.length; run++) {
      Path output = Files.writeString(folder.resolve("output-" + run), outputs[run]);
      script.append("%d) cat '%s' ;;\n".formatted(run, output));
    }
    Path file = Files.writeString(folder.resolve("ncu"), script.append("esac\n").toString());
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwx------"));
    return new Profiler(List.of(file.toString()), List.of("echo", "A GPU, 1.2"));
  }

  @Test
  void readsWhatBothRunsHaveExecuted() throws Exception {
    List<Profile> profiles =
        printing(table("1,000,003"), table("1,000,003")).profile(folder, List.of("./program"));
    assertThat(profiles).hasSize(1);
    assertThat(profiles.getFirst().kernel()).isEqualTo("axpby(float, const float *, int)");
    assertThat(profiles.getFirst().grid()).isEqualTo("(3907, 1, 1)");
    assertThat(profiles.getFirst().executed())
        .isEqualTo(
            Map.of("fadd", 0L, "fmul", 0L, "ffma", 1_000_003L, "dadd", 0L, "dmul", 0L, "dfma", 0L));
    assertThat(profiles.getFirst().besides()).containsKeys("hadd", "hmul", "hfma", "tensor");
  }

  @Test
  void refusesRunsThatDiffer() throws Exception {
    Profiler profiler = printing(table("5"), table("6"));
    assertThatThrownBy(() -> profiler.profile(folder, List.of("./program")))
        .hasMessage("two runs of the program have not executed the same; its counts are no truth");
  }

  @Test
  void refusesALaunchThatFailed() throws Exception {
    Profiler profiler = printing(table("nan"));
    assertThatThrownBy(() -> profiler.profile(folder, List.of("./program")))
        .hasMessageContaining("has no ffma of axpby");
  }

  @Test
  void refusesAProgramWithoutKernels() throws Exception {
    Profiler profiler = printing("nothing\n", "nothing\n");
    assertThatThrownBy(() -> profiler.profile(folder, List.of("./program")))
        .hasMessage("the program has launched no kernel");
  }
}
