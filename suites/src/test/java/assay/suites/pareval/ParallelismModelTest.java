package assay.suites.pareval;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class ParallelismModelTest {
  @Test
  void looksForWordsAsTheOriginalDoesEvenInComments() {
    assertThat(ParallelismModel.OMP.usedIn("// #pragma omp is not used")).isTrue();
    assertThat(ParallelismModel.OMP.usedIn("#pragma  omp parallel")).isFalse();
    assertThat(ParallelismModel.MPI.usedIn("MPI.COMM_WORLD")).isTrue();
    assertThat(ParallelismModel.MPI.usedIn("mpi")).isFalse();
    assertThat(ParallelismModel.MPI_OMP.usedIn("MPI_Barrier(c);")).isFalse();
    assertThat(ParallelismModel.MPI_OMP.usedIn("MPI_Barrier(c);\n#pragma omp parallel")).isTrue();
    assertThat(ParallelismModel.SERIAL.usedIn("")).isTrue();
  }

  @Test
  void namesTheSlipOfTheFirstGeneration() {
    assertThat(ParallelismModel.MPI_OMP.macro(Generation.FIRST)).isEqualTo("USE_MPI+OMP");
    assertThat(ParallelismModel.MPI_OMP.macro(Generation.SECOND)).isEqualTo("USE_MPI_OMP");
  }
}
