package assay.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CommandLineTest {
  @TempDir Path temporary;
  Path folder;
  Path launcher;
  Path work;

  @BeforeEach
  void prepare() throws IOException {
    folder = temporary.toRealPath();
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
    launcher = Files.createFile(folder.resolve("launcher"));
    work = Files.createDirectory(folder.resolve("work"));
  }

  @Test
  void goesThroughLauncherBubblewrapAndLauncher() throws IOException {
    List<String> words = confined(new Identity(false)).of(confinement(), List.of());
    assertThat(words).startsWith(launcher.toString(), "outer", "--stdout");
    assertThat(words).containsSubsequence("--", "/usr/bin/bwrap", "--", "/launcher", "inner", "--");
    assertThat(words).endsWith("--", "/box/program", "5");
  }

  @Test
  void mountsReadOnlyUnlessItIsTheWorkFolder() throws IOException {
    List<String> words =
        confined(new Identity(false))
            .of(confinement().reading(new Mount(launcher, Path.of("/tool"))), List.of());
    assertThat(words).containsSequence("--ro-bind", launcher.toString(), "/tool");
    assertThat(words).containsSequence("--bind", work.toString(), "/box");
    assertThat(Collections.frequency(words, "--bind")).isOne();
    assertThat(words).containsSequence("--remount-ro", "/", "--");
  }

  @Test
  void showsNoneOfTheHostsPathsToTheProgram() throws IOException {
    List<String> words = confined(new Identity(false)).of(confinement(), List.of());
    List<String> inside = words.subList(words.lastIndexOf("/launcher"), words.size());
    assertThat(inside).noneMatch(word -> word.contains(folder.toString()));
  }

  @Test
  void rootBecomesTheSlotsUser() throws IOException {
    List<String> words =
        confined(new Identity(true)).of(confinement().onSlot(2), List.of(Path.of("/group")));
    assertThat(words).containsSequence("--uid", "61002", "--gid", "61002");
    assertThat(words).containsSequence("--cgroup", "/group");
  }

  @Test
  void anOrdinaryUserStaysWhoTheyAre() throws IOException {
    List<String> words = confined(new Identity(false)).of(confinement(), List.of());
    assertThat(words.subList(0, words.indexOf("/usr/bin/bwrap"))).doesNotContain("--uid");
  }

  @Test
  void rootStagesWhatTheSlotsUserCannotReach() throws IOException {
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
    List<String> words = confined(new Identity(true)).of(confinement(), List.of());
    String stage = words.get(words.indexOf("--stage") + 1);
    assertThat(words)
        .containsSequence("--source", launcher.toString(), "--source", work.toString())
        .containsSequence("--ro-bind", stage + "/0", "/launcher")
        .containsSequence("--bind", stage + "/1", "/box");
  }

  @Test
  void theSegmentIsAnnouncedOnBothSides() throws IOException {
    List<String> words =
        confined(new Identity(false)).of(confinement().passingSegment(), List.of());
    assertThat(Collections.frequency(words, "--segments")).isEqualTo(2);
    assertThat(words).containsSequence("--segments", "1", "--", "/box/program", "5");
  }

  @Test
  void ranksAreStartedByMpirunEachUnderAFilterOfItsOwn() throws IOException {
    Confinement ranks = confinement().together(Path.of("/usr/bin/mpirun"), 3);
    List<String> words = confined(new Identity(false)).of(ranks, List.of());
    assertThat(words).containsSequence("inner", "--filter", "processes");
    assertThat(words)
        .containsSequence("--segments", "3", "--", "/usr/bin/mpirun", "-np", "3")
        .containsSequence("/launcher", "rank", "--filter", "serial", "--", "/box/program", "5");
    CommandLine unconfined = new CommandLine(launcher, Optional.empty(), new Identity(false));
    assertThat(unconfined.of(ranks, List.of()))
        .containsSequence(launcher.toString(), "rank", "--filter", "serial", "--");
  }

  @Test
  void withoutAFilterMpirunHasNoneEither() throws IOException {
    Confinement ranks =
        Confinement.of(List.of("/box/program"), Filter.NONE, Limits.run(), Output.in(folder))
            .together(Path.of("/usr/bin/mpirun"), 2);
    assertThat(confined(new Identity(false)).of(ranks, List.of()))
        .containsSequence("inner", "--filter", "none")
        .doesNotContain("processes");
  }

  @Test
  void limitsThatAreZeroAreNotSet() throws IOException {
    Limits few = new Limits(java.time.Duration.ofSeconds(1), 0, 0, 0, 0, 7, 0, 0, 1);
    Confinement confinement =
        Confinement.of(List.of("/usr/bin/true"), Filter.NONE, few, Output.in(folder));
    List<String> words = confined(new Identity(false)).of(confinement, List.of());
    assertThat(words)
        .containsSequence("--processes", "7")
        .doesNotContain("--cpu-seconds", "--address-mb", "--data-mb", "--file-mb", "--stack-mb");
  }

  @Test
  void withoutBubblewrapThePathsAreThisMachines() throws IOException {
    CommandLine unconfined = new CommandLine(launcher, Optional.empty(), new Identity(false));
    List<String> words = unconfined.of(confinement(), List.of());
    assertThat(words)
        .containsSequence("--", "/proc/self/exe", "inner")
        .containsSequence("--chdir", work.toString())
        .containsSequence("--env", "DATA=" + work + "/data")
        .endsWith("--", work + "/program", "5");
  }

  private CommandLine confined(Identity identity) {
    return new CommandLine(
        launcher, Optional.of(new Bubblewrap(Path.of("/usr/bin/bwrap"))), identity);
  }

  private Confinement confinement() {
    return Confinement.of(
            List.of("/box/program", "5"), Filter.SERIAL, Limits.run(), Output.in(folder))
        .writing(new Mount(work, Path.of("/box")))
        .withEnvironment(Map.of("DATA", "/box/data"));
  }
}
