package assay.lane;

import assay.machine.Gpu;

/** Whether a graphics processor still computes. */
@FunctionalInterface
public interface Health {
  boolean isWell(Gpu gpu);
}
