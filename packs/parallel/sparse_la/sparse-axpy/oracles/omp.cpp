static const Element* seek(const std::vector<Element>& vector, size_t index) {
  return std::lower_bound(vector.data(), vector.data() + vector.size(), index, [](const Element& element, size_t wanted) { return element.index < wanted; });
}

// Each thread sets its own part of z from the elements that fall into it.
void sparseAxpy(double alpha, std::vector<Element> const& x, std::vector<Element> const& y, std::vector<double> &z, size_t N) {
#pragma omp parallel
  {
    const size_t threads = static_cast<size_t>(omp_get_num_threads());
    const size_t me = static_cast<size_t>(omp_get_thread_num());
    const size_t begin = N * me / threads;
    const size_t end = N * (me + 1) / threads;
    std::fill(z.data() + begin, z.data() + end, 0.0);
    for (const Element *element = seek(x, begin), *last = seek(x, end); element != last; ++element) z[element->index] = alpha * element->value;
    for (const Element *element = seek(y, begin), *last = seek(y, end); element != last; ++element) z[element->index] += element->value;
  }
}
