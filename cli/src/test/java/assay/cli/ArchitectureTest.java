package assay.cli;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;

/** The walls between the parts, as {@code docs/architecture.md} draws them. */
final class ArchitectureTest {
  private static final JavaClasses ASSAY =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("assay");

  private static final String[] ABOVE_CORE = {
    "assay.suites..", "assay.models..", "assay.report..", "assay.cli.."
  };

  private static final DescribedPredicate<JavaClass> CORE =
      DescribedPredicate.not(resideInAnyPackage(ABOVE_CORE)).as("in the core");

  private static final String[] PURE = {
    "assay.score..",
    "assay.statistics..",
    "assay.compare..",
    "assay.verdict..",
    "assay.suites.pareval.published..",
    "assay.suites.kernels.score.."
  };

  @Test
  void allModulesAreLookedAt() {
    List<String> names = ASSAY.stream().map(JavaClass::getName).toList();
    assertThat(names)
        .contains(
            "assay.runfile.RunFile",
            "assay.suites.parallel.ParallelSuite",
            "assay.models.control.Oracle",
            "assay.report.Table",
            "assay.cli.Main")
        .doesNotContain(ArchitectureTest.class.getName());
  }

  @Test
  void theCoreKnowsNoSuiteNoModelNoReportAndNoCommand() {
    noClasses()
        .that(CORE)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(ABOVE_CORE)
        .check(ASSAY);
  }

  @Test
  void suitesKnowNothingOfEachOther() {
    slices().matching("assay.suites.(*)..").should().notDependOnEachOther().check(ASSAY);
  }

  @Test
  void suitesModelsAndReportsDoNotKnowEachOther() {
    for (String[] one :
        new String[][] {
          {"assay.suites..", "assay.models..", "assay.report..", "assay.cli.."},
          {"assay.models..", "assay.suites..", "assay.report..", "assay.cli.."},
          {"assay.report..", "assay.suites..", "assay.models..", "assay.cli.."}
        }) {
      noClasses()
          .that()
          .resideInAPackage(one[0])
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(one[1], one[2], one[3])
          .check(ASSAY);
    }
  }

  private static final ArchRule PROCESSES =
      noClasses()
          .that(DescribedPredicate.not(resideInAPackage("assay.sandbox..")))
          .should()
          .dependOnClassesThat()
          .areAssignableTo(ProcessBuilder.class)
          .orShould()
          .callMethod(Runtime.class, "exec", String[].class)
          .orShould()
          .callMethod(Runtime.class, "exec", String.class)
          .orShould()
          .callMethod(Runtime.class, "exec", String[].class, String[].class);

  private static final ArchRule DATABASES =
      noClasses()
          .that(DescribedPredicate.not(resideInAPackage("assay.runfile..")))
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("java.sql..", "javax.sql..", "org.sqlite..");

  @Test
  void onlyTheSandboxStartsProcesses() {
    PROCESSES.check(ASSAY);
  }

  @Test
  void onlyTheRunFileTalksToDatabases() {
    DATABASES.check(ASSAY);
  }

  /** Tests may do what the program may not, which shows that the rules see it. */
  @Test
  void theRulesSeeWhatTheyForbid() {
    JavaClasses tests = new ClassFileImporter().importClasses(Invocation.class, BadInputIT.class);
    assertThatThrownBy(() -> PROCESSES.check(tests))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("Invocation.process");
    assertThatThrownBy(() -> DATABASES.check(tests))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("BadInputIT.aRunOfANewerAssay");
  }

  @Test
  void onlyModelsTalkToProviders() {
    noClasses()
        .that(DescribedPredicate.not(resideInAPackage("assay.models..")))
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("dev.langchain4j..", "java.net.http..")
        .check(ASSAY);
  }

  @Test
  void scoresAndStatisticsArePure() {
    noClasses()
        .that()
        .resideInAnyPackage(PURE)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("java.io..", "java.nio.file..", "java.net..", "java.util.concurrent..")
        .orShould()
        .dependOnClassesThat()
        .areAssignableTo(Clock.class)
        .orShould()
        .dependOnClassesThat()
        .areAssignableTo(ProcessHandle.class)
        .orShould()
        .dependOnClassesThat()
        .areAssignableTo(Thread.class)
        .orShould()
        .callMethod(java.time.Instant.class, "now")
        .orShould()
        .callMethod(System.class, "nanoTime")
        .orShould()
        .callMethod(System.class, "currentTimeMillis")
        .orShould()
        .callMethod(Math.class, "random")
        .check(ASSAY);
  }

  @Test
  void onlyCommandsPrint() {
    noClasses()
        .that(DescribedPredicate.not(resideInAPackage("assay.cli..")))
        .should()
        .accessField(System.class, "out")
        .orShould()
        .accessField(System.class, "err")
        .orShould()
        .accessField(System.class, "in")
        .check(ASSAY);
  }

  @Test
  void nobodyNeedsADesktop() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("java.awt..", "java.beans..", "javax.swing..")
        .check(ASSAY);
  }

  @Test
  void packagesFormNoCycle() {
    slices().matching("assay.(**)").should().beFreeOfCycles().check(ASSAY);
  }

  @Test
  void everyClassIsNamedAfterWhatItIs() {
    noClasses()
        .should()
        .haveSimpleNameEndingWith("Utils")
        .orShould()
        .haveSimpleNameEndingWith("Util")
        .orShould()
        .haveSimpleNameEndingWith("Manager")
        .orShould()
        .haveSimpleNameEndingWith("Helper")
        .check(ASSAY);
  }

  @Test
  void everyPackageIsNullMarked() {
    List<String> unmarked = new ArrayList<>();
    for (JavaPackage one : ASSAY.getPackage("assay").getSubpackagesInTree()) {
      if (!one.getClasses().isEmpty() && !one.isAnnotatedWith(NullMarked.class)) {
        unmarked.add(one.getName());
      }
    }
    assertThat(unmarked).isEmpty();
  }
}
