"""A runner's part of the memory of a GPU that it shares with the judge; what native/runner/cuda/cuda.cpp does, from Python."""

from __future__ import annotations

import ctypes

import torch

from assay_torch import form

FILE = 4
AS_FILE = 1  # CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR
ON_DEVICE = 1  # CU_MEM_LOCATION_TYPE_DEVICE
READ_AND_WRITE = 3  # CU_MEM_ACCESS_FLAGS_PROT_READWRITE


class _Access(ctypes.Structure):
    _fields_ = [("kind", ctypes.c_int), ("device", ctypes.c_int), ("flags", ctypes.c_ulonglong)]


def memory(bytes_: int) -> form.Memory:
    """The part that was given as an open file."""
    torch.cuda.init()
    torch.zeros(1, device="cuda")
    driver = ctypes.CDLL("libcuda.so.1")
    size = ctypes.c_size_t(bytes_)
    handle, place = ctypes.c_ulonglong(), ctypes.c_ulonglong()
    _require(driver.cuMemImportFromShareableHandle(ctypes.byref(handle), ctypes.c_void_p(FILE), AS_FILE))
    _require(driver.cuMemAddressReserve(ctypes.byref(place), size, ctypes.c_size_t(0), ctypes.c_ulonglong(0), ctypes.c_ulonglong(0)))
    _require(driver.cuMemMap(place, size, ctypes.c_size_t(0), handle, ctypes.c_ulonglong(0)))
    access = _Access(ON_DEVICE, 0, READ_AND_WRITE)
    _require(driver.cuMemSetAccess(place, size, ctypes.byref(access), ctypes.c_size_t(1)))
    return form.on_device(place.value, bytes_)


def _require(state: int) -> None:
    if state:
        raise RuntimeError(f"the device cannot be used: error {state} of its driver")
