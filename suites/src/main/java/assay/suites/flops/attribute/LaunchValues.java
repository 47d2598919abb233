package assay.suites.flops.attribute;

import assay.suites.flops.kernel.Argument;
import assay.suites.flops.kernel.FlopsKernel;
import assay.suites.flops.program.Expression;
import assay.suites.flops.program.Function;
import assay.suites.flops.program.Program;
import assay.suites.flops.program.Type;
import assay.suites.flops.program.Variable;
import assay.suites.flops.solver.Extent;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The whole numbers that one thread of a launch computes in the kernel itself, from its indices,
 * the arguments and variables that are set once.
 */
final class LaunchValues {
  static final int WARP = 32;
  private static final long MOST_STEPS = 1 << 21;
  private static final Pattern WHOLE = Pattern.compile("L[ijlmsthab](n?\\d+)E");

  /** What is asked for cannot be known here. */
  static final class Untold extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Untold() {
      super("untold", null, false, false);
    }
  }

  /** A thread in its block, or a block in its grid. */
  record Place(int x, int y, int z) {}

  private final Extent grid;
  private final Extent block;
  private final Program program;
  private final Map<String, Long> constants = new HashMap<>();
  private final Map<String, Expression> definitions = new HashMap<>();
  private final Map<String, Long> bound = new HashMap<>();
  private Place thread = new Place(0, 0, 0);
  private Place blockAt = new Place(0, 0, 0);
  private long steps;

  /**
   * For one launch.
   *
   * @param symbol the kernel's name as the compiler spells it, for its template arguments
   */
  LaunchValues(FlopsKernel launched, String symbol, Program program, Function kernel) {
    this.grid = launched.grid();
    this.block = launched.block();
    this.program = program;
    Matcher whole = WHOLE.matcher(symbol);
    for (String name : kernel.wholes()) {
      if (whole.find()) {
        constants.put(name, Long.parseLong(whole.group(1).replace('n', '-')));
      }
    }
    List<Argument> arguments = launched.arguments().orElse(List.of());
    for (int index = 0; index < Math.min(kernel.parameters().size(), arguments.size()); index++) {
      argument(kernel.parameters().get(index), arguments.get(index));
    }
    Set<String> changed = changed(kernel, program);
    constants.keySet().removeAll(changed);
    Set<String> seen = new HashSet<>();
    for (Variable variable : kernel.variables()) {
      boolean first = seen.add(variable.name());
      if (changed.contains(variable.name()) || !first) {
        definitions.remove(variable.name());
      } else {
        variable.value().ifPresent(value -> definitions.put(variable.name(), value));
      }
    }
  }

  /** From now on this thread of this block computes. */
  void move(Place toBlock, Place toThread) {
    blockAt = toBlock;
    thread = toThread;
  }

  /** Gives a variable a value for a while. */
  void bind(String name, long value) {
    bound.put(name, value);
  }

  void release(String name) {
    bound.remove(name);
  }

  /** Begins a new question, which may take so many steps. */
  void begin() {
    steps = 0;
  }

  private void argument(Variable parameter, Argument argument) {
    switch (argument) {
      case Argument.Whole(long value) -> constants.put(parameter.name(), value);
      case Argument.Structure(List<Argument> members) -> {
        List<Variable> names =
            program.structures().getOrDefault(parameter.type().name(), List.of());
        for (int index = 0; index < Math.min(names.size(), members.size()); index++) {
          if (members.get(index) instanceof Argument.Whole(long value)) {
            constants.put(parameter.name() + "." + names.get(index).name(), value);
          }
        }
      }
      case Argument.Pointer _, Argument.Fraction _ -> {}
    }
  }

  /** Variables that are set after they were declared, or handed on to be. */
  private static Set<String> changed(Function function, Program program) {
    Set<String> changed = new HashSet<>();
    for (Expression expression : function.expressions()) {
      switch (expression) {
        case Expression.Assignment(_, _, Expression.Name(_, String name), _) -> changed.add(name);
        case Expression.Unary(_, String operator, Expression.Name(_, String name)) -> {
          if (operator.equals("++") || operator.equals("--") || operator.equals("&")) {
            changed.add(name);
          }
        }
        case Expression.Call call -> {
          for (int index = 0; index < call.arguments().size(); index++) {
            if (call.arguments().get(index) instanceof Expression.Name(_, String name)
                && mayChange(call, index, program)) {
              changed.add(name);
            }
          }
        }
        default -> {}
      }
    }
    return changed;
  }

  private static boolean mayChange(Expression.Call call, int index, Program program) {
    String name = Calls.name(call);
    return program.functions().stream()
        .filter(one -> one.name().equals(name) && one.parameters().size() > index)
        .findFirst()
        .map(one -> one.parameters().get(index).type().reference())
        .orElse(!Words.plain(name).matches("min|max|abs|__.*"));
  }

  /** What the expression is for the thread. */
  long value(Expression expression) {
    if (++steps > MOST_STEPS) {
      throw new Untold();
    }
    return switch (expression) {
      case Expression.Literal(_, String text) -> number(text);
      case Expression.Name(_, String name) -> named(name);
      case Expression.Member(_, Expression.Name(_, String object), String name, _) ->
          index(object, name);
      case Expression.Binary(_, String operator, Expression left, Expression right) -> {
        if (operator.equals("&&")) {
          yield value(left) != 0 && value(right) != 0 ? 1 : 0;
        }
        if (operator.equals("||")) {
          yield value(left) != 0 || value(right) != 0 ? 1 : 0;
        }
        yield combined(operator, value(left), value(right));
      }
      case Expression.Unary(_, String operator, Expression operand) ->
          switch (operator) {
            case "-" -> -value(operand);
            case "+" -> value(operand);
            case "!" -> value(operand) == 0 ? 1 : 0;
            case "~" -> ~value(operand);
            default -> throw new Untold();
          };
      case Expression.Choice(_, Expression condition, Expression first, Expression second) ->
          value(condition) != 0 ? value(first) : value(second);
      case Expression.Cast(_, Type type, Expression operand) -> {
        if (type.number() != Type.Numeric.WHOLE) {
          throw new Untold();
        }
        yield value(operand);
      }
      case Expression.Call(_, Expression.Name(_, String name), List<Expression> arguments)
          when arguments.size() == 2 ->
          switch (Words.plain(name)) {
            case "min" -> Math.min(value(arguments.get(0)), value(arguments.get(1)));
            case "max" -> Math.max(value(arguments.get(0)), value(arguments.get(1)));
            default -> throw new Untold();
          };
      default -> throw new Untold();
    };
  }

  private long named(String name) {
    Long held = bound.getOrDefault(name, constants.get(name));
    if (held != null) {
      return held;
    }
    if (name.equals("warpSize")) {
      return WARP;
    }
    Expression definition =
        Optional.ofNullable(definitions.get(name))
            .or(() -> Optional.ofNullable(program.globals().get(name)).flatMap(Variable::value))
            .orElseThrow(Untold::new);
    return value(definition);
  }

  private long index(String object, String name) {
    return switch (object) {
      case "threadIdx" -> component(thread, name);
      case "blockIdx" -> component(blockAt, name);
      case "blockDim" -> component(new Place(block.x(), block.y(), block.z()), name);
      case "gridDim" -> component(new Place(grid.x(), grid.y(), grid.z()), name);
      default -> Optional.ofNullable(constants.get(object + "." + name)).orElseThrow(Untold::new);
    };
  }

  private static long component(Place place, String name) {
    return switch (name) {
      case "x" -> place.x;
      case "y" -> place.y;
      case "z" -> place.z;
      default -> throw new Untold();
    };
  }

  private static long number(String text) {
    String digits = text.replaceAll("[uUlL']", "");
    try {
      return switch (digits) {
        case "true" -> 1;
        case "false" -> 0;
        default -> Long.decode(digits);
      };
    } catch (NumberFormatException e) {
      throw new Untold();
    }
  }

  static long combined(String operator, long left, long right) {
    return switch (operator) {
      case "+" -> left + right;
      case "-" -> left - right;
      case "*" -> left * right;
      case "/" -> right == 0 ? 0 : left / right;
      case "%" -> right == 0 ? 0 : left % right;
      case "<<" -> left << right;
      case ">>" -> left >> right;
      case "&" -> left & right;
      case "|" -> left | right;
      case "^" -> left ^ right;
      case "<" -> left < right ? 1 : 0;
      case ">" -> left > right ? 1 : 0;
      case "<=" -> left <= right ? 1 : 0;
      case ">=" -> left >= right ? 1 : 0;
      case "==" -> left == right ? 1 : 0;
      case "!=" -> left != right ? 1 : 0;
      default -> throw new Untold();
    };
  }
}
