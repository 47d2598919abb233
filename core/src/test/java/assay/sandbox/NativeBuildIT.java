package assay.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NativeBuildIT {
  @TempDir Path folder;
  NativeBuild build;

  @BeforeEach
  void prepare() throws Exception {
    build = NativeBuild.in(Path.of(System.getProperty("assay.home")), folder.resolve("cache"));
  }

  @Test
  void buildsOnceAndAgainWhenTheSourceChanges() throws Exception {
    Path source = Files.writeString(folder.resolve("a.c"), "int main(void) { return 1; }");
    Path first = build.program("a", List.of(source), List.of());
    Files.setLastModifiedTime(first, java.nio.file.attribute.FileTime.fromMillis(0));
    assertThat(build.program("a", List.of(source), List.of())).isEqualTo(first);
    assertThat(Files.getLastModifiedTime(first).toMillis()).isZero();
    Files.writeString(source, "int main(void) { return 2; }");
    Path second = build.program("a", List.of(source), List.of());
    assertThat(second).isNotEqualTo(first);
    assertThat(PlainProcess.of(second.toString()).run().exit()).isEqualTo(new Exit.Exited(2));
  }

  @Test
  void severalMayAskAtOnce() throws Exception {
    Path source = Files.writeString(folder.resolve("a.c"), "int main(void) { return 0; }");
    Set<Path> programs = new HashSet<>();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<Path>> asked =
          IntStream.range(0, 8)
              .mapToObj(_ -> threads.submit(() -> build.program("a", List.of(source), List.of())))
              .toList();
      for (Future<Path> one : asked) {
        programs.add(one.get());
      }
    }
    assertThat(programs).hasSize(1);
    Path program = programs.iterator().next();
    assertThat(PlainProcess.of(program.toString()).run().succeeded()).isTrue();
    try (Stream<Path> left = Files.list(program.getParent())) {
      assertThat(left).containsExactly(program);
    }
  }

  @Test
  void showsWhatTheCompilerSaid() throws Exception {
    Path source = Files.writeString(folder.resolve("a.c"), "int main(void) { return nothing; }");
    assertThatIOException()
        .isThrownBy(() -> build.program("a", List.of(source), List.of()))
        .withMessageContaining("nothing");
  }
}
