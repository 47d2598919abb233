package assay.suites.flops.attribute;

import assay.suites.flops.attribute.LaunchValues.Place;
import assay.suites.flops.attribute.LaunchValues.Untold;
import assay.suites.flops.kernel.FlopsKernel;
import assay.suites.flops.program.Expression;
import assay.suites.flops.program.Function;
import assay.suites.flops.program.Program;
import assay.suites.flops.program.Statement;
import assay.suites.flops.program.Variable;
import assay.suites.flops.solver.Extent;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * Whether all threads of every warp of the launch agree on a whole-number expression. It is
 * computed for the threads of all blocks, or of a choice of them where there are many.
 */
final class Uniformity {
  private static final int MOST_THREADS = 1 << 15;
  private static final int MOST_TURNS = 1 << 12;

  private final Extent grid;
  private final Extent block;
  private final LaunchValues values;
  private final IdentityHashMap<Expression, Boolean> known = new IdentityHashMap<>();
  private final IdentityHashMap<Statement, Boolean> knownLoops = new IdentityHashMap<>();

  /**
   * For one launch.
   *
   * @param symbol the kernel's name as the compiler spells it, for its template arguments
   */
  Uniformity(FlopsKernel launched, String symbol, Program program, Function kernel) {
    grid = launched.grid();
    block = launched.block();
    values = new LaunchValues(launched, symbol, program, kernel);
  }

  /** Whether it can be computed and no two threads of a warp differ on it. */
  boolean isUniform(Expression expression) {
    return known.computeIfAbsent(expression, one -> agrees(() -> values.value(one)));
  }

  /** Whether all threads of a warp turn as often. */
  boolean isUniform(Statement.Loop loop) {
    if (!(loop.before().orElse(new Statement.Other())
            instanceof Statement.Declaration(List<Variable> variables))
        || variables.size() != 1
        || variables.getFirst().value().isEmpty()
        || loop.condition().isEmpty()
        || loop.step().isEmpty()) {
      return false;
    }
    return knownLoops.computeIfAbsent(loop, _ -> agrees(() -> turns(loop, variables.getFirst())));
  }

  private long turns(Statement.Loop loop, Variable counter) {
    Expression start = counter.value().orElseThrow(Untold::new);
    Expression condition = loop.condition().orElseThrow(Untold::new);
    values.bind(counter.name(), values.value(start));
    try {
      long turns = 0;
      while (values.value(condition) != 0) {
        if (++turns > MOST_TURNS) {
          throw new Untold();
        }
        step(loop.step().orElseThrow(Untold::new), counter.name());
      }
      return turns;
    } finally {
      values.release(counter.name());
    }
  }

  private void step(Expression step, String counter) {
    long before = values.value(new Expression.Name(step.span(), counter));
    long after =
        switch (step) {
          case Expression.Unary(_, String operator, Expression.Name(_, String name))
              when name.equals(counter) ->
              operator.equals("++") ? before + 1 : before - 1;
          case Expression.Assignment(
                  _,
                  String operator,
                  Expression.Name(_, String name),
                  Expression by)
              when name.equals(counter) ->
              operator.equals("=")
                  ? values.value(by)
                  : LaunchValues.combined(
                      operator.substring(0, operator.length() - 1), before, values.value(by));
          default -> throw new Untold();
        };
    values.bind(counter, after);
  }

  private boolean agrees(LongSupplier question) {
    values.begin();
    try {
      for (Place at : blocks()) {
        int threads = (int) block.count();
        long first = 0;
        for (int index = 0; index < threads; index++) {
          values.move(
              at,
              new Place(
                  index % block.x(),
                  index / block.x() % block.y(),
                  index / (block.x() * block.y())));
          long value = question.getAsLong();
          if (index % LaunchValues.WARP == 0) {
            first = value;
          } else if (value != first) {
            return false;
          }
        }
      }
      return true;
    } catch (Untold e) {
      return false;
    }
  }

  /** All blocks, or the corners of the grid and some between them. */
  private List<Place> blocks() {
    long most = Math.max(MOST_THREADS / block.count(), 16);
    long stride = Math.max(grid.count() / most, 1);
    List<Place> places = new ArrayList<>();
    for (long index = grid.count() - 1; index >= 0; index -= stride) {
      places.add(place(index));
    }
    for (int corner = 0; corner < 8 && stride > 1; corner++) {
      places.add(
          new Place(
              (corner & 1) * (grid.x() - 1),
              (corner >> 1 & 1) * (grid.y() - 1),
              (corner >> 2) * (grid.z() - 1)));
    }
    return places;
  }

  private Place place(long index) {
    return new Place(
        (int) (index % grid.x()),
        (int) (index / grid.x() % grid.y()),
        (int) (index / ((long) grid.x() * grid.y())));
  }
}
