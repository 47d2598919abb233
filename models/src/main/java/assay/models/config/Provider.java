package assay.models.config;

import assay.models.setting.Sampling;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import tools.jackson.databind.node.ObjectNode;

/**
 * Someone who can be asked.
 *
 * @param name what stands before the colon in the name of a model
 * @param address the start of every address, without a slash at its end
 * @param keyNames the environment variables the key may be in, by preference; none where it needs
 *     no key
 * @param headers sent with every request; {@code ${NAME}} in a value stands for an environment
 *     variable
 * @param defaults the parameters that are used where nothing else is said
 * @param completion whether it can continue a text
 * @param structuring how its models are first asked for an answer in JSON
 * @param body fields laid over every request
 * @param ceiling the most calls at once
 */
public record Provider(
    String name,
    Kind kind,
    String address,
    List<String> keyNames,
    Map<String, String> headers,
    Sampling defaults,
    boolean completion,
    Structuring structuring,
    ObjectNode body,
    OptionalInt ceiling) {
  public Provider {
    address = address.endsWith("/") ? address.substring(0, address.length() - 1) : address;
    keyNames = List.copyOf(keyNames);
    headers = Map.copyOf(headers);
  }
}
