package assay.suites.parallel;

import assay.build.CandidateBuild;
import assay.suites.parallel.simt.SimtRuntime;
import java.util.ArrayList;
import java.util.List;

/**
 * A device's own compiler, which sees mistakes that a compiler for the host cannot see: a kernel
 * that calls a function of the host, or one that is no function of the device at all. What it makes
 * is thrown away.
 */
enum DeviceCheck {
  NVCC("nvcc", "-arch=sm_80 -ptx", "cuComplex.h"),
  HIPCC("hipcc", "--offload-device-only --offload-arch=gfx90a -S", "hip/hip_complex.h");

  private final String compiler;
  private final String options;
  private final String complex;

  DeviceCheck(String compiler, String options, String complex) {
    this.compiler = compiler;
    this.options = options;
    this.complex = complex;
  }

  static DeviceCheck of(ExecutionModel model) {
    return model == ExecutionModel.HIP ? HIPCC : NVCC;
  }

  String compiler() {
    return compiler;
  }

  /** The file's name tells these compilers what is in it. */
  String file() {
    return this == NVCC ? "candidate.cu" : "candidate.hip";
  }

  List<String> arguments() {
    List<String> words = new ArrayList<>(List.of("-std=c++20", "-w"));
    words.addAll(List.of(options.split(" ", -1)));
    words.addAll(List.of(file(), "-o", CandidateBuild.PROGRAM));
    return words;
  }

  /** The text after what every candidate starts with. */
  String text(String text) {
    StringBuilder all = new StringBuilder("#include <%s>\n".formatted(complex));
    SimtRuntime.STANDARD_HEADERS.forEach(header -> all.append("#include <%s>\n".formatted(header)));
    return all.append(text).toString();
  }
}
