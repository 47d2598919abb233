package assay.report.html;

import static java.nio.charset.StandardCharsets.UTF_8;

import assay.report.HostileText;
import assay.report.html.Page.Word;
import assay.runfile.RunFile;
import assay.verdict.Flag;
import assay.verdict.Outcome;
import assay.verdict.StopReason;
import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.WriterOutput;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.Function;

/**
 * One HTML file that shows runs from the overview down to the single trial. It holds its own
 * scripts, style and data, and asks the network for nothing. Every text of a model, a log or a pack
 * reaches the reader as text.
 */
public final class HtmlReport {
  private static final String TEMPLATE = "report.jte";

  private HtmlReport() {}

  /** Writes the report; a file of that name is replaced when the new one is whole. */
  public static void write(List<RunFile> runs, Path file, ReportOptions options)
      throws IOException {
    if (runs.isEmpty()) {
      throw new IllegalArgumentException("A report needs at least one run.");
    }
    Survey survey = Survey.of(runs, options);
    Page page = page(survey, options);
    Path draft = file.resolveSibling(file.getFileName() + ".draft");
    try {
      try (BufferedWriter out = Files.newBufferedWriter(draft, UTF_8)) {
        TemplateEngine.createPrecompiled(ContentType.Html)
            .render(TEMPLATE, page, new WriterOutput(out));
      } catch (UncheckedIOException e) {
        throw e.getCause();
      }
      Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(draft);
    }
  }

  private static Page page(Survey survey, ReportOptions options) throws IOException {
    Figures figures = Figures.of(survey, options.counting());
    Overview overview = new Overview(survey, figures);
    BitSet detailed = Detailed.choose(survey.rows(), options.details());
    List<String> libraries =
        List.of(Scripts.library("echarts.min.js"), Scripts.library("highlight.min.js"));
    String importMap = Scripts.importMap();
    return new Page(
        HostileText.shown(options.title()),
        policy(libraries, importMap),
        Scripts.style(),
        libraries,
        importMap,
        Scripts.start(),
        overview.counts(),
        overview.metrics(),
        overview.runs(),
        words(Outcome.values(), Glossary::of),
        words(Flag.values(), Glossary::of),
        words(StopReason.values(), Glossary::of),
        notes(survey, detailed.cardinality()),
        "Texts longer than %s characters are cut, and say so."
            .formatted(Overview.grouped(options.longestText())),
        overview.missing(),
        !survey.counted().isEmpty(),
        new Islands(survey, IndexJson.of(survey, figures, options), options, detailed));
  }

  /** Only these scripts run, and nothing is loaded, sent or framed. */
  private static String policy(List<String> libraries, String importMap) {
    List<String> known = new ArrayList<>();
    libraries.forEach(library -> known.add(Scripts.hash(library)));
    known.add(Scripts.hash(importMap));
    known.add(Scripts.hash(Scripts.start()));
    return "default-src 'none'; script-src "
        + String.join(" ", known)
        + " data:; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";
  }

  private static List<String> notes(Survey survey, int detailed) {
    List<String> notes = new ArrayList<>();
    int all = survey.rows().size();
    if (detailed < all) {
      notes.add(
          "All %s trials are listed and scored. Prompt, answer, code and times are kept of %s of them: a few of every way to end in every run, then first samples before second ones, every task and run alike. The run files hold the rest."
              .formatted(Overview.grouped(all), Overview.grouped(detailed)));
    }
    return notes;
  }

  private static <T extends Enum<T>> List<Word> words(T[] values, Function<T, String> meaning) {
    return Arrays.stream(values).map(one -> new Word(one.name(), meaning.apply(one))).toList();
  }
}
