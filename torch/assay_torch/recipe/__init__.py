"""Makes new tasks of level 2 as the KernelBench paper's appendix K.2 does: a main operator and two to five that follow it.

In a folder of its own, as no judge depends on it.
"""
