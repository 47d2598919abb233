package assay.suites.flops.gpuflopbench;

import static org.assertj.core.api.Assertions.assertThat;

import assay.suites.flops.kernel.Attribute;
import assay.suites.flops.kernel.Kind;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The real checkout against another rebuild of its table: {@code ASSAY_GPUFLOPBENCH} names the
 * checkout, {@code ASSAY_GPUFLOPBENCH_ROWS} the rows as JSON lines.
 */
@EnabledIfEnvironmentVariable(named = "ASSAY_GPUFLOPBENCH", matches = ".+")
@EnabledIfEnvironmentVariable(named = "ASSAY_GPUFLOPBENCH_ROWS", matches = ".+")
final class RealCheckoutTest {
  private static final int ROWS = 577;
  private static final Map<Kind, String> CLASSES =
      Map.of(
          Kind.NONE, "No FLOPs",
          Kind.SINGLE, "SP-Only",
          Kind.DUAL, "DP-Only",
          Kind.MIXED, "Mixed");

  private static Map<String, String> facts(Row row) {
    StringBuilder bits = new StringBuilder();
    for (Attribute attribute : Attribute.values()) {
      bits.append(row.attributes().contains(attribute) ? '1' : '0');
    }
    Map<String, String> facts = new TreeMap<>();
    facts.put("id", row.id());
    facts.put("program", row.program());
    facts.put("kernel", row.kernel());
    facts.put("kernel_signature", row.signature());
    facts.put("variant", row.variant() == Variant.ORIGINAL ? "OG" : "SWAPPED");
    facts.put("grid", shown(row.grid().x(), row.grid().y(), row.grid().z()));
    facts.put("block", shown(row.block().x(), row.block().y(), row.block().z()));
    facts.put("exec_args", row.run());
    facts.put("sp_flop", row.counts().single().toString());
    facts.put("dp_flop", row.counts().dual().toString());
    facts.put("flop_class", String.valueOf(CLASSES.get(row.counts().kind())));
    facts.put("attribute_bits", bits.toString());
    facts.put("compile_commands", row.compile());
    return facts;
  }

  private static String shown(int x, int y, int z) {
    return "(%d, %d, %d)".formatted(x, y, z);
  }

  @Test
  void everyRowAgrees() throws Exception {
    Checkout checkout = Checkout.inspect(Path.of(System.getenv("ASSAY_GPUFLOPBENCH")));
    List<Row> rows = ImportedPack.rows(checkout);
    List<String> lines = Files.readAllLines(Path.of(System.getenv("ASSAY_GPUFLOPBENCH_ROWS")));
    assertThat(rows).hasSize(ROWS).extracting(Row::name).doesNotHaveDuplicates();
    assertThat(lines).hasSize(ROWS);
    List<String> colliding = new ArrayList<>();
    for (int index = 0; index < ROWS; index++) {
      JsonNode expected = JsonMapper.shared().readTree(lines.get(index));
      Map<String, String> facts = facts(rows.get(index));
      facts.replaceAll((field, _) -> expected.path(field).asString());
      assertThat(facts(rows.get(index))).isEqualTo(facts);
      if (expected.path("thread_key_collision").asInt() != 0) {
        colliding.add(expected.path("id").asString());
      }
    }
    assertThat(rows)
        .filteredOn(row -> row.unsound().filter(why -> why.startsWith("Its key")).isPresent())
        .extracting(Row::id)
        .hasSize(19)
        .isEqualTo(colliding);
    assertThat(rows)
        .filteredOn(row -> row.unsound().filter(why -> why.contains("not compile")).isPresent())
        .hasSize(12);
    assertThat(rows).filteredOn(row -> row.unsound().isPresent()).hasSize(32);
  }
}
