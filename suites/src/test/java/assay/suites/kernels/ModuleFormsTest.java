package assay.suites.kernels;

import static org.assertj.core.api.Assertions.assertThat;

import assay.suite.Representation;
import assay.suite.Retelling.Told;
import assay.suite.Retelling.Untold;
import assay.suites.kernels.module.ModulePack;
import assay.suites.kernels.module.Size;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Forms as a program answers that stands in for Python and counts how often it is started. */
class ModuleFormsTest {
  private static final Path HOME = Path.of(System.getProperty("assay.home"));
  private static final String FIRST = "{'fx': 'a graph', 'onnx': null, 'why': {'onnx': 'because'}}";
  private static final String SECOND = "{'fx': 'another', 'onnx': 'b', 'text': 'c'}";

  @TempDir private Path folder;

  private List<SizedModule> modules = List.of();

  @BeforeEach
  void load() throws Exception {
    modules =
        ModulePack.load(HOME.resolve("packs/kernels"), "kernels").modules().stream()
            .limit(2)
            .map(one -> new SizedModule(one, Size.SMALL))
            .toList();
  }

  private ModuleForms forms(String... script) throws IOException {
    Path program = folder.resolve("python");
    String text = String.join("\n", script).replace("'", "\"");
    Files.writeString(
        program,
        "#!/bin/sh\ncp \"$6\" %s\necho started >> %s\ncat <<'END'\n%s\nEND\necho no memory >&2\n"
            .formatted(folder.resolve("list"), folder.resolve("starts"), text));
    Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwxr-xr-x"));
    Python python =
        new Python(
            program,
            "9.9",
            "",
            List.of(),
            List.of(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty());
    Path scratch = Files.createDirectories(folder.resolve("scratch"));
    return new ModuleForms(python, HOME.resolve("torch"), folder.resolve("cache"), scratch);
  }

  private int starts() throws IOException {
    return Files.readAllLines(folder.resolve("starts")).size();
  }

  @Test
  void allAreMadeByOneProcessAndKept() throws Exception {
    ModuleForms forms = forms(FIRST, SECOND);
    forms.prepare(modules);
    assertThat(forms.of(modules.get(0), Representation.FX)).isEqualTo(new Told("a graph"));
    assertThat(forms.of(modules.get(0), Representation.ONNX)).isEqualTo(new Untold("because"));
    assertThat(forms.of(modules.get(1), Representation.TEXT)).isEqualTo(new Told("c"));
    assertThat(Files.readString(folder.resolve("list")))
        .contains(modules.get(1).module().model().toString())
        .contains(modules.get(1).constants().toString());
    assertThat(starts()).isEqualTo(1);
    assertThat(forms("nothing").of(modules.get(1), Representation.FX))
        .isEqualTo(new Told("another"));
    assertThat(starts()).isEqualTo(1);
  }

  @Test
  void whoWasNotMadeReadyIsMadeWhenItIsAskedFor() throws Exception {
    assertThat(forms(SECOND).of(modules.get(0), Representation.ONNX)).isEqualTo(new Told("b"));
    assertThat(starts()).isEqualTo(1);
  }

  @Test
  void whatAProcessDidNotGetToIsToldAndNotKept() throws Exception {
    ModuleForms forms = forms(FIRST, SECOND.substring(0, 9));
    forms.prepare(modules);
    assertThat(forms.of(modules.get(0), Representation.FX)).isEqualTo(new Told("a graph"));
    assertThat(forms.of(modules.get(1), Representation.FX))
        .isEqualTo(new Untold("PyTorch ended before it was done with it (no memory)"));
    assertThat(starts()).isEqualTo(1);
    assertThat(forms(SECOND).of(modules.get(1), Representation.FX)).isEqualTo(new Told("another"));
    assertThat(starts()).isEqualTo(2);
  }

  @Test
  void anotherSizeIsAnotherModule() throws Exception {
    forms(FIRST).prepare(modules.subList(0, 1));
    forms(SECOND).prepare(List.of(new SizedModule(modules.get(0).module(), Size.PAPER)));
    assertThat(starts()).isEqualTo(2);
    assertThat(Files.readString(folder.resolve("list"))).contains("\"constants\":{}");
  }
}
