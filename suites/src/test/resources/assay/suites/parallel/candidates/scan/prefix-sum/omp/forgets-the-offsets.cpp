// WRONG VALUE
void prefixSum(std::vector<double> const& x, std::vector<double> &output) {
  size_t n = x.size();
#pragma omp parallel
  {
    size_t begin = n * omp_get_thread_num() / omp_get_num_threads();
    size_t end = n * (omp_get_thread_num() + 1) / omp_get_num_threads();
    double sum = 0;
    for (size_t i = begin; i < end; ++i) output[i] = sum += x[i];
  }
}
