package assay.models.wire;

import dev.langchain4j.http.client.HttpClient;
import dev.langchain4j.http.client.HttpClientBuilder;
import java.time.Duration;

/** Hands LangChain4j the wire it is to use; the time limits it asks for are the transport's. */
public record WireBuilder(Wire wire) implements HttpClientBuilder {
  @Override
  public Duration connectTimeout() {
    return Duration.ZERO;
  }

  @Override
  public HttpClientBuilder connectTimeout(Duration ignored) {
    return this;
  }

  @Override
  public Duration readTimeout() {
    return Duration.ZERO;
  }

  @Override
  public HttpClientBuilder readTimeout(Duration ignored) {
    return this;
  }

  @Override
  public HttpClient build() {
    return wire;
  }
}
