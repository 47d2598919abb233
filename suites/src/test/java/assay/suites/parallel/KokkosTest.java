package assay.suites.parallel;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KokkosTest {
  private static final String OPENMP = "#define KOKKOS_ENABLE_OPENMP\n";

  @TempDir Path folder;

  private Path installed(String name, String settings, String libraries) throws Exception {
    Path root = folder.resolve(name);
    Files.createDirectories(root.resolve("include"));
    Files.createDirectories(root.resolve(libraries));
    Files.writeString(
        root.resolve("include/KokkosCore_config.h"), "#define KOKKOS_VERSION 40102\n" + settings);
    Files.writeString(root.resolve(libraries).resolve("libkokkoscore.a"), "archive");
    return root;
  }

  @Test
  void theUsersOwnIsTaken() throws Exception {
    Path root = installed("mine", OPENMP, "lib64");
    Kokkos kokkos = Kokkos.find(Map.of("KOKKOS_ROOT", root.toString())).orElseThrow();
    assertThat(kokkos.version()).isEqualTo("Kokkos 4.1.02 with OpenMP");
    assertThat(kokkos.compilerFlags()).contains(root.resolve("include").toString());
    assertThat(kokkos.linkerFlags())
        .containsExactly(root.resolve("lib64/libkokkoscore.a").toString(), "-ldl");
  }

  @Test
  void theOneMadeByTheScriptIsFoundInTheCache() throws Exception {
    Path root = installed("cache/kokkos", OPENMP, "lib");
    Map<String, String> environment = Map.of("ASSAY_CACHE", folder.resolve("cache").toString());
    assertThat(Kokkos.find(environment).orElseThrow().root()).isEqualTo(root);
  }

  @Test
  void whoNamesOneGetsNoOther() throws Exception {
    installed("cache/kokkos", OPENMP, "lib");
    Path cache = folder.resolve("cache");
    String missing = folder.resolve("missing").toString();
    assertThat(Kokkos.find(Map.of("KOKKOS_ROOT", missing, "ASSAY_CACHE", cache.toString())))
        .isEmpty();
  }

  @Test
  void oneWithoutOpenMpOrWithoutAnArchiveWillNotDo() throws Exception {
    assertThat(Kokkos.in(installed("serial", "/* #undef KOKKOS_ENABLE_OPENMP */\n", "lib")))
        .isEmpty();
    Path shared = installed("shared", OPENMP, "lib");
    Files.delete(shared.resolve("lib/libkokkoscore.a"));
    assertThat(Kokkos.in(shared)).isEmpty();
    assertThat(Kokkos.in(folder.resolve("nowhere"))).isEmpty();
  }

  @Test
  void anotherBuildHasAnotherFingerprint() throws Exception {
    Path root = installed("mine", OPENMP, "lib");
    String before = Kokkos.in(root).orElseThrow().fingerprint();
    assertThat(Kokkos.in(root).orElseThrow().fingerprint()).isEqualTo(before);
    Files.writeString(root.resolve("lib/libkokkoscore.a"), "another archive");
    assertThat(Kokkos.in(root).orElseThrow().fingerprint()).isNotEqualTo(before);
  }
}
