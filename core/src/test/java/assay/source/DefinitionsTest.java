package assay.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import assay.source.Definition.Kind;
import assay.source.Definition.Linkage;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DefinitionsTest {
  private static List<String> names(String source) {
    return Definitions.of(source).stream().map(one -> one.kind() + " " + one.name()).toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "double average(std::vector<double> const& x) { return 0; } | average",
        "static inline unsigned long long f() noexcept(true) { } | f",
        "auto f(int a) -> std::vector<int> { } | f",
        "auto f(int a) -> decltype(g(a)) { } | f",
        "std::function<Point(int)> f(int a) { } | f",
        "template <typename T, typename = std::enable_if_t<(sizeof(T) > 4)>> T f(T a) { } | f",
        "template <> void f<int>(int a) { } | f",
        "template <> void f<std::vector<int>>(int a) { } | f",
        "struct Point f(int a) { } | f",
        "__global__ void __launch_bounds__(256) f(float* x) { } | f",
        "__attribute__((noinline)) int f() { } | f",
        "[[nodiscard]] int f() { } | f",
        "alignas(8) int f() { } | f",
        "Grid::Grid(int n) : size(n), cells(n * n) { } | Grid::Grid",
        "int Grid::at(int i) const { } | Grid::at",
        "void* operator new(std::size_t n) { } | operator new",
        "void operator delete[](void* p) noexcept { } | operator delete[]",
        "bool operator<(Point a, Point b) { } | operator<",
        "bool operator==(Point a, Point b) { } | operator==",
        "int S::operator()(int a) const { } | ::operator()",
        "std::ostream& operator<<(std::ostream& o, P p) { } | operator<<",
        "int f() try { } catch (int a) { } catch (...) { } | f",
        "template <class T, bool B = (3 > 2)> requires (B) T f(T a) { } | f",
        "int a::b::f() { } | a::b::f",
        "int Grid<int>::f() { } | ::f",
        "int f(int (*g)(int), int h = sizeof(int)) { } | f",
        "double\\naverage(double x)\\n{ } | average",
      })
  void namesAFunction(String source, String name) {
    assertThat(names(source.replace("\\n", "\n"))).containsExactly("FUNCTION " + name);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "struct Point { double x, y; }; | Point",
        "struct alignas(16) Point final : Base { }; | Point",
        "struct __attribute__((packed)) Point { }; | Point",
        "class Point : public Base<int> { int f() { return 1; } }; | Point",
        "enum class Colour : int { RED, GREEN }; | Colour",
        "union U { int a; float b; }; | U",
        "template <class T> struct Point<T, 2> { }; | Point",
        "typedef struct { double x; } Point; | Point",
        "using Point = std::pair<double, double>; | Point",
        "typedef std::pair<int, int> Point; | Point",
        "namespace std { template <> struct hash<Point> { }; } | hash",
        "template <> struct std::hash<Point> { }; | std::hash"
      })
  void namesAType(String source, String name) {
    assertThat(names(source)).containsExactly("TYPE " + name);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "const int edgeKernel[3][3] = {{-1, 0, 1}, {0, 0, 0}, {1, 1, 1}}; | edgeKernel",
        "static std::vector<double> buffer; | buffer",
        "int x{3}; | x",
        "auto f = [](int a) { return a; }; | f",
        "const char *const names[] = {\"}\", \"{\"}; | names",
        "double big __attribute__((aligned(64))) = 1; | big"
      })
  void namesAVariable(String source, String name) {
    assertThat(names(source)).containsExactly("VARIABLE " + name);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "double average(std::vector<double> const& x);",
        "struct Point;",
        "extern int x;",
        "using namespace std;",
        "using std::vector;",
        "namespace fs = std::filesystem;",
        "template class std::vector<int>;",
        "static_assert(sizeof(int) == 4, \"{\");",
        "// double f() { }",
        "/* struct S { }; */",
        "#define F double f() { }",
        "#if 0\ndouble f() { }\n#endif",
        "const char* s(int);",
        "void f(int) = delete;",
        "for (int i = 0; i < 3; i++) { }",
        "{ int x = 1; }",
        "} } ; ) ]",
        ""
      })
  void findsNoDefinition(String source) {
    assertThat(Definitions.of(source)).isEmpty();
  }

  @Test
  void keepsOrderScopeAndLinkage() {
    String source =
        """
        #include <vector>
        namespace { int hidden() { return 1; } }
        namespace a { inline namespace b::c { namespace { struct S { int m() { return 2; } }; } } }
        extern "C" { int shared() { return 3; } }
        extern "C" int single() { return 4; }
        extern "C++" int plain() { return 5; }
        struct Q { int x; } q1, q2;
        int last() { return 6; }
        """;
    assertThat(Definitions.of(source))
        .extracting(Definition::scope, Definition::name, Definition::kind, Definition::linkage)
        .containsExactly(
            tuple("", "hidden", Kind.FUNCTION, Linkage.CPP),
            tuple("b::c", "S", Kind.TYPE, Linkage.CPP),
            tuple("", "shared", Kind.FUNCTION, Linkage.C),
            tuple("", "single", Kind.FUNCTION, Linkage.C),
            tuple("", "plain", Kind.FUNCTION, Linkage.CPP),
            tuple("", "Q", Kind.TYPE, Linkage.CPP),
            tuple("", "q1", Kind.VARIABLE, Linkage.CPP),
            tuple("", "q2", Kind.VARIABLE, Linkage.CPP),
            tuple("", "last", Kind.FUNCTION, Linkage.CPP));
  }

  @Test
  void takesOneBranchOfAConditionalSoThatBracesBalance() {
    String source =
        """
        #ifdef _OPENMP
        double f(int threads) {
        #else
        double f() {
        #endif
          return 1;
        }
        double g() { return 2; }
        """;
    assertThat(names(source)).containsExactly("FUNCTION f", "FUNCTION g");
  }

  @Test
  void takesTheBranchThatIsLeft() {
    String source = "#if 0\nint f() {\n#elif 0\nint g() {\n#else\nint h() {\n#endif\n}\nint i() {}";
    assertThat(names(source)).containsExactly("FUNCTION h", "FUNCTION i");
  }

  @Test
  void givesTheExtentOfADefinition() {
    String source = "int a;\ntemplate <class T>\nT f(T x) { return x; } // {\nstruct P { } ;\n";
    List<Definition> found = Definitions.of(source);
    assertThat(found.stream().map(one -> source.substring(one.at().offset(), one.end())))
        .containsExactly("int a;", "template <class T>\nT f(T x) { return x; }", "struct P { } ;");
  }

  @Test
  void countsHandlersAsPartOfTheFunction() {
    String source = "int f() try { } catch (int a) { } catch (...) { }";
    assertThat(Definitions.of(source + " int g() { }").getFirst().end()).isEqualTo(source.length());
  }

  @Test
  void skipsATypeWithoutAName() {
    assertThat(names("enum { A, B }; struct { int x; } only; int f() { }"))
        .containsExactly("VARIABLE only", "FUNCTION f");
  }

  @Test
  void readsEveryKindOfBranch() {
    String source =
        """
        #ifndef A
        int a;
        #elifdef B
        int b;
        #elifndef C
        int c;
        #elif D
        int d;
        #endif
        #endif
        #else
        #elif 1
        int e;
        """;
    assertThat(names(source)).containsExactly("VARIABLE a", "VARIABLE e");
  }

  @Test
  void saysWhenAFunctionIsCutOff() {
    assertThat(Definitions.of("int f() { if (x) {"))
        .singleElement()
        .matches(one -> one.isFunction("f") && !one.closed());
  }

  @Test
  void isNotMisledByBracesInLiteralsOrALoneParenthesis() {
    assertThat(names("int f() { char c = '}'; auto s = \"}\"; // }\n return ( ; } int g() { }"))
        .containsExactly("FUNCTION f", "FUNCTION g");
  }

  @Test
  void prefersTheLastClosedFunction() {
    String source = "int f(int) { return 1; } int f(long) { return 2; } int f(char) { return";
    assertThat(Definitions.function(source, "f"))
        .hasValueSatisfying(one -> assertThat(one.at().column()).isEqualTo(26));
    assertThat(Definitions.function(source, "g")).isEmpty();
    assertThat(Definitions.function("int f() {", "f")).isPresent();
  }
}
