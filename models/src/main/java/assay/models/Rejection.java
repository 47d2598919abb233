package assay.models;

import assay.model.ModelException;
import assay.model.UnansweredException;
import assay.models.config.Account;
import assay.models.retry.Patience;
import assay.models.setting.Parameter;
import assay.models.setting.Sampling;
import assay.models.wire.Trouble;
import assay.models.wire.Trouble.Kind;
import java.util.Optional;
import java.util.regex.Pattern;

/** Says to a user in one sentence why a model could not be asked, and what to do. */
record Rejection(String name, String model, Account account, Patience patience, Sampling sampling) {
  private static final Pattern STRUCTURE =
      Pattern.compile(
          "response_?format|json_?schema|structured output|output_config|tool_choice|\\btools?\\b"
              + "|function.?call",
          Pattern.CASE_INSENSITIVE);

  private static final String RESUME = "; run the same command again to go on where it stopped.";

  /** Whether the provider did not take the way in which it was asked for JSON. */
  static boolean blamesStructure(Trouble trouble) {
    return trouble.kind() == Kind.REJECTED && STRUCTURE.matcher(trouble.words()).find();
  }

  ModelException explained(Trouble trouble) {
    String sentence = account.hide(sentence(trouble));
    return switch (trouble.kind()) {
      case OVERLOADED, TIMED_OUT, BROKEN -> new UnansweredException(sentence);
      case RATE_LIMITED,
          UNREACHABLE,
          KEY,
          CREDIT,
          MISSING,
          REJECTED,
          REFUSED,
          TOO_LONG,
          ABANDONED ->
          new ModelException(sentence);
    };
  }

  private String sentence(Trouble trouble) {
    String said = trouble.words();
    return switch (trouble.kind()) {
      case RATE_LIMITED ->
          trouble
              .pause()
              .filter(pause -> pause.compareTo(patience.longestPause()) > 0)
              .map(
                  pause ->
                      "%s asks to wait for %d minutes (%s)%s"
                          .formatted(name, pause.toMinutes(), said, RESUME))
              .orElse(
                  "%s still has no room for us after %s (%s)%s"
                      .formatted(name, tries(), said, RESUME));
      case OVERLOADED, TIMED_OUT, BROKEN ->
          "%s gave no answer in %s; the last time: %s%s".formatted(name, tries(), said, RESUME);
      case UNREACHABLE ->
          "%s cannot be reached at %s: %s; start the server or correct its address."
              .formatted(account.provider().name(), account.provider().address(), said);
      case KEY -> "%s refuses %s (%s).".formatted(account.provider().name(), key(), said);
      case CREDIT ->
          "The account at %s has nothing left to spend (%s)%s"
              .formatted(account.provider().name(), said, RESUME);
      case MISSING ->
          "%s has no model '%s' at %s (%s)."
              .formatted(account.provider().name(), model, account.provider().address(), said);
      case REJECTED -> rejected(said);
      case REFUSED, TOO_LONG, ABANDONED -> throw new IllegalStateException(said);
    };
  }

  private String tries() {
    return patience.tries() == 1 ? "1 try" : patience.tries() + " tries";
  }

  private String key() {
    return account.provider().keyNames().isEmpty()
        ? "to answer without a key; name its environment variable under key in assay.yaml"
        : "the key in " + String.join(" or ", account.provider().keyNames());
  }

  private String rejected(String said) {
    Optional<Parameter> blamed =
        Parameter.in(said).filter(one -> sampling.values().containsKey(one.label()));
    return blamed
        .map(
            one ->
                "%s does not take the parameter %s=%s (%s); leave %s out, or add --drop %s where a"
                        .formatted(
                            name,
                            one.label(),
                            sampling.values().get(one.label()),
                            said,
                            one.option(),
                            one.label())
                    + " preset sets it.")
        .orElse("%s does not take the request (%s).".formatted(name, said));
  }
}
