package assay.cli;

import assay.runfile.RunFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Run files a user named, open to be read. */
record OpenRuns(List<RunFile> files) implements AutoCloseable {
  static OpenRuns of(List<String> names, Path folder) throws Complaint {
    List<RunFile> files = new ArrayList<>();
    try {
      for (String name : names) {
        files.add(RunFile.read(RunArgument.find(name, folder)));
      }
    } catch (Complaint | RuntimeException e) {
      files.forEach(RunFile::close);
      throw e;
    }
    return new OpenRuns(files);
  }

  /** Whether all of the runs are of a suite with scores of its own; some of them cannot be. */
  static boolean areOf(String suite, List<RunFile> files) throws Complaint {
    long own = files.stream().filter(file -> file.header().suite().equals(suite)).count();
    if (own > 0 && own < files.size()) {
      throw Complaint.usage(
          "Runs of the suite %s have scores of their own; score them apart from others."
              .formatted(suite));
    }
    return own > 0;
  }

  @Override
  public void close() {
    files.forEach(RunFile::close);
  }
}
