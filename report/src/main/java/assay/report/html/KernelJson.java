package assay.report.html;

import assay.report.count.KernelFacts;
import assay.report.count.KernelFacts.Band;
import tools.jackson.core.JsonGenerator;

/** What is known of a kernel, as the page's script reads it. */
final class KernelJson {
  private KernelJson() {}

  static void write(JsonGenerator json, KernelFacts facts) {
    json.writeStartObject();
    json.writeStringProperty("title", facts.title());
    json.writeStringProperty("device", facts.device());
    json.writeStringProperty("compiler", facts.compiler());
    facts.note().ifPresent(note -> json.writeStringProperty("note", note));
    json.writeArrayPropertyStart("proofs");
    for (KernelFacts.Proof proof : facts.proofs()) {
      json.writeStartObject();
      json.writeStringProperty("attribute", proof.attribute());
      json.writeStringProperty("source", proof.source());
      json.writeStringProperty("place", proof.place());
      json.writeEndObject();
    }
    json.writeEndArray();
    facts
        .solver()
        .ifPresent(
            solver -> {
              json.writeObjectPropertyStart("solver");
              band(json, "sp", solver.single());
              band(json, "dp", solver.dual());
              json.writeEndObject();
            });
    json.writeEndObject();
  }

  /** Counts are texts: a script's numbers have too few digits. */
  private static void band(JsonGenerator json, String name, Band band) {
    json.writeObjectPropertyStart(name);
    json.writeStringProperty("count", Long.toString(band.count()));
    json.writeStringProperty("low", Long.toString(band.low()));
    band.high().ifPresent(high -> json.writeStringProperty("high", Long.toString(high)));
    json.writeStringProperty("least", Long.toString(band.least()));
    band.most().ifPresent(most -> json.writeStringProperty("most", Long.toString(most)));
    json.writeStringProperty("why", band.why());
    json.writeEndObject();
  }
}
