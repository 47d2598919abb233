package assay.task;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.UniqueElements;
import org.junit.jupiter.api.Test;

class CandidateTest {
  @Property
  void holdsItsFilesInTheOrderOfTheirPaths(@ForAll @UniqueElements List<String> paths) {
    Map<String, String> files = new LinkedHashMap<>();
    paths.forEach(path -> files.put(path, "text of " + path));
    Candidate candidate = new Candidate(files);
    List<String> sorted = new ArrayList<>(paths);
    sorted.sort(null);
    assertThat(new ArrayList<>(candidate.files().keySet())).isEqualTo(sorted);
    assertThat(candidate.files()).isEqualTo(files);
  }

  @Test
  void doesNotChangeWithTheMapItWasMadeFrom() {
    Map<String, String> files = new LinkedHashMap<>(Map.of("a.cpp", "1"));
    Candidate candidate = new Candidate(files);
    files.put("b.cpp", "2");
    assertThat(candidate).isEqualTo(Candidate.of("a.cpp", "1"));
    assertThatThrownBy(() -> candidate.files().put("b.cpp", "2"))
        .isInstanceOf(UnsupportedOperationException.class);
  }
}
