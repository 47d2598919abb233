package assay.cli;

import assay.suites.flops.attribute.Agreement;
import assay.suites.flops.attribute.Finding;
import assay.suites.flops.attribute.Views;
import assay.suites.flops.kernel.Attribute;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What {@code flops attributes --json} prints. */
record AttributesDocument(List<Kernel> kernels, List<Agreed> agreement) {
  record Kernel(String kernel, List<String> unread, List<Said> attributes) {}

  /**
   * What is said about one attribute.
   *
   * @param declared the proof that the kernel's folder gives; null where it does not declare it
   * @param compiled what the compiled kernel shows besides
   */
  record Said(
      String attribute,
      @Nullable String declared,
      Map<String, Boolean> opinions,
      boolean disagree,
      List<Proof> derived,
      @Nullable String compiled) {}

  record Proof(String file, int line, String text) {}

  record Agreed(
      String attribute,
      String against,
      int both,
      int onlyDeclared,
      int onlyOther,
      int neither,
      int open,
      @Nullable Double share,
      @Nullable Double kappa) {}

  static AttributesDocument of(List<Views> all, Collection<String> others) {
    List<Kernel> kernels = new ArrayList<>();
    List<Agreed> agreement = new ArrayList<>();
    for (Views views : all) {
      List<Said> said = new ArrayList<>();
      for (Attribute attribute : Attribute.values()) {
        said.add(said(views, attribute));
      }
      kernels.add(new Kernel(views.kernel().id(), views.derived().unread(), said));
    }
    for (String other : others) {
      for (Attribute attribute : Attribute.values()) {
        Agreement one = Views.agreement(all, attribute, Views.DECLARED, other);
        agreement.add(
            new Agreed(
                attribute.label(),
                other,
                one.both(),
                one.first(),
                one.second(),
                one.neither(),
                one.open(),
                number(one.share()),
                number(one.kappa())));
      }
    }
    return new AttributesDocument(kernels, agreement);
  }

  private static Said said(Views views, Attribute attribute) {
    return new Said(
        attribute.label(),
        views.kernel().attributes().get(attribute),
        views.on(attribute),
        views.disagree(attribute),
        views.derived().of(attribute).stream().map(AttributesDocument::proof).toList(),
        views.derived().instructions().get(attribute));
  }

  private static Proof proof(Finding finding) {
    return new Proof(finding.span().file(), finding.span().line(), finding.proof());
  }

  private static @Nullable Double number(double value) {
    return Double.isNaN(value) ? null : value;
  }
}
