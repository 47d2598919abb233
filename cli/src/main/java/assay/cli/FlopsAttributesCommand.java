package assay.cli;

import assay.pack.Spelling;
import assay.report.Cell;
import assay.report.Colour;
import assay.report.Column;
import assay.report.HostileText;
import assay.report.Table;
import assay.suites.flops.FlopsSuite;
import assay.suites.flops.attribute.Agreement;
import assay.suites.flops.attribute.Analysis;
import assay.suites.flops.attribute.Views;
import assay.suites.flops.kernel.Attribute;
import assay.suites.flops.kernel.FlopsKernel;
import assay.suites.flops.kernel.FlopsPack;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@CommandLine.Command(
    name = "attributes",
    description = {
      "Tells what is hard about kernels: what their folders declare, what analysis derives from the sources, and where opinions differ.",
      "Without kernels, all of the pack are looked at and only differences and a summary are shown."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  ./assay flops attributes",
      "  ./assay flops attributes hopper/geo-mandelbrot hopper/ml-nadam",
      "  ./assay flops attributes --pack my-pack --json"
    })
final class FlopsAttributesCommand extends Command {
  @Parameters(
      arity = "0..*",
      paramLabel = "KERNEL",
      description = "Kernels such as hopper/axpby; all by default.")
  private List<String> names = new ArrayList<>();

  @Mixin private PackOption pack = new PackOption();

  private final Wiring wiring;

  FlopsAttributesCommand(Terminal terminal, Wiring wiring) {
    super(terminal);
    this.wiring = wiring;
  }

  @Override
  ExitCode run() throws Exception {
    FlopsPack loaded =
        FlopsPack.load(
            pack.folder().orElse(wiring.places().pack(FlopsSuite.NAME)), FlopsSuite.NAME);
    List<FlopsKernel> chosen = chosen(loaded);
    List<Views> all = new ArrayList<>();
    for (FlopsKernel kernel : chosen) {
      try (Waiting _ = Waiting.on(terminal, kernel.id())) {
        all.add(Views.of(kernel, Analysis.of(kernel)));
      }
    }
    print(AttributesDocument.of(all, others(all)), () -> view(all));
    return ExitCode.DONE;
  }

  private List<FlopsKernel> chosen(FlopsPack loaded) throws Complaint {
    List<String> ids = loaded.kernels().stream().map(FlopsKernel::id).toList();
    for (String name : names) {
      if (!ids.contains(name)) {
        throw Complaint.usage(
            "There is no kernel '%s' in this pack%s".formatted(name, Spelling.hint(name, ids)));
      }
    }
    return loaded.kernels().stream()
        .filter(one -> names.isEmpty() || names.contains(one.id()))
        .toList();
  }

  /** Everybody but the declaration who has an opinion on any kernel. */
  private static Set<String> others(List<Views> all) {
    Set<String> others = new TreeSet<>();
    others.add(Views.DERIVED);
    all.forEach(one -> others.addAll(one.named().keySet()));
    return others;
  }

  private String view(List<Views> all) {
    Table details =
        Table.of(
            Column.text("kernel"),
            Column.text("attribute"),
            Column.text("opinions"),
            Column.text("line"),
            Column.flexible("proof"));
    StringBuilder text = new StringBuilder();
    for (Views views : all) {
      views
          .derived()
          .unread()
          .forEach(
              one -> text.append("%s: %s\n".formatted(views.kernel().id(), HostileText.line(one))));
      for (Attribute attribute : Attribute.values()) {
        boolean odd = views.disagree(attribute);
        boolean said = views.on(attribute).containsValue(true);
        if (odd || (said && !names.isEmpty())) {
          details.row(row(views, attribute, odd));
        }
      }
    }
    if (!details.isEmpty()) {
      text.append(details.text(terminal.outScreen())).append('\n');
    } else if (names.isEmpty()) {
      text.append("No two opinions differ.\n\n");
    }
    return text.append(summary(all)).toString();
  }

  private static List<Cell> row(Views views, Attribute attribute, boolean odd) {
    List<String> said = new ArrayList<>();
    for (Map.Entry<String, Boolean> one : views.on(attribute).entrySet()) {
      said.add(one.getKey() + (one.getValue() ? " yes" : " no"));
    }
    String opinions = String.join(", ", said);
    String place =
        views.derived().of(attribute).stream()
            .findFirst()
            .map(one -> one.span().toString())
            .orElse("");
    String proof =
        views.derived().of(attribute).stream()
            .findFirst()
            .map(one -> one.proof())
            .orElse(views.kernel().attributes().getOrDefault(attribute, ""));
    return List.of(
        Cell.of(HostileText.line(views.kernel().id())),
        Cell.of(attribute.label()),
        odd ? Cell.of(opinions, Colour.YELLOW) : Cell.of(opinions),
        Cell.of(place),
        Cell.of(HostileText.line(proof)));
  }

  private String summary(List<Views> all) {
    Table table =
        Table.of(
            Column.text("attribute"),
            Column.text("against"),
            Column.number("declared"),
            Column.number("other"),
            Column.number("both"),
            Column.number("differ"),
            Column.number("open"),
            Column.number("kappa"));
    for (String other : others(all)) {
      for (Attribute attribute : Attribute.values()) {
        Agreement one = Views.agreement(all, attribute, Views.DECLARED, other);
        table.row(
            attribute.label(),
            other,
            "" + (one.both() + one.first()),
            "" + (one.both() + one.second()),
            "" + one.both(),
            "" + (one.first() + one.second()),
            "" + one.open(),
            Double.isNaN(one.kappa()) ? "" : String.format(Locale.ROOT, "%.2f", one.kappa()));
      }
    }
    return table.text(terminal.outScreen());
  }
}
