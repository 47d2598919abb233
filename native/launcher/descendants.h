#pragma once

// Kills every process that descends from this one. Only for where there is no PID namespace.
void kill_descendants(void);
