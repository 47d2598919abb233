// Gives functions to Python as pybind11 does, without pybind11, whose templates take twice as long to compile as all the rest of a small
// extension with its headers compiled before. A function with other types than those below does not compile, with the word
// assay_no_binding in what the compiler says; then pybind11 is used after all.
#pragma once

#include <Python.h>
#include <torch/types.h>

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

namespace assay_binding {

// In native/torch/tensors.cpp, which is compiled once for all.
bool is_tensor(PyObject* object);
at::Tensor tensor(PyObject* object);
PyObject* wrapped(const at::Tensor& tensor);
// Tells Python of the exception that is being handled, as PyTorch does.
void pass_on();

// An argument is of another type than it should be, and Python knows of no exception.
struct Mismatch {};

// Python knows of an exception.
struct Raised {};

inline PyObject* made(PyObject* object) {
  if (!object) throw Raised();
  return object;
}

// How values of a type come from Python and go there.
template <typename T, typename = void>
struct Type {
  static_assert(sizeof(T) == 0, "assay_no_binding");
};

template <>
struct Type<at::Tensor> {
  using Held = at::Tensor;
  static Held from(PyObject* object) {
    if (!is_tensor(object)) throw Mismatch();
    return tensor(object);
  }
  static PyObject* to(const at::Tensor& value) { return made(wrapped(value)); }
};

template <>
struct Type<bool> {
  using Held = bool;
  static Held from(PyObject* object) {
    if (object == Py_True) return true;
    if (object == Py_False || object == Py_None) return false;
    const PyNumberMethods* methods = Py_TYPE(object)->tp_as_number;
    int is = methods && methods->nb_bool ? methods->nb_bool(object) : -1;
    PyErr_Clear();
    if (is < 0) throw Mismatch();
    return is == 1;
  }
  static PyObject* to(bool value) { return PyBool_FromLong(value); }
};

template <typename T>
struct Type<T, std::enable_if_t<std::is_integral_v<T> && !std::is_same_v<T, bool> && !std::is_same_v<T, char>>> {
  using Held = T;
  static Held from(PyObject* object) {
    if (PyFloat_Check(object)) throw Mismatch();
    PyObject* whole = PyNumber_Index(object);
    if (!whole) {
      PyErr_Clear();
      whole = PyNumber_Check(object) ? PyNumber_Long(object) : nullptr;
    }
    if (!whole) mismatch();
    if constexpr (std::is_signed_v<T>) return within(PyLong_AsLongLong(whole), whole);
    else return within(PyLong_AsUnsignedLongLong(whole), whole);
  }
  static PyObject* to(T value) {
    if constexpr (std::is_signed_v<T>) return made(PyLong_FromLongLong(value));
    else return made(PyLong_FromUnsignedLongLong(value));
  }

