package assay.suites.flops.attribute;

import assay.suites.flops.program.Expression;
import assay.suites.flops.program.Function;
import assay.suites.flops.program.Program;
import assay.suites.flops.program.Span;
import assay.suites.flops.program.Statement;
import assay.suites.flops.program.Type;
import assay.suites.flops.program.Variable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What branches depend on. Every variable is followed as a whole, whatever the order of statements:
 * it varies within a warp when anything that does flows into it, or is set where threads have
 * parted, and it is data when anything read through a pointer into memory flows into it. Functions
 * are followed once for all their calls together.
 */
final class Flow {
  static final int VARIES = 1;
  static final int DATA = 2;
  private static final int MEMORY = 4;
  private static final int SHOWN = VARIES | DATA;
  private static final String RECEIVER = "this";
  private static final Set<String> POINTED = Set.of("+", "-", ",");

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
  private final List<Branch> branches = new ArrayList<>();
  private boolean changed;

  private Flow(Program program, Uniformity uniformity, Function kernel) {
    this.program = program;
    this.uniformity = uniformity;
    this.kernel = kernel;
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

  private Typing typing(Function function) {
    return typings.computeIfAbsent(function, one -> new Typing(program, one));
  }

  private void add(Function function, String name, int bits) {
    Map<String, Integer> own = variables.computeIfAbsent(function, _ -> new HashMap<>());
    int before = own.getOrDefault(name, 0);
    own.put(name, before | bits);
    changed |= (before | bits) != before;
  }

  private void follow(Function function, Statement statement, int control) {
    switch (statement) {
      case Statement.Block(List<Statement> statements) ->
          statements.forEach(one -> follow(function, one, control));
      case Statement.If(
              Span span,
              Expression condition,
              Statement first,
              Optional<Statement> second) -> {
        int bits = at(function, condition, control);
        branches.add(new Branch(span, bits));
        follow(function, first, control | (bits & SHOWN));
        second.ifPresent(other -> follow(function, other, control | (bits & SHOWN)));
      }
      case Statement.Loop loop -> loop(function, loop, control);
      case Statement.Switch(Span span, Expression subject, Statement body) -> {
        int bits = at(function, subject, control);
        branches.add(new Branch(span, bits));
        follow(function, body, control | (bits & SHOWN));
      }
      case Statement.Return(_, Optional<Expression> value) -> {
        int bits = control | value.map(one -> at(function, one, control)).orElse(0);
        int before = results.getOrDefault(function, 0);
        results.put(function, before | bits);
        changed |= (before | bits) != before;
      }
      case Statement.Declaration(List<Variable> declared) -> {
        for (Variable variable : declared) {
          int bits = control;
          for (Expression value : variable.values()) {
            bits |= at(function, value, control);
          }
          add(function, variable.name(), bits);
        }
      }
      case Statement.Evaluation(Expression expression) -> at(function, expression, control);
      case Statement.Other() -> {}
    }
  }

  private void loop(Function function, Statement.Loop loop, int control) {
    loop.before().ifPresent(one -> follow(function, one, control));
    int bits = loop.condition().map(one -> at(function, one, control)).orElse(0);
    if (loop.range().isPresent()
        && loop.before().orElse(new Statement.Other())
            instanceof Statement.Declaration(List<Variable> each)) {
      bits |= at(function, loop.range().get(), control);
      add(function, each.getFirst().name(), bits);
    }
    if ((bits & SHOWN) == VARIES && function.equals(kernel) && uniformity.isUniform(loop)) {
      bits &= ~VARIES;
    }
    branches.add(new Branch(loop.span(), bits));
    int inside = control | (bits & SHOWN);
    follow(function, loop.body(), inside);
    loop.step().ifPresent(step -> at(function, step, inside));
  }

  private int at(Function function, Expression expression, int control) {
    int bits = plain(function, expression, control);
    boolean computed =
        expression instanceof Expression.Binary
            || expression instanceof Expression.Member
            || expression instanceof Expression.Choice;
    boolean asked = computed && function.equals(kernel) && (bits & SHOWN) == VARIES;
    return asked && uniformity.isUniform(expression) ? bits & ~VARIES : bits;
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
              typing(function).of(expression));
      case Expression.Unary(_, String operator, Expression operand) ->
          switch (operator) {
            case "*" -> read(at(function, operand, control), 0, typing(function).of(expression));
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
        yield POINTED.contains(operator) ? bits : bits & SHOWN;
      }
      case Expression.Assignment(_, String operator, Expression target, Expression value) -> {
        int before = at(function, target, control);
        int bits = at(function, value, control) | control | (operator.equals("=") ? 0 : before);
        set(function, target, bits);
        yield bits;
      }
      case Expression.Choice(_, Expression condition, Expression first, Expression second) ->
          (at(function, condition, control) & SHOWN)
              | at(function, first, control)
              | at(function, second, control);
      case Expression.Cast(_, _, Expression operand) -> at(function, operand, control);
      case Expression.Made(_, _, List<Expression> parts) -> all(function, parts, control);
      case Expression.Lambda(_, List<Variable> parameters, Statement body) -> {
        parameters.forEach(one -> add(function, one.name(), SHOWN));
        follow(function, body, control);
        yield 0;
      }
      case Expression.Call call -> call(function, call, control);
    };
  }

  private int all(Function function, List<Expression> parts, int control) {
    int bits = 0;
    for (Expression part : parts) {
      bits |= at(function, part, control);
    }
    return bits;
  }

  private int named(Function function, String name) {
    if (typing(function).variable(name).isPresent()) {
      return variables.getOrDefault(function, Map.of()).getOrDefault(name, 0);
    }
    if (function.owner().flatMap(owner -> program.member(owner, name)).isPresent()) {
      return variables.getOrDefault(function, Map.of()).getOrDefault(RECEIVER, 0);
    }
    Variable global = program.globals().get(name);
    if (global == null || !global.values().isEmpty() || global.type().equals(Type.INT)) {
      return 0;
    }
    return global.type().depth() > 0 ? MEMORY : DATA;
  }

  private int member(Function function, Expression.Member member, int control) {
    if (member.object() instanceof Expression.Name(_, String name)) {
      if (name.equals("threadIdx")) {
        return VARIES;
      }
      if (name.equals("blockIdx") || name.equals("blockDim") || name.equals("gridDim")) {
        return 0;
      }
    }
    int bits = at(function, member.object(), control);
    Type type = typing(function).of(member);
    int loaded = member.arrow() ? read(bits, 0, type) : bits;
    return type.depth() > 0 ? loaded | MEMORY : loaded;
  }

  /** What lies behind a pointer: data where it leads to memory, else what was put there. */
  private static int read(int pointer, int index, Type type) {
    int bits = (pointer | index) & SHOWN;
    if ((pointer & MEMORY) == 0) {
      return bits;
    }
    return bits | DATA | (type.depth() > 0 ? MEMORY : 0);
  }

  private int address(Function function, Expression operand, int control) {
    return operand instanceof Expression.Index(_, Expression array, Expression index)
        ? at(function, array, control) | (at(function, index, control) & SHOWN)
        : at(function, operand, control);
  }

  /** Lets something flow into what an expression names, unless that is memory. */
  private void set(Function function, Expression target, int bits) {
    switch (target) {
      case Expression.Name(_, String name) -> {
        boolean own = typing(function).variable(name).isPresent();
        add(function, own ? name : RECEIVER, bits);
      }
      case Expression.Index(_, Expression array, _) -> setBehind(function, array, bits);
      case Expression.Member(_, Expression object, _, boolean arrow) -> {
        if (arrow) {
          setBehind(function, object, bits);
        } else {
          set(function, object, bits & SHOWN);
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

  private void setBehind(Function function, Expression pointer, int bits) {
    if ((at(function, pointer, 0) & MEMORY) == 0) {
      set(function, pointer, bits & SHOWN);
    }
  }

  private int call(Function function, Expression.Call call, int control) {
    Calls calls = new Calls(program, typing(function), function);
    List<Function> targets = calls.targets(call);
    Optional<Expression> object =
        call.callee() instanceof Expression.Member(_, Expression receiver, _, _)
            ? Optional.of(receiver)
            : Optional.empty();
    int receiver = object.map(one -> at(function, one, control)).orElse(0);
    if (targets.isEmpty()) {
      return foreign(function, call, calls.isLibrary(call), receiver, control);
    }
    int result = 0;
    for (Function target : targets) {
      add(target, RECEIVER, receiver & SHOWN);
      for (int index = 0;
          index < call.arguments().size() && index < target.parameters().size();
          index++) {
        Variable parameter = target.parameters().get(index);
        Expression argument = call.arguments().get(index);
        add(target, parameter.name(), at(function, argument, control));
        if (parameter.type().reference() || parameter.type().depth() > 0) {
          int back = variables.getOrDefault(target, Map.of()).getOrDefault(parameter.name(), 0);
          setBehind(function, argument, (back | control) & SHOWN);
        }
      }
      int back = variables.getOrDefault(target, Map.of()).getOrDefault(RECEIVER, 0);
      object.ifPresent(one -> set(function, one, (back | control) & SHOWN));
      result |= results.getOrDefault(target, 0);
    }
    return result;
  }

  private int foreign(
      Function function, Expression.Call call, boolean library, int receiver, int control) {
    String name = Calls.name(call);
    int bits = receiver | all(function, call.arguments(), control);
    if (call.callee() instanceof Expression.Name(_, String object)
        && typing(function).variable(object).isPresent()) {
      bits |= named(function, object) | (library ? VARIES : 0);
    }
    if (Words.isRank(name)) {
      return VARIES;
    }
    if (name.startsWith("atomic") || name.equals("__ldg")) {
      call.arguments().stream()
          .limit(1)
          .forEach(
              one -> setBehind(function, one, (bitsOf(one, function) | control | VARIES) & SHOWN));
      return (bits & SHOWN) | ((bits & MEMORY) != 0 ? DATA : 0);
    }
    if (Words.isSameForWarp(name) || isBroadcast(function, call, name)) {
      return bits & DATA;
    }
    int flowing = (bits | control | (library || name.startsWith("curand") ? VARIES : 0)) & SHOWN;
    for (Expression argument : call.arguments()) {
      boolean handed =
          argument instanceof Expression.Unary(_, String operator, _) && operator.equals("&");
      if (handed || (library && argument instanceof Expression.Name)) {
        setBehind(function, handed ? ((Expression.Unary) argument).operand() : argument, flowing);
      }
    }
    return library || name.startsWith("curand") ? flowing : bits & SHOWN;
  }

  private int bitsOf(Expression expression, Function function) {
    return at(function, expression, 0);
  }

  private boolean isBroadcast(Function function, Expression.Call call, String name) {
    return (name.equals("__shfl_sync") || name.equals("shfl"))
        && call.arguments().size() > 1
        && (at(function, call.arguments().get(name.equals("shfl") ? 1 : 2), 0) & VARIES) == 0;
  }
}
