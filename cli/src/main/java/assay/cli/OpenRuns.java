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

  @Override
  public void close() {
    files.forEach(RunFile::close);
  }
}
