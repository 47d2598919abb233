package assay.suites.kernels;

import assay.model.Question;
import assay.pack.PackError;
import assay.pack.PackException;
import assay.suite.Example;
import assay.suite.Representation;
import assay.suite.Retelling;
import assay.suites.kernels.module.Precision;
import assay.suites.kernels.module.Variant;
import assay.task.Task;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Tasks and examples whose modules are shown in other forms than their source. */
final class RetoldModules implements Retelling {
  private final Function<Task, Catalogue.Entry> entries;
  private final ExampleModules examples;
  private final Optional<ModuleForms> forms;

  /**
   * Modules retold.
   *
   * @param forms empty where there is no PyTorch
   */
  RetoldModules(
      Function<Task, Catalogue.Entry> entries,
      ExampleModules examples,
      Optional<ModuleForms> forms) {
    this.entries = entries;
    this.examples = examples;
    this.forms = forms;
  }

  @Override
  public Optional<String> lacks() {
    return forms.isPresent()
        ? Optional.empty()
        : Optional.of("PyTorch: apt install python3-torch, or set " + Python.CHOSEN);
  }

  @Override
  public void prepare(List<Task> tasks, Path pack)
      throws PackException, IOException, InterruptedException {
    Set<SizedModule> modules = new LinkedHashSet<>();
    for (Task task : tasks) {
      Catalogue.Entry entry = entries.apply(task);
      modules.add(new SizedModule(entry.module(), entry.variant().size()));
      for (ExampleModules.Solved solved : examples.solved(pack, entry.variant())) {
        modules.add(new SizedModule(solved.module(), entry.variant().size()));
      }
    }
    known().prepare(modules);
  }

  @Override
  public Retold of(Task task, Representation form) {
    Catalogue.Entry entry = entries.apply(task);
    return retold(new SizedModule(entry.module(), entry.variant().size()), entry.variant(), form);
  }

  @Override
  public Question question(Task task, Question.Form way, String shown) {
    return ModulePrompt.question(ModulePrompt.retold(shown, entries.apply(task).variant()), way);
  }

  @Override
  public List<Example> examples(Task task, Path pack, Representation form) throws PackException {
    Variant variant = entries.apply(task).variant();
    List<Example> retold = new ArrayList<>();
    for (ExampleModules.Solved solved : examples.solved(pack, variant)) {
      switch (retold(new SizedModule(solved.module(), variant.size()), variant, form)) {
        case Told(String text) -> retold.add(new Example(solved.name(), text, solved.answer()));
        case Untold(String why) ->
            throw new PackException(
                List.of(
                    new PackError(
                        solved.module().model(),
                        0,
                        "",
                        "an example must have every form, but this has no form %s: %s"
                            .formatted(form.label(), why))));
      }
    }
    return retold;
  }

  /** Forms are of single precision. */
  private Retold retold(SizedModule module, Variant variant, Representation form) {
    String precise =
        variant.precision() == Precision.FP32
            ? ""
            : "\nInputs and parameters are %s where it says float32.\n"
                .formatted(variant.precision().label());
    try {
      return switch (known().of(module, form)) {
        case Told(String text) -> new Told(text + precise);
        case Untold untold -> untold;
      };
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new UncheckedIOException(new InterruptedIOException("while modules were retold"));
    }
  }

  private ModuleForms known() {
    return forms.orElseThrow(() -> new IllegalStateException("There is no PyTorch"));
  }
}
