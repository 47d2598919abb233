package assay.runfile;

import assay.runfile.RunFileException.Problem;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** A folder of run files, whose names end in {@value #EXTENSION}. */
public record RunFolder(Path path) {
  public static final String EXTENSION = ".run";

  /**
   * Every run file, the newest run first and what cannot be read last. It does not look for damage
   * inside the files.
   */
  public List<RunEntry> list() {
    if (!Files.isDirectory(path)) {
      return List.of();
    }
    List<RunEntry> entries = new ArrayList<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(path, "*" + EXTENSION)) {
      for (Path file : files) {
        entries.add(glance(file));
      }
    } catch (IOException e) {
      throw new RunFileException(
          Problem.FAILED, "The folder " + path + " cannot be read; check its permissions.", e);
    }
    entries.sort(Comparator.comparingLong(RunFolder::age).thenComparing(RunEntry::path));
    return List.copyOf(entries);
  }

  /** Deletes a run file that nobody is writing; refuses any other file. */
  public static void delete(Path runFile) {
    Path place = RunFile.existing(runFile);
    try (WriteLock _ = WriteLock.of(place)) {
      Sqlite.delete(place, Schema.CURRENT);
    } catch (SQLException e) {
      throw RunFileException.of(place, e);
    } catch (IOException e) {
      throw new RunFileException(
          Problem.UNWRITABLE, place + " cannot be deleted (" + e.getMessage() + ").", e);
    }
  }

  private static RunEntry glance(Path file) {
    try (Connection connection = Sqlite.glance(file.toRealPath(), Schema.CURRENT)) {
      RunState last = Queries.state(connection);
      boolean dead = last == RunState.RUNNING && !WriteLock.held(file.toRealPath());
      return new RunEntry.Summary(
          file,
          Queries.header(connection),
          dead ? RunState.INTERRUPTED : last,
          Queries.outcomes(connection));
    } catch (SQLException e) {
      return new RunEntry.Broken(file, String.valueOf(RunFileException.of(file, e).getMessage()));
    } catch (RunFileException e) {
      return new RunEntry.Broken(file, String.valueOf(e.getMessage()));
    } catch (IOException e) {
      return new RunEntry.Broken(file, "There is no run file at " + file + ".");
    }
  }

  private static long age(RunEntry entry) {
    return switch (entry) {
      case RunEntry.Summary summary -> -summary.header().created().toEpochMilli();
      case RunEntry.Broken _ -> Long.MAX_VALUE;
    };
  }
}
