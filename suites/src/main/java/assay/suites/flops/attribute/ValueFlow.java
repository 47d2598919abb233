package assay.suites.flops.attribute;

import assay.suites.flops.program.Expression;
import assay.suites.flops.program.Function;
import assay.suites.flops.program.Program;
import assay.suites.flops.program.Statement;
import assay.suites.flops.program.Type;
import assay.suites.flops.program.Variable;
import java.util.List;
import java.util.Set;

/** What the values of expressions depend on, and what they let flow into variables. */
final class ValueFlow {
  private static final Set<String> POINTED = Set.of("+", "-", ",");

  private final Flow flow;
  private final Program program;
  private final Uniformity uniformity;
  private final Function kernel;
  private final CallFlow calls;

  ValueFlow(Flow flow, Program program, Uniformity uniformity, Function kernel) {
    this.flow = flow;
    this.program = program;
    this.uniformity = uniformity;
    this.kernel = kernel;
    this.calls = new CallFlow(flow, this, program);
  }

  int at(Function function, Expression expression, int control) {
    int bits = plain(function, expression, control);
    boolean computed =
        expression instanceof Expression.Binary
            || expression instanceof Expression.Member
            || expression instanceof Expression.Choice;
    boolean asked = computed && function.equals(kernel) && (bits & Flow.SHOWN) == Flow.VARIES;
    return asked && uniformity.isUniform(expression) ? bits & ~Flow.VARIES : bits;
  }

  private int plain(Function function, Expression expression, int control) {
    return switch (expression) {
      case Expression.Literal _ -> 0;
      case Expression.Name(_, String name) -> named(function, name);
      case Expression.Member member -> member(function, member, control);
      case Expression.Index(_, Expression array, Expression index) ->
          read(
              at(function, array, control),
              at(function, index, control),
              flow.typing(function).of(expression));
      case Expression.Unary(_, String operator, Expression operand) ->
          switch (operator) {
            case "*" ->
                read(at(function, operand, control), 0, flow.typing(function).of(expression));
            case "&" -> address(function, operand, control);
            case "++", "--" -> {
              int bits = at(function, operand, control) | control;
              set(function, operand, bits);
              yield bits;
            }
            default -> at(function, operand, control);
          };
      case Expression.Binary(_, String operator, Expression left, Expression right) -> {
        int bits = at(function, left, control) | at(function, right, control);
        yield POINTED.contains(operator) ? bits : bits & Flow.SHOWN;
      }
      case Expression.Assignment(_, String operator, Expression target, Expression value) -> {
        int before = at(function, target, control);
        int bits = at(function, value, control) | control | (operator.equals("=") ? 0 : before);
        set(function, target, bits);
        yield bits;
      }
      case Expression.Choice(_, Expression condition, Expression first, Expression second) ->
          (at(function, condition, control) & Flow.SHOWN)
              | at(function, first, control)
              | at(function, second, control);
      case Expression.Cast(_, _, Expression operand) -> at(function, operand, control);
      case Expression.Made(_, _, List<Expression> parts) -> all(function, parts, control);
      case Expression.Lambda(_, List<Variable> parameters, Statement body) -> {
        parameters.forEach(one -> flow.add(function, one.name(), Flow.SHOWN));
        flow.follow(function, body, control);
        yield 0;
      }
      case Expression.Call call -> calls.at(function, call, control);
    };
  }

  int all(Function function, List<Expression> parts, int control) {
    int bits = 0;
    for (Expression part : parts) {
      bits |= at(function, part, control);
    }
    return bits;
  }

  int named(Function function, String name) {
    if (flow.typing(function).variable(name).isPresent()) {
      return flow.variable(function, name);
    }
    if (function.owner().flatMap(owner -> program.member(owner, name)).isPresent()) {
      return flow.variable(function, Flow.RECEIVER);
    }
    Variable global = program.globals().get(name);
    if (global == null || !global.values().isEmpty() || global.type().equals(Type.INT)) {
      return 0;
    }
    return global.type().depth() > 0 ? Flow.MEMORY : Flow.DATA;
  }

  private int member(Function function, Expression.Member member, int control) {
    if (member.object() instanceof Expression.Name(_, String name)) {
      if (name.equals("threadIdx")) {
        return Flow.VARIES;
      }
      if (name.equals("blockIdx") || name.equals("blockDim") || name.equals("gridDim")) {
        return 0;
      }
    }
    int bits = at(function, member.object(), control);
    Type type = flow.typing(function).of(member);
    int loaded = member.arrow() ? read(bits, 0, type) : bits;
    return type.depth() > 0 ? loaded | Flow.MEMORY : loaded;
  }

  /** What lies behind a pointer: data where it leads to memory, else what was put there. */
  private static int read(int pointer, int index, Type type) {
    int bits = (pointer | index) & Flow.SHOWN;
    if ((pointer & Flow.MEMORY) == 0) {
      return bits;
    }
    return bits | Flow.DATA | (type.depth() > 0 ? Flow.MEMORY : 0);
  }

  private int address(Function function, Expression operand, int control) {
    return operand instanceof Expression.Index(_, Expression array, Expression index)
        ? at(function, array, control) | (at(function, index, control) & Flow.SHOWN)
        : at(function, operand, control);
  }

  /** Lets something flow into what an expression names, unless that is memory. */
  void set(Function function, Expression target, int bits) {
    switch (target) {
      case Expression.Name(_, String name) -> {
        boolean own = flow.typing(function).variable(name).isPresent();
        flow.add(function, own ? name : Flow.RECEIVER, bits);
      }
      case Expression.Index(_, Expression array, _) -> setBehind(function, array, bits);
      case Expression.Member(_, Expression object, _, boolean arrow) -> {
        if (arrow) {
          setBehind(function, object, bits);
        } else {
          set(function, object, bits & Flow.SHOWN);
        }
      }
      case Expression.Unary(_, String operator, Expression operand) -> {
        if (operator.equals("*")) {
          setBehind(function, operand, bits);
        } else {
          set(function, operand, bits);
        }
      }
      case Expression.Binary(_, _, Expression left, _) -> set(function, left, bits);
      case Expression.Cast(_, _, Expression operand) -> set(function, operand, bits);
      default -> {}
    }
  }

  void setBehind(Function function, Expression pointer, int bits) {
    if ((at(function, pointer, 0) & Flow.MEMORY) == 0) {
      set(function, pointer, bits & Flow.SHOWN);
    }
  }
}
