package assay.machine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.constraints.UniqueElements;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MachineTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"0|0", "0-3|0 1 2 3", "0,2|0 2", "0-1,4,6-7|0 1 4 6 7", "5-5|5"})
  void readsTheKernelsLists(String text, String cores) {
    assertThat(Machine.coreList(text).stream().map(String::valueOf))
        .containsExactly(cores.split(" "));
    assertThat(Machine.coreList("\t" + text + "\n")).isEqualTo(Machine.coreList(text));
  }

  @Property
  void readsBackWhatIsWrittenOneByOne(
      @ForAll @Size(min = 1, max = 20) @UniqueElements
          List<@IntRange(min = 0, max = 500) Integer> cores) {
    String text = String.join(",", cores.stream().map(String::valueOf).toList());
    assertThat(Machine.coreList(text)).isEqualTo(cores);
  }

  @Test
  void knowsThisMachine() throws Exception {
    Machine machine = Machine.read();
    assertThat(machine.cores()).isNotEmpty().doesNotHaveDuplicates();
    assertThat(machine.facts())
        .containsOnlyKeys("architecture", "cores", "cpu", "kernel", "memory")
        .containsEntry("cores", Integer.toString(machine.cores().size()));
    assertThat(machine.fingerprint()).isEqualTo(Machine.read().fingerprint());
  }

  @Test
  void onlyWhatTimingsDependOnTellsMachinesApart() {
    Machine one = machine("A", "4", "6.1");
    assertThat(one.fingerprint()).isEqualTo(machine("A", "4", "6.8").fingerprint());
    assertThat(one.fingerprint()).isNotEqualTo(machine("B", "4", "6.1").fingerprint());
    assertThat(one.fingerprint()).isNotEqualTo(machine("A", "8", "6.1").fingerprint());
  }

  private static Machine machine(String cpu, String cores, String kernel) {
    return new Machine(List.of(0), List.of(), Map.of("cpu", cpu, "cores", cores, "kernel", kernel));
  }
}
