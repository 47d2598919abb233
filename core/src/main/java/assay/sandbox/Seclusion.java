package assay.sandbox;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;

/**
 * Keeps keys from processes that are none of ours to start: a library that looks at the machine by
 * running a program gives it whatever this process was given.
 */
public final class Seclusion {
  private Seclusion() {}

  /**
   * From now on children inherit only what is harmless; this program has read its own environment
   * before and goes on seeing it.
   */
  @SuppressWarnings("restricted") // Java itself cannot take anything out of its environment
  public static void begin() {
    Linker linker = Linker.nativeLinker();
    FunctionDescriptor type = FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS);
    MethodHandle unset =
        linker.downcallHandle(linker.defaultLookup().findOrThrow("unsetenv"), type);
    try (Arena arena = Arena.ofConfined()) {
      for (String name : System.getenv().keySet()) {
        if (!PlainProcess.HARMLESS.contains(name)) {
          forget(unset, arena.allocateFrom(name));
        }
      }
    }
  }

  private static void forget(MethodHandle unset, MemorySegment name) {
    try {
      int result = (int) unset.invokeExact(name);
      if (result != 0) {
        throw new IllegalStateException("unsetenv failed");
      }
    } catch (Throwable e) {
      throw new IllegalStateException("the environment cannot be kept from other programs", e);
    }
  }
}
