package assay.suites.flops.annotate;

import static assay.suites.flops.annotate.Markup.text;

import assay.suites.flops.attribute.Agreement;
import assay.suites.flops.attribute.Views;
import assay.suites.flops.kernel.Attribute;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** All kernels, and how far the declared attributes and the derived ones agree. */
record ListPage(List<Views> all) {
  String html() {
    StringBuilder body = new StringBuilder("<h1>Attributes of kernels</h1>\n");
    body.append(
        "<table>\n<thead><tr><th>Attribute<th>Declared<th>Derived<th>Agree<th>Kappa</thead>\n");
    for (Attribute attribute : Attribute.values()) {
      Agreement one = Views.agreement(all, attribute, Views.DECLARED, Views.DERIVED);
      body.append(
          String.format(
              Locale.ROOT,
              "<tr><td>%s<td>%d<td>%d<td>%d of %d<td>%s\n",
              attribute.label(),
              one.both() + one.first(),
              one.both() + one.second(),
              one.both() + one.neither(),
              one.told(),
              Double.isNaN(one.kappa()) ? "" : String.format(Locale.ROOT, "%.2f", one.kappa())));
    }
    body.append(
        "</table>\n<h2>Kernels</h2>\n<table id=\"kernels\">\n<thead><tr><th>Kernel<th>Declared<th>Disagreement</thead>\n");
    for (Views views : all) {
      String declared =
          views.kernel().attributes().keySet().stream()
              .sorted()
              .map(Attribute::label)
              .collect(Collectors.joining(", "));
      String odd =
          Arrays.stream(Attribute.values())
              .filter(views::disagree)
              .map(Attribute::label)
              .collect(Collectors.joining(", "));
      body.append(
          "<tr><td><a href=\"kernel?id=%s\">%s</a><td>%s<td class=\"odd\">%s\n"
              .formatted(text(views.kernel().id()), text(views.kernel().id()), declared, odd));
    }
    return Markup.page("Attributes of kernels", body.append("</table>\n").toString());
  }
}