 private:
  [[noreturn]] static void mismatch() {
    PyErr_Clear();
    throw Mismatch();
  }
  template <typename Wide>
  static T within(Wide value, PyObject* whole) {
    Py_DECREF(whole);
    bool is_less = value < static_cast<Wide>(std::numeric_limits<T>::min());
    if (PyErr_Occurred() || is_less || value > static_cast<Wide>(std::numeric_limits<T>::max())) mismatch();
    return static_cast<T>(value);
  }
};

template <typename T>
struct Type<T, std::enable_if_t<std::is_floating_point_v<T>>> {
  using Held = T;
  static Held from(PyObject* object) {
    double value = PyFloat_AsDouble(object);
    if (value == -1.0 && PyErr_Occurred()) {
      PyErr_Clear();
      throw Mismatch();
    }
    return static_cast<T>(value);
  }
  static PyObject* to(T value) { return made(PyFloat_FromDouble(value)); }
};

template <>
struct Type<std::string> {
  using Held = std::string;
  static Held from(PyObject* object) {
    if (PyBytes_Check(object)) return std::string(PyBytes_AsString(object), PyBytes_Size(object));
    Py_ssize_t length = 0;
    const char* text = PyUnicode_Check(object) ? PyUnicode_AsUTF8AndSize(object, &length) : nullptr;
    PyErr_Clear();
    if (!text) throw Mismatch();
    return std::string(text, length);
  }
  static PyObject* to(const std::string& value) { return made(PyUnicode_FromStringAndSize(value.data(), value.size())); }
};

template <typename T>
struct Type<std::vector<T>> {
  using Held = std::vector<T>;
  static Held from(PyObject* object) {
    if (!PySequence_Check(object) || PyUnicode_Check(object) || PyBytes_Check(object)) throw Mismatch();
    Held values;
    for (Py_ssize_t i = 0, length = PySequence_Size(object); i < length; ++i) {
      PyObject* one = made(PySequence_GetItem(object, i));
      try {
        values.push_back(Type<T>::from(one));
      } catch (...) {
        Py_DECREF(one);
        throw;
      }
      Py_DECREF(one);
    }
    return values;
  }
  static PyObject* to(const Held& values) {
    PyObject* list = made(PyList_New(values.size()));
    for (std::size_t i = 0; i < values.size(); ++i) PyList_SetItem(list, i, Type<T>::to(values[i]));
    return list;
  }
};

// Whoever takes a view gets one of what is held during the call.
template <typename T>
struct Type<c10::ArrayRef<T>> {
  using Held = std::vector<T>;
  static Held from(PyObject* object) { return Type<Held>::from(object); }
};

template <typename Optional>
struct Perhaps {
  using Held = Optional;
  using Value = typename Optional::value_type;
  static Held from(PyObject* object) {
    if (object == Py_None) return Held();
    return Held(Type<Value>::from(object));
  }
  static PyObject* to(const Held& value) {
    if (value) return Type<Value>::to(*value);
    Py_RETURN_NONE;
  }
};

template <typename T>
struct Type<c10::optional<T>> : Perhaps<c10::optional<T>> {};

template <typename... T>
struct Type<std::tuple<T...>> {
  static PyObject* to(const std::tuple<T...>& values) { return to(values, std::index_sequence_for<T...>()); }

 private:
  template <std::size_t... I>
  static PyObject* to(const std::tuple<T...>& values, std::index_sequence<I...>) {
    PyObject* tuple = made(PyTuple_New(sizeof...(T)));
    (PyTuple_SetItem(tuple, I, Type<T>::to(std::get<I>(values))), ...);
    return tuple;
  }
};

template <auto function>
struct Bound {
  static_assert(sizeof(function) == 0, "assay_no_binding");
};

template <typename R, typename... A, R (*function)(A...)>
struct Bound<function> {
  static PyObject* call(PyObject*, PyObject* const* arguments, Py_ssize_t count) {
    try {
      if (count != sizeof...(A)) throw Mismatch();
      return called(arguments, std::index_sequence_for<A...>());
    } catch (const Mismatch&) {
      PyErr_Format(PyExc_TypeError, "incompatible function arguments: %zd given, %zu taken, or another type", count, sizeof...(A));
    } catch (const Raised&) {
    } catch (...) {
      pass_on();
    }
    return nullptr;
  }

 private:
  template <std::size_t... I>
  static PyObject* called(PyObject* const* arguments, std::index_sequence<I...>) {
    std::tuple<typename Type<std::decay_t<A>>::Held...> held{Type<std::decay_t<A>>::from(arguments[I])...};
    if constexpr (std::is_void_v<R>) {
      function(static_cast<A>(std::get<I>(held))...);
      Py_RETURN_NONE;
    } else {
      return Type<std::decay_t<R>>::to(function(static_cast<A>(std::get<I>(held))...));
    }
  }
};

template <auto function>
PyMethodDef method(const char* name) {
  return {name, reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(&Bound<function>::call)), METH_FASTCALL, nullptr};
}

}  // namespace assay_binding

// The module with the methods of that array, which ends with an empty one.
#define ASSAY_MODULE(methods)                                                                                   \
  extern "C" __attribute__((visibility("default"))) PyObject* PyInit_assay_extension() {                        \
    static PyModuleDef module = {PyModuleDef_HEAD_INIT, "assay_extension", nullptr, -1, methods, nullptr, nullptr, nullptr, nullptr}; \
    return PyModule_Create(&module);                                                                            \
  }
