package assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class DoctorCommandTest {
  @Test
  void memoryIsCountedAsPeopleDo() {
    assertThat(DoctorCommand.memory("24684100 kB")).isEqualTo("memory 25.3 GB");
    assertThat(DoctorCommand.memory("unknown")).isEqualTo("memory unknown");
  }

  @Test
  void aVersionAloneIsToldWithItsName() {
    assertThat(DoctorCommand.tool("torch", "1.13.0a0")).isEqualTo("torch 1.13.0a0");
    assertThat(DoctorCommand.tool("g++", "g++ (Debian) 12.2.0")).isEqualTo("g++ (Debian) 12.2.0");
  }
}
