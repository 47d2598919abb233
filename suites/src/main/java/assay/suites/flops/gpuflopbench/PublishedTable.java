package assay.suites.flops.gpuflopbench;

import assay.pack.Document;
import assay.pack.PackException;
import assay.suites.flops.kernel.Attribute;
import assay.suites.flops.kernel.Counts;
import assay.suites.flops.table.CsvTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** The table as its authors published it, where Git LFS has fetched it. */
final class PublishedTable {
  private static final String NULL = "NULL";
  private static final String ORIGINAL = "OG";

  private PublishedTable() {}

  static List<Row> rows(Checkout checkout) throws PackException {
    List<Row> rows = new ArrayList<>();
    Map<String, Integer> numbers = new TreeMap<>();
    int number = 0;
    for (Map<String, String> row : CsvTable.read(Document.text(checkout.table())).rows()) {
      number++;
      Cells cells = new Cells(checkout.table(), number, row);
      Set<Attribute> attributes = cells.attributes("combination");
      String subset = Attribute.isEasy(attributes) ? "easy" : "hard";
      String run = cells.text("exeArgs");
      rows.add(
          new Row(
              "%s-%03d".formatted(subset, numbers.merge(subset, 1, Integer::sum)),
              cells.text("targetName_x"),
              cells.text("kernelName_x"),
              cells.text("Kernel Name"),
              cells.text("variant").equals(ORIGINAL) ? Variant.ORIGINAL : Variant.SWAPPED,
              cells.extent("Grid Size"),
              cells.extent("Block Size"),
              run.equals(NULL) ? "" : run,
              cells.text("compile_commands"),
              cells.text("device"),
              Counts.of((long) cells.number("SP_FLOP"), (long) cells.number("DP_FLOP")),
              attributes,
              Optional.empty(),
              Optional.empty()));
    }
    return rows;
  }
}
