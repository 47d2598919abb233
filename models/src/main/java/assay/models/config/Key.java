package assay.models.config;

import java.util.Objects;

/** A secret. It shows itself nowhere but where it is asked for. */
public final class Key {
  private static final String HIDDEN = "***";

  private final String value;

  public Key(String value) {
    this.value = value;
  }

  /** The secret itself, for the header of a request and nothing else. */
  public String reveal() {
    return value;
  }

  /** The text without the secret. */
  public String hide(String text) {
    return text.replace(value, HIDDEN);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Key key && key.value.equals(value);
  }

  @Override
  public int hashCode() {
    return Objects.hash(value);
  }

  @Override
  public String toString() {
    return HIDDEN;
  }
}
