package assay.models.price;

import assay.model.Question;
import com.knuddels.jtokkit.Encodings;
import com.knuddels.jtokkit.api.Encoding;
import com.knuddels.jtokkit.api.EncodingType;

/** Counts tokens as OpenAI's newer models do; near enough for the others. */
public final class Tokens {
  private static final Encoding ENCODING =
      Encodings.newLazyEncodingRegistry().getEncoding(EncodingType.O200K_BASE);

  private Tokens() {}

  public static long in(Question question) {
    return (long) in(question.system()) + in(question.text());
  }

  public static int in(String text) {
    return ENCODING.countTokensOrdinary(text);
  }
}
