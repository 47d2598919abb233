package assay.suites.parallel;

import assay.sandbox.PlainProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The Open MPI of this machine, in place of its compiler wrapper: with its flags the plain compiler
 * does the same, and can use a precompiled header.
 *
 * @param version the line its wrapper prints about itself
 * @param compiling options for the compiler
 * @param linking options for the linker
 * @param mpirun the program that starts ranks
 */
record OpenMpi(String version, List<String> compiling, List<String> linking, Path mpirun) {
  /** What to do where there is none. */
  static final String REMEDY = "no mpicxx: apt install libopenmpi-dev openmpi-bin";

  /** Debian's names first: the plain ones may be another library's. */
  private static final List<String> ENDINGS = List.of(".openmpi", "");

  private static final Path FOLDER = Path.of("/usr/bin");

  OpenMpi {
    compiling = List.copyOf(compiling);
    linking = List.copyOf(linking);
  }

  static Optional<OpenMpi> find() throws IOException, InterruptedException {
    for (String ending : ENDINGS) {
      Path wrapper = FOLDER.resolve("mpicxx" + ending);
      Path mpirun = FOLDER.resolve("mpirun" + ending);
      if (Files.isExecutable(wrapper) && Files.isExecutable(mpirun)) {
        Optional<String> version = shown(wrapper, "version");
        if (version.filter(line -> line.contains("Open MPI")).isPresent()) {
          return Optional.of(
              new OpenMpi(
                  version.get(),
                  words(shown(wrapper, "compile").orElse("")),
                  words(shown(wrapper, "link").orElse("")),
                  mpirun));
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<String> shown(Path wrapper, String what)
      throws IOException, InterruptedException {
    PlainProcess.Result result = PlainProcess.of(wrapper.toString(), "--showme:" + what).run();
    return result.succeeded() ? Optional.of(result.stdout().strip()) : Optional.empty();
  }

  /** The C++ bindings, which MPI itself has given up, cost half a second of each compilation. */
  private static List<String> words(String line) {
    List<String> words = new ArrayList<>();
    for (String word : line.split("\\s+", -1)) {
      if (!word.isEmpty() && !word.equals("-lmpi_cxx")) {
        words.add(word);
      }
    }
    return words;
  }

  List<String> compilerFlags() {
    List<String> flags = new ArrayList<>(List.of("-DOMPI_SKIP_MPICXX"));
    flags.addAll(compiling);
    return flags;
  }

  /** The runner's own yield must be the one that the library finds; see native/runner/ranks.cpp. */
  List<String> linkerFlags() {
    List<String> flags = new ArrayList<>(List.of("-Wl,--export-dynamic-symbol=sched_yield"));
    flags.addAll(linking);
    return flags;
  }

  /**
   * One machine, messages through shared memory, nothing that looks for networks and devices: a
   * third of the time to start. Ranks that wait yield, and are not bound, since the lane is.
   */
  Map<String, String> environment() {
    Map<String, String> settings = new TreeMap<>();
    settings.put("HOME", "/tmp");
    settings.put("PATH", "/usr/bin");
    settings.put("HWLOC_COMPONENTS", "-pci,-linuxio,-opencl,-gl,-cuda,-nvml,-rsmi");
    set(settings, "plm", "isolated");
    set(settings, "ess_singleton_isolated", "1");
    set(settings, "pml", "ob1");
    set(settings, "btl", "self,vader");
    set(settings, "btl_vader_single_copy_mechanism", "none");
    set(settings, "osc", "^ucx");
    set(settings, "mtl", "^ofi,psm2,psm");
    set(settings, "hwloc_base_binding_policy", "none");
    set(settings, "rmaps_base_oversubscribe", "1");
    set(settings, "mpi_yield_when_idle", "1");
    set(settings, "odls_base_sigkill_timeout", "0");
    set(settings, "opal_signal", "");
    set(settings, "ess_base_forward_signals", "none");
    return settings;
  }

  private static void set(Map<String, String> settings, String parameter, String value) {
    settings.put("OMPI_MCA_" + parameter, value);
  }
}
