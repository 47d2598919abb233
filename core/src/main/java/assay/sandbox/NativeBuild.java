package assay.sandbox;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/**
 * Compiles Assay's own C programs on first use and keeps them under the hash of everything they
 * were made from. Any number of processes may ask for the same one at once.
 */
public final class NativeBuild {
  private static final List<String> STRICT =
      List.of("-std=gnu11", "-O2", "-Wall", "-Wextra", "-Werror");

  private final Path home;
  private final Path cache;
  private final Compiler compiler;

  private record Compiler(String program, String version) {}

  private NativeBuild(Path home, Path cache, Compiler compiler) {
    this.home = home;
    this.cache = cache;
    this.compiler = compiler;
  }

  /**
   * With the first C compiler on the path.
   *
   * @param home the folder that holds {@code native/}
   * @param cache where the programs are kept
   */
  public static NativeBuild in(Path home, Path cache) throws IOException, InterruptedException {
    for (String program : List.of("gcc", "cc", "clang")) {
      PlainProcess.Result version = PlainProcess.of(program, "--version").run();
      if (version.succeeded()) {
        return new NativeBuild(home, cache, new Compiler(program, version.stdout()));
      }
    }
    throw new IOException("there is no C compiler: apt install gcc libc6-dev");
  }

  /** The folder that holds {@code native/}. */
  public Path home() {
    return home;
  }

  /** The launcher; linked without shared libraries where this machine has the static ones. */
  public Path launcher() throws IOException, InterruptedException {
    List<Path> files = filesIn(home.resolve("native/launcher"));
    try {
      return program("launcher", files, List.of("-static"));
    } catch (CompileException e) {
      return program("launcher", files, List.of());
    }
  }

  /** A program made of the {@code .c} files among the given ones; headers count for the hash. */
  public Path program(String name, List<Path> files, List<String> flags)
      throws IOException, InterruptedException {
    List<String> options = new ArrayList<>(STRICT);
    options.addAll(flags);
    Path folder = cache.resolve("native").resolve(name + "-" + hash(files, options));
    Path program = folder.resolve(name);
    if (!Files.exists(program)) {
      Files.createDirectories(folder);
      compile(files, options, program);
    }
    return program;
  }

  private void compile(List<Path> files, List<String> options, Path program)
      throws IOException, InterruptedException {
    Path unfinished = Files.createTempFile(program.getParent(), "unfinished-", "");
    try {
      List<String> command = new ArrayList<>(List.of(compiler.program()));
      command.addAll(options);
      command.addAll(List.of("-o", unfinished.toString()));
      files.stream().map(Path::toString).filter(one -> one.endsWith(".c")).forEach(command::add);
      PlainProcess.Result result = PlainProcess.of(command).run();
      if (!result.succeeded()) {
        throw new CompileException(String.join(" ", command) + "\n" + result.stderr());
      }
      Files.setPosixFilePermissions(unfinished, PosixFilePermissions.fromString("rwxr-xr-x"));
      Files.move(unfinished, program, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(unfinished);
    }
  }

  private String hash(List<Path> files, List<String> options) throws IOException {
    MessageDigest digest;
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
    digest.update((compiler + "\0" + options).getBytes(StandardCharsets.UTF_8));
    for (Path file : files) {
      digest.update(("\0" + file.getFileName() + "\0").getBytes(StandardCharsets.UTF_8));
      digest.update(Files.readAllBytes(file));
    }
    return HexFormat.of().formatHex(digest.digest(), 0, 8);
  }

  private static List<Path> filesIn(Path folder) throws IOException {
    List<Path> files = new ArrayList<>();
    try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder, "*.{c,h}")) {
      entries.forEach(files::add);
    }
    files.sort(null);
    return files;
  }

  /** The compiler refused one of Assay's own programs. */
  private static final class CompileException extends IOException {
    private static final long serialVersionUID = 1L;

    CompileException(String message) {
      super(message);
    }
  }
}
