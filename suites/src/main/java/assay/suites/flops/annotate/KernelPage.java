package assay.suites.flops.annotate;

import static assay.suites.flops.annotate.Markup.text;

import assay.suites.flops.attribute.Finding;
import assay.suites.flops.attribute.Views;
import assay.suites.flops.kernel.Attribute;
import assay.suites.flops.kernel.FlopsKernel;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * One kernel: who says what, a form, and the sources with the lines that prove something marked.
 *
 * @param edited what the form shows
 * @param name under which name it is saved; empty for the declaration itself
 */
record KernelPage(
    Views views,
    Map<Attribute, String> edited,
    Optional<String> name,
    Optional<String> before,
    Optional<String> after,
    String notice) {
  String html() {
    FlopsKernel kernel = views.kernel();
    StringBuilder body = new StringBuilder();
    body.append("<nav><a href=\"./\">All kernels</a>");
    before.ifPresent(id -> body.append(link(id, "Previous")));
    after.ifPresent(id -> body.append(link(id, "Next")));
    body.append("</nav>\n<h1>%s</h1>\n".formatted(text(kernel.id())));
    body.append(
        "<p>%s. Kernel <code>%s</code>, %d blocks of %d threads.</p>\n"
            .formatted(
                text(kernel.title()),
                text(kernel.kernel()),
                kernel.grid().count(),
                kernel.block().count()));
    kernel
        .note()
        .ifPresent(note -> body.append("<p class=\"faint\">%s</p>\n".formatted(text(note))));
    views
        .derived()
        .unread()
        .forEach(
            one -> body.append("<p class=\"odd\">Not understood: %s</p>\n".formatted(text(one))));
    body.append(notice);
    body.append(
        "<form method=\"post\">\n<table>\n<thead><tr><th>Attribute<th>Opinions<th>Derived from<th>Proof, a piece of the source</thead>\n");
    for (Attribute attribute : Attribute.values()) {
      body.append(row(attribute));
    }
    body.append(
        "</table>\n<p><button>Save %s</button></p>\n</form>\n"
            .formatted(text(name.map(one -> "as the opinion of " + one).orElse("to kernel.yaml"))));
    kernel.sources().forEach((file, source) -> body.append(source(file, source)));
    return Markup.page(kernel.id(), body.toString());
  }

  private static String link(String id, String title) {
    return " · <a href=\"kernel?id=%s\">%s</a>".formatted(text(id), title);
  }

  private String row(Attribute attribute) {
    String label = attribute.label();
    String opinions =
        views.on(attribute).entrySet().stream()
            .map(one -> "%s: %s".formatted(text(one.getKey()), one.getValue() ? "yes" : "no"))
            .collect(Collectors.joining("<br>"));
    String derived =
        views.derived().of(attribute).stream()
            .limit(3)
            .map(
                one ->
                    "<a href=\"#%s\">%s</a> <code>%s</code>"
                        .formatted(
                            text(one.span().toString()),
                            text(one.span().toString()),
                            text(one.proof())))
            .collect(Collectors.joining("<br>"));
    String seen = views.derived().instructions().getOrDefault(attribute, "");
    Optional<String> said = Optional.ofNullable(edited.get(attribute));
    String proof =
        said.orElse(
            views.derived().of(attribute).stream().findFirst().map(Finding::proof).orElse(""));
    return """
        <tr%s data-attribute="%s"><td><label><input type="checkbox" name="has-%s"%s> %s</label>
        <td>%s<td>%s%s<td><input type="text" name="proof-%s" aria-label="Proof of %s" value="%s">
        """
        .formatted(
            views.disagree(attribute) ? " class=\"odd\"" : "",
            label,
            label,
            said.isPresent() ? " checked" : "",
            label,
            opinions,
            derived,
            seen.isEmpty() ? "" : "<div class=\"faint\">Compiled: %s</div>".formatted(text(seen)),
            label,
            label,
            text(proof));
  }

  private String source(String file, String source) {
    Map<Integer, Set<String>> proven = new TreeMap<>();
    for (Attribute attribute : Attribute.values()) {
      for (Finding finding : views.derived().of(attribute)) {
        if (finding.span().file().equals(file)) {
          proven
              .computeIfAbsent(finding.span().line(), _ -> new TreeSet<>())
              .add(attribute.label());
        }
      }
    }
    List<String> lines = new ArrayList<>();
    int number = 0;
    for (String line : source.lines().toList()) {
      number++;
      Set<String> labels = proven.getOrDefault(number, Set.of());
      lines.add(
          "<span id=\"%s:%d\"%s><b>%4d</b> %s%s</span>"
              .formatted(
                  text(file),
                  number,
                  labels.isEmpty() ? "" : " class=\"proof\"",
                  number,
                  text(line),
                  labels.isEmpty() ? "" : " <i>" + String.join(", ", labels) + "</i>"));
    }
    return "<h2>%s</h2>\n<pre>%s</pre>\n".formatted(text(file), String.join("", lines));
  }
}
