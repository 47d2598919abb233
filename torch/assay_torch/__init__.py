"""The trusted side of the suite `kernels`: what holds a task's module, its inputs and the comparison."""
