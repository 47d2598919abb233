package assay.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Detection over ordinary folders that look like control groups; real ones are in SandboxIT. */
class CgroupsTest {
  @TempDir Path root;

  @Test
  void withoutMountsThereAreNone() throws IOException {
    Cgroups cgroups = Cgroups.detect(List.of(), List.of("0::/"));
    assertThat(cgroups.protections()).isEmpty();
    try (Group group = cgroups.create(Limits.run())) {
      assertThat(group.folders()).isEmpty();
      assertThat(group.freezer()).isEmpty();
      assertThat(group.ranOutOfMemory()).isFalse();
    }
  }

  @Test
  void aTreeWithoutLimitFilesIsNotUsed() throws IOException {
    Files.createFile(root.resolve("cgroup.procs"));
    Cgroups cgroups = Cgroups.detect(List.of(mount("cgroup2", "rw")), List.of("0::/"));
    assertThat(cgroups.protections()).isEmpty();
  }

  @Test
  void aTreeWeMayNotJoinIsNotUsed() throws IOException {
    Cgroups cgroups = Cgroups.detect(List.of(mount("cgroup", "rw,memory")), List.of("4:memory:/"));
    assertThat(cgroups.protections()).isEmpty();
    try (var entries = Files.list(root)) {
      assertThat(entries).isEmpty();
    }
  }

  @Test
  void triesOurOwnGroupFirstAndThenThoseAbove() throws IOException {
    Path own = Files.createDirectories(root.resolve("user.slice/app.scope"));
    assertThat(Cgroups.places(List.of(mount("cgroup2", "rw")), List.of("0::/user.slice/app.scope")))
        .containsExactly(
            List.of(
                new Hierarchy(own, true),
                new Hierarchy(root.resolve("user.slice"), true),
                new Hierarchy(root, true)));
  }

  @Test
  void aContainersGroupIsWhatItSeesAtTheRoot() throws IOException {
    Path own = Files.createDirectories(root.resolve("inner"));
    String line = mount("cgroup", "rw,memory").replace(" / ", " /docker/abc ");
    assertThat(Cgroups.places(List.of(line), List.of("4:memory:/docker/abc/inner")))
        .containsExactly(List.of(new Hierarchy(own, false), new Hierarchy(root, false)));
  }

  @Test
  void otherTreesAreOfNoUse() {
    List<String> mounts = List.of(mount("cgroup", "rw,name=systemd"), mount("tmpfs", "rw"));
    assertThat(Cgroups.places(mounts, List.of("9:name=systemd:/"))).isEmpty();
  }

  @Test
  void removesWhatKilledProcessesLeft() throws IOException {
    long nobody = 999_999_999;
    Path abandoned = group("assay-" + nobody + "-1", Duration.ofHours(1));
    Path young = group("assay-" + nobody + "-2", Duration.ZERO);
    Path alive = group("assay-" + ProcessHandle.current().pid() + "-1", Duration.ofHours(1));
    Path foreign = group("assay-try-1", Duration.ofHours(1));
    new Hierarchy(root, true).removeAbandoned("assay-");
    assertThat(abandoned).doesNotExist();
    assertThat(List.of(young, alive, foreign)).allMatch(Files::exists);
  }

  private Path group(String name, Duration age) throws IOException {
    Path group = Files.createDirectory(root.resolve(name));
    Files.createDirectory(group.resolve("runner"));
    return Files.setLastModifiedTime(group, FileTime.from(Instant.now().minus(age)));
  }

  @Test
  void setsTheLimitsOfVersionTwo() throws IOException {
    empty("memory.max", "memory.swap.max", "pids.max", "cgroup.freeze");
    assertThat(new Hierarchy(root, true).limit(root, Limits.run()))
        .containsExactly(Protection.MEMORY_GROUP, Protection.PROCESS_GROUP, Protection.FREEZER);
    assertThat(root.resolve("memory.max")).hasContent("8589934592");
    assertThat(root.resolve("memory.swap.max")).hasContent("0");
    assertThat(root.resolve("pids.max")).hasContent("136");
  }

  @Test
  void setsTheLimitsOfVersionOne() throws IOException {
    empty("memory.limit_in_bytes", "memory.memsw.limit_in_bytes");
    assertThat(new Hierarchy(root, false).limit(root, Limits.run()))
        .containsExactly(Protection.MEMORY_GROUP);
    assertThat(root.resolve("memory.limit_in_bytes")).hasContent("8589934592");
    assertThat(root.resolve("memory.memsw.limit_in_bytes")).hasContent("8589934592");
  }

  @Test
  void readsTheKillsInBothVersions() throws IOException {
    Path group = Files.createDirectory(root.resolve("group"));
    Files.writeString(group.resolve("memory.events"), "low 0\noom 1\noom_kill 1\n");
    Files.writeString(group.resolve("memory.oom_control"), "under_oom 0\noom_kill 0\n");
    assertThat(new Hierarchy(root, true).ranOutOfMemory("group")).isTrue();
    assertThat(new Hierarchy(root, false).ranOutOfMemory("group")).isFalse();
  }

  private void empty(String... names) throws IOException {
    for (String name : names) {
      Files.createFile(root.resolve(name));
    }
  }

  private String mount(String kind, String options) {
    return "31 23 0:28 / " + root + " rw,relatime - " + kind + " " + kind + " " + options;
  }
}
