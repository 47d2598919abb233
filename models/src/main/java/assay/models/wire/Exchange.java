package assay.models.wire;

import java.time.Duration;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A request and the successful reply to it.
 *
 * @param sent the body exactly as it went out
 * @param reply the body that came back
 * @param took from sending to the last byte
 * @param pause how long to hold further calls, where the provider says its allowance is used up
 */
public record Exchange(ObjectNode sent, JsonNode reply, Duration took, Optional<Duration> pause) {}
