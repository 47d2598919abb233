package assay.suites.flops.attribute;

import assay.suites.flops.program.Expression;
import assay.suites.flops.program.Function;
import assay.suites.flops.program.Program;
import assay.suites.flops.program.Span;
import assay.suites.flops.program.Statement;
import assay.suites.flops.program.Variable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What branches depend on. Every variable is followed as a whole, whatever the order of statements:
 * it varies within a warp when anything that does flows into it, or is set where threads have
 * parted, and it is data when anything read through a pointer into memory flows into it. Functions
 * are followed once for all their calls together.
 */
final class Flow {
  static final int VARIES = 1;
  static final int DATA = 2;
  static final int MEMORY = 4;
  static final int SHOWN = VARIES | DATA;
  static final String RECEIVER = "this";

  /**
   * A place where threads may part.
   *
   * @param bits what its condition depends on
   */
  record Branch(Span span, int bits) {}

  private final Program program;
  private final Uniformity uniformity;
  private final Function kernel;
  private final IdentityHashMap<Function, Map<String, Integer>> variables = new IdentityHashMap<>();
  private final IdentityHashMap<Function, Integer> results = new IdentityHashMap<>();
  private final IdentityHashMap<Function, Typing> typings = new IdentityHashMap<>();
  private final ValueFlow values;
  private final List<Branch> branches = new ArrayList<>();
  private boolean changed;

  private Flow(Program program, Uniformity uniformity, Function kernel) {
    this.program = program;
    this.uniformity = uniformity;
    this.kernel = kernel;
    this.values = new ValueFlow(this, program, uniformity, kernel);
  }

  /** The branches of all functions, the first of which is the kernel. */
  static List<Branch> branches(Program program, Uniformity uniformity, List<Function> functions) {
    Function kernel = functions.getFirst();
    Flow flow = new Flow(program, uniformity, kernel);
    for (Function function : functions) {
      flow.variables.put(function, new HashMap<>());
      flow.typings.put(function, new Typing(program, function));
    }
    for (Variable parameter : kernel.parameters()) {
      flow.add(kernel, parameter.name(), parameter.type().depth() > 0 ? MEMORY : 0);
    }
    do {
      flow.changed = false;
      flow.branches.clear();
      for (Function function : functions) {
        flow.follow(function, function.body(), 0);
      }
    } while (flow.changed);
    return List.copyOf(flow.branches);
  }

  Typing typing(Function function) {
    return typings.computeIfAbsent(function, one -> new Typing(program, one));
  }

  void add(Function function, String name, int bits) {
    Map<String, Integer> own = variables.computeIfAbsent(function, _ -> new HashMap<>());
    int before = own.getOrDefault(name, 0);
    own.put(name, before | bits);
    changed |= (before | bits) != before;
  }

  /** What is known so far to have flowed into a variable. */
  int variable(Function function, String name) {
    return variables.getOrDefault(function, Map.of()).getOrDefault(name, 0);
  }

  /** What is known so far to flow out of a function. */
  int result(Function function) {
    return results.getOrDefault(function, 0);
  }

  void follow(Function function, Statement statement, int control) {
    switch (statement) {
      case Statement.Block(List<Statement> statements) ->
          statements.forEach(one -> follow(function, one, control));
      case Statement.If(
              Span span,
              Expression condition,
              Statement first,
              Optional<Statement> second) -> {
        int bits = values.at(function, condition, control);
        branches.add(new Branch(span, bits));
        follow(function, first, control | (bits & SHOWN));
        second.ifPresent(other -> follow(function, other, control | (bits & SHOWN)));
      }
      case Statement.Loop loop -> loop(function, loop, control);
      case Statement.Switch(Span span, Expression subject, Statement body) -> {
        int bits = values.at(function, subject, control);
        branches.add(new Branch(span, bits));
        follow(function, body, control | (bits & SHOWN));
      }
      case Statement.Return(_, Optional<Expression> value) -> {
        int bits = control | value.map(one -> values.at(function, one, control)).orElse(0);
        int before = result(function);
        results.put(function, before | bits);
        changed |= (before | bits) != before;
      }
      case Statement.Declaration(List<Variable> declared) -> {
        for (Variable variable : declared) {
          int bits = control;
          for (Expression value : variable.values()) {
            bits |= values.at(function, value, control);
          }
          add(function, variable.name(), bits);
        }
      }
      case Statement.Evaluation(Expression expression) -> values.at(function, expression, control);
      case Statement.Other() -> {}
    }
  }

  private void loop(Function function, Statement.Loop loop, int control) {
    loop.before().ifPresent(one -> follow(function, one, control));
    int bits = loop.condition().map(one -> values.at(function, one, control)).orElse(0);
    if (loop.range().isPresent()
        && loop.before().orElse(new Statement.Other())
            instanceof Statement.Declaration(List<Variable> each)) {
      bits |= values.at(function, loop.range().get(), control);
      add(function, each.getFirst().name(), bits);
    }
    if ((bits & SHOWN) == VARIES && function.equals(kernel) && uniformity.isUniform(loop)) {
      bits &= ~VARIES;
    }
    branches.add(new Branch(loop.span(), bits));
    int inside = control | (bits & SHOWN);
    follow(function, loop.body(), inside);
    loop.step().ifPresent(step -> values.at(function, step, inside));
  }
}
