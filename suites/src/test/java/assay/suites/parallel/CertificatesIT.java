package assay.suites.parallel;

import static org.assertj.core.api.Assertions.assertThat;

import assay.certificate.Certificate;
import assay.certificate.Certifier;
import assay.task.Task;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every task that this machine can judge tells its oracle from all its wrong solutions. */
@Tag("slow")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CertificatesIT {
  private Court court;
  private Court closer;

  @BeforeAll
  void open() throws Exception {
    court = Court.open();
    Optional<RaceCheck> tools = RaceCheck.find();
    closer = tools.isPresent() ? Court.inspecting(tools.get()) : court;
  }

  List<String> tasks() {
    return court.suite().tasks().stream()
        .filter(task -> Certifier.obstacle(court.suite(), task).isEmpty())
        .map(Task::id)
        .map(id -> id.substring("parallel/".length()))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("tasks")
  void holds(String id) throws Exception {
    Certifier certifier =
        new Certifier(court.suite(), closer.suite(), court.judging(), "test", Clock.systemUTC());
    Certificate certificate = certifier.certify(court.task(id));
    assertThat(certificate.faults()).isEmpty();
  }
}
