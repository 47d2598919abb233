package assay.sandbox;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Without mounts, the paths seen inside must become those of this machine. */
final class Unconfined {
  private Unconfined() {}

  /**
   * The same program in this machine's paths. A path counts where an argument or value starts,
   * after an option's letters as in {@code -I/include}, and after {@code =}, {@code :} or {@code
   * ,}.
   */
  static Confinement translate(Confinement confinement) {
    List<Mount> mounts = new ArrayList<>(confinement.readOnly());
    confinement.work().ifPresent(mounts::add);
    mounts.sort(Comparator.comparingInt((Mount mount) -> mount.inside().getNameCount()).reversed());
    List<String> command = new ArrayList<>();
    for (String word : confinement.command()) {
      command.add(translate(word, mounts));
    }
    Map<String, String> environment = new LinkedHashMap<>();
    confinement
        .environment()
        .forEach((name, value) -> environment.put(name, translate(value, mounts)));
    Optional<Mount> work = confinement.work().map(mount -> Mount.same(mount.host()));
    return new Confinement(
        command,
        List.of(),
        work,
        confinement.limits(),
        confinement.filter(),
        environment,
        confinement.output(),
        confinement.slot(),
        confinement.cpus(),
        confinement.segments(),
        confinement.mpirun(),
        confinement.devices());
  }

  private static String translate(String word, List<Mount> mounts) {
    if (mounts.isEmpty()) {
      return word;
    }
    StringBuilder alternatives = new StringBuilder();
    for (Mount mount : mounts) {
      alternatives.append(alternatives.isEmpty() ? "" : "|");
      alternatives.append(Pattern.quote(mount.inside().toString()));
    }
    Pattern pattern = Pattern.compile("(^|^-[A-Za-z]+|[=:,])(" + alternatives + ")(?=$|[/:,])");
    return pattern
        .matcher(word)
        .replaceAll(
            match -> Matcher.quoteReplacement(match.group(1) + hostOf(match.group(2), mounts)));
  }

  private static Path hostOf(String inside, List<Mount> mounts) {
    for (Mount mount : mounts) {
      if (mount.inside().toString().equals(inside)) {
        return mount.host();
      }
    }
    throw new IllegalStateException("no mount at " + inside);
  }
}
