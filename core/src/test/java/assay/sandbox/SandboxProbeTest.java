package assay.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SandboxProbeTest {
  @ParameterizedTest
  @CsvSource({
    "bubblewrap 0.8.0, true",
    "bubblewrap 0.11.1, true",
    "bubblewrap 1.0, true",
    "bubblewrap 0.6.1, false",
    "'', false",
    "garbage, false"
  })
  void knowsWhichVersionsHaveWhatIsNeeded(String version, boolean enough) {
    assertThat(SandboxProbe.recentEnough(version)).isEqualTo(enough);
  }

  @ParameterizedTest
  @CsvSource({
    "bwrap: No permissions, 0, 100, '', kernel.unprivileged_userns_clone=1",
    "bwrap: No permissions, '', 0, '', user.max_user_namespaces=15000",
    "bwrap: uid map, 1, 100, 1, kernel.apparmor_restrict_unprivileged_userns=0",
    "bwrap: Can't mount proc on /newroot/proc, '', 100, '', systempaths=unconfined",
    "launcher: cannot mount on /mnt, '', 100, '', /opt/assay",
    "bwrap: No permissions, '', 100, 0, seccomp=unconfined"
  })
  void saysWhatToDo(String reason, String clone, String most, String restricted, String expected) {
    assertThat(SandboxProbe.remedy(reason, clone, most, restricted)).contains(expected);
  }
}
