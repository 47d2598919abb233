package assay.models.config;

import assay.model.ModelException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A provider with what the environment adds: the key and the secrets in its headers.
 *
 * @param headers sent with every request
 * @param secrets never to be shown
 */
public record Account(Provider provider, Map<String, String> headers, List<Key> secrets) {
  private static final Pattern VARIABLE = Pattern.compile("\\$\\{(\\w+)}");

  public Account {
    headers = Map.copyOf(headers);
    secrets = List.copyOf(secrets);
  }

  /** Takes from the environment what the provider needs, and says which variable is missing. */
  public static Account of(Provider provider, Map<String, String> environment)
      throws ModelException {
    Map<String, String> headers = new HashMap<>();
    List<Key> secrets = new ArrayList<>();
    if (!provider.keyNames().isEmpty()) {
      Key key = key(provider, environment);
      secrets.add(key);
      switch (provider.kind()) {
        case OPENAI, OLLAMA -> headers.put("Authorization", "Bearer " + key.reveal());
        case ANTHROPIC -> headers.put("x-api-key", key.reveal());
        case GEMINI -> headers.put("x-goog-api-key", key.reveal());
      }
    }
    for (Map.Entry<String, String> header : provider.headers().entrySet()) {
      headers.put(
          header.getKey(), expanded(header.getValue(), provider.name(), environment, secrets));
    }
    return new Account(provider, headers, secrets);
  }

  private static Key key(Provider provider, Map<String, String> environment) throws ModelException {
    for (String name : provider.keyNames()) {
      String value = environment.getOrDefault(name, "").strip();
      if (!value.isEmpty()) {
        return new Key(value);
      }
    }
    throw new ModelException(
        "%s needs a key: set the environment variable %s."
            .formatted(provider.name(), String.join(" or ", provider.keyNames())));
  }

  private static String expanded(
      String text, String provider, Map<String, String> environment, List<Key> secrets)
      throws ModelException {
    Matcher matcher = VARIABLE.matcher(text);
    StringBuilder whole = new StringBuilder();
    while (matcher.find()) {
      String value = environment.getOrDefault(matcher.group(1), "").strip();
      if (value.isEmpty()) {
        throw new ModelException(
            "A header of %s needs the environment variable %s; set it."
                .formatted(provider, matcher.group(1)));
      }
      secrets.add(new Key(value));
      matcher.appendReplacement(whole, Matcher.quoteReplacement(value));
    }
    return matcher.appendTail(whole).toString();
  }

  /** The text without any secret. */
  public String hide(String text) {
    String hidden = text;
    for (Key secret : secrets) {
      hidden = secret.hide(hidden);
    }
    return hidden;
  }

  /** Without the headers, which hold the secrets. */
  @Override
  public String toString() {
    return "Account[" + provider.name() + "]";
  }
}
