package assay.sandbox;

/** One layer between a program and this machine. */
public enum Protection {
  RESOURCE_LIMITS("limits on time, memory, processes and file sizes, per process"),
  SYSTEM_CALL_FILTER("only the system calls its kind of program needs"),
  OWN_USER("runs as a user who owns nothing here"),
  NAMESPACES("no network, no other processes, no shared memory of this machine"),
  READ_ONLY_ROOT("sees only system folders and its own files, and can write only its own"),
  NO_CAPABILITIES("no rights over its namespaces and no way to gain any"),
  MEMORY_GROUP("a limit on the memory of all its processes together"),
  PROCESS_GROUP("a second limit on processes, counted by control group"),
  FREEZER("can be frozen by control group rather than by signal");

  private final String meaning;

  Protection(String meaning) {
    this.meaning = meaning;
  }

  public String meaning() {
    return meaning;
  }
}
