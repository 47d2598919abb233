package assay.suites.parallel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import assay.judge.Apart;
import assay.judge.CandidateJudge;
import assay.lane.Lane;
import assay.machine.Machine;
import assay.suite.Product;
import assay.task.Task;
import assay.verdict.Outcome;
import assay.verdict.Verdict;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Who gains nothing from several ranks is looked at more closely, and on a busy machine anybody may
 * gain nothing: the closer look must tell those whose ranks share the work from those whose ranks
 * all do the same.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class RepetitionIT {
  private Court court;

  @BeforeAll
  void open() throws Exception {
    court = Court.open();
  }

  List<String> tasks() {
    return court.suite().tasks().stream()
        .filter(task -> task.skipped().isEmpty())
        .map(Task::id)
        .filter(id -> id.endsWith("/mpi") || id.endsWith("/mpi+omp"))
        .map(id -> id.substring("parallel/".length()))
        .toList();
  }

  @Tag("slow")
  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("tasks")
  void noOracleIsTakenForOneWhoseRanksAllDoTheSame(String id) throws Exception {
    assertThat(closely(id, court.oracle(court.task(id))).evidence()).isEmpty();
  }

  /** What is sought lies early in the distribution that is timed: in the first rank's part. */
  @Test
  void aSearchThatTheFirstRankEndsAloneSharesItsWork() throws Exception {
    String id = "search/last-struct-by-key/mpi";
    assertThat(closely(id, court.oracle(court.task(id))).evidence()).isEmpty();
  }

  @Test
  void ranksThatAllComputeEverythingAreSeen() throws Exception {
    Verdict verdict =
        closely(
            "search/last-struct-by-key/mpi",
            """
            std::size_t findLastShortBook(std::vector<Book> const& books) {
              int any = 0, all;
              std::size_t found = books.size();
              for (std::size_t i = books.size(); i-- > 0;)
                if (books[i].pages < 100) {
                  found = i;
                  break;
                }
              MPI_Allreduce(&any, &all, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
              return found;
            }
            """);
    assertThat(verdict.outcome()).as("%s", verdict.evidence()).isEqualTo(Outcome.REJECTED);
  }

  private Verdict closely(String id, String code) throws Exception {
    Task task = court.task(id);
    List<Integer> cores = Machine.read().cores();
    assumeTrue(task.skipped().isEmpty() && cores.size() > 1, "no several ranks on this machine");
    Lane lane = new Lane(cores, Optional.empty(), () -> {});
    CandidateJudge judge = new CandidateJudge(court.sandbox(), Court.PLACE.resolve("scratch"));
    try (Product.Ready product = court.built(task, code, lane)) {
      return Apart.of(judge, court.suite().request(task, product, lane, Court.GLANCE));
    }
  }
}
