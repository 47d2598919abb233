package assay.suites.flops.gpuflopbench;

import assay.pack.Document;
import assay.pack.PackException;
import assay.pack.PackSchema;
import assay.pack.Place;
import assay.suites.flops.kernel.Kind;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The rows of the table that should not be counted. */
record Unsound(List<Entry> entries) {
  private static final String LIST = "unsound.yaml";
  private static final String COLLISION =
      "Its key is an earlier row's, so that the authors' program never asks for it.";

  Unsound {
    entries = List.copyOf(entries);
  }

  /** A kernel whose variant with exchanged types is meant. */
  record Entry(String program, String kernel, String reason) {}

  /** What the authors' program tells questions apart by; the signature is not part of it. */
  private record Key(String program, String kernel, Variant variant, Kind kind) {}

  /** The list that comes with Assay. */
  static Unsound builtIn() {
    try (InputStream stream = Unsound.class.getResourceAsStream(LIST)) {
      if (stream == null) {
        throw new IllegalStateException("The list of unsound rows is missing.");
      }
      String text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
      Document document = Document.parse(Path.of(LIST), text);
      PackSchema.of(Unsound.class, "unsound.schema.json").check(document);
      List<Entry> entries = new ArrayList<>();
      for (Place place : document.top().entry("unsound").items()) {
        entries.add(
            new Entry(
                place.entry("program").text(),
                place.entry("kernel").text(),
                place.entry("reason").text()));
      }
      return new Unsound(entries);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (PackException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The rows, each with the reason why it should not be counted if there is one. */
  List<Row> marked(List<Row> rows) {
    Set<Key> keys = new HashSet<>();
    List<Row> marked = new ArrayList<>();
    for (Row row : rows) {
      boolean first =
          keys.add(new Key(row.program(), row.kernel(), row.variant(), row.counts().kind()));
      marked.add(row.withUnsound(first ? listed(row) : Optional.of(COLLISION)));
    }
    return marked;
  }

  private Optional<String> listed(Row row) {
    return entries.stream()
        .filter(
            entry ->
                entry.program().equals(row.program())
                    && entry.kernel().equals(row.kernel())
                    && row.variant() == Variant.SWAPPED)
        .map(Entry::reason)
        .findFirst();
  }
}
