package assay.suites.parallel;

import assay.build.BuildCache;
import assay.build.CandidateBuild;
import assay.build.TrustedBuild;
import assay.judge.Team;
import assay.lane.Lane;
import assay.lane.LaneRequest;
import assay.sandbox.Filter;
import assay.sandbox.Mount;
import assay.statistics.Effort;
import assay.suite.Product;
import assay.suites.parallel.glue.DeviceCallHeader;
import assay.suites.parallel.problem.Problem;
import assay.task.Hash;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A GPU of this machine. Its judge shares memory of the GPU with the runner, and both are compiled
 * for it.
 */
record GpuGround(Workshop workshop, BuildCache cache, Cuda cuda) implements Ground {
  private static final Path SHIM = Path.of("/assay/shim");
  private static final List<String> OBJECTS = List.of("shim.o", "cuda.o", "runner.o", "borrowed.o");

  /** The driver's own library, beside the one that the compiler links by itself. */
  private static final String DRIVER = "-lcuda";

  @Override
  public String hash(Problem problem) {
    return Hash.of("judge on a GPU", workshop.hash(problem), cuda.fingerprint());
  }

  @Override
  public Path judge(Problem problem) throws IOException, InterruptedException {
    List<Path> objects = workshop.judgeObjects(problem);
    Path folder = cache.product("judge-cuda", hash(problem), here -> compileJudge(here, objects));
    return folder.resolve(Workshop.JUDGE);
  }

  private void compileJudge(Path folder, List<Path> objects)
      throws IOException, InterruptedException {
    List<String> words = new ArrayList<>(List.of(parts().resolve("cuda_device.o").toString()));
    objects.forEach(object -> words.add(object.toString()));
    words.addAll(List.of(DRIVER, "-o", Workshop.JUDGE));
    new TrustedBuild(cuda.compiler()).run(folder, words);
  }

  /** What is the same for all problems. */
  private Path parts() throws IOException, InterruptedException {
    return cache.product(
        "cuda-parts",
        Hash.of("cuda-parts", workshop.nativeHash(), cuda.fingerprint()),
        folder -> {
          compile(folder, workshop.source("judge", "cuda_device.cu"), "cuda_device.o");
          compile(folder, workshop.source("runner", "cuda/cuda.cpp"), "cuda.o");
        });
  }

  @Override
  public List<Team> teams(ParallelTask task, int cores, Effort effort) {
    return List.of(OnDevice.team(task, cores));
  }

  @Override
  public Filter filter(ExecutionModel model) {
    return Filter.DEVICE;
  }

  /** Half the machine, as one core cannot make inputs as fast as a GPU uses them up. */
  @Override
  public LaneRequest lane(int needed, int there, boolean exclusive) {
    return LaneRequest.forMeasuring(Math.max(needed, there / 2), exclusive).withGpu();
  }

  /** The folder with all objects that a candidate is linked with. */
  private Path shim(ParallelTask task) throws IOException, InterruptedException {
    Path plain = workshop.shim(task.problem());
    Path parts = parts();
    String header = DeviceCallHeader.of(OnDevice.of(task.problem(), task.model()).device());
    return cache.product(
        "shim-cuda",
        Hash.of(hash(task.problem()), header),
        folder -> {
          for (String name : List.of("problem.hpp", "shim.cpp", "runner.o", "borrowed.o")) {
            Files.copy(plain.resolve(name), folder.resolve(name));
          }
          Files.writeString(folder.resolve("call.hpp"), header);
          compile(folder, folder.resolve("shim.cpp"), "shim.o");
          Files.copy(parts.resolve("cuda.o"), folder.resolve("cuda.o"));
        });
  }

  /** The compiler leaves what has no kernel to that of the host. */
  private void compile(Path folder, Path source, String object)
      throws IOException, InterruptedException {
    List<String> words = new ArrayList<>(cuda.flags());
    words.addAll(workshop.compilation().defines());
    words.addAll(List.of("-w", "-I" + workshop.source("runner", "cuda")));
    words.addAll(workshop.compilation().includes(folder));
    words.addAll(List.of("-c", source.toString(), "-o", object));
    new TrustedBuild(cuda.compiler()).run(folder, words);
  }

  @Override
  public Product build(ParallelTask task, String candidate, CandidateBuild build, Lane lane)
      throws IOException, InterruptedException {
    DeviceCheck device = DeviceCheck.NVCC;
    List<String> words = new ArrayList<>(cuda.flags());
    words.addAll(List.of("-w", device.file()));
    OBJECTS.forEach(object -> words.add(SHIM.resolve(object).toString()));
    words.addAll(List.of(DRIVER, "-o", CandidateBuild.PROGRAM));
    return build.build(
        cuda.compiler(),
        Map.of(device.file(), device.text(Compilation.text(task, candidate))),
        words,
        List.of(new Mount(shim(task), SHIM)),
        lane);
  }
}
