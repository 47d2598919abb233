#include "problem.hpp"

namespace {

void subtract(double* row, double factor, const double* other, std::size_t from, std::size_t to) {
  for (std::size_t j = from; j < to; ++j) row[j] -= factor * other[j];
}

// Four at once: each element of the row is loaded and stored once instead of four times.
void subtractFour(double* row, const double* f, double* const* pivots, std::size_t from, std::size_t to) {
  double f0 = f[0], f1 = f[1], f2 = f[2], f3 = f[3];
  const double *p0 = pivots[0], *p1 = pivots[1], *p2 = pivots[2], *p3 = pivots[3];
  for (std::size_t j = from; j < to; ++j) row[j] -= f0 * p0[j] + f1 * p1[j] + f2 * p2[j] + f3 * p3[j];
}

}  // namespace

// Gaussian elimination with partial pivoting on (A b). Pivots are found in narrow panels of columns, and what lies to the
// right of a panel is brought up to date for all its pivots at once, while these are in cache.
void solveLinearSystem(std::vector<double> const& A, std::vector<double> const& b, std::vector<double>& x, size_t N) {
  constexpr std::size_t panel = 16;
  std::size_t width = (N + 8) / 8 * 8;  // whole cache lines
  std::vector<double> system(N * width);
  std::vector<double*> rows(N);
  for (std::size_t i = 0; i < N; ++i) {
    rows[i] = &system[i * width];
    std::copy_n(&A[i * N], N, rows[i]);
    rows[i][N] = b[i];
  }
  for (std::size_t first = 0; first < N; first += panel) {
    std::size_t last = std::min(first + panel, N);
    for (std::size_t k = first; k < last; ++k) {
      std::size_t best = k;
      for (std::size_t i = k + 1; i < N; ++i)
        if (std::abs(rows[i][k]) > std::abs(rows[best][k])) best = i;
      std::swap(rows[k], rows[best]);
      for (std::size_t i = k + 1; i < N; ++i) subtract(rows[i], rows[i][k] /= rows[k][k], rows[k], k + 1, last);
    }
    for (std::size_t i = first + 1; i < last; ++i)
      for (std::size_t k = first; k < i; ++k) subtract(rows[i], rows[i][k], rows[k], last, N + 1);
    for (std::size_t i = last; i < N; ++i)
      for (std::size_t k = first; k < last; k += 4) subtractFour(rows[i], &rows[i][k], &rows[k], last, N + 1);
  }
  for (std::size_t i = N; i-- > 0;) {
    double rest = rows[i][N];
    for (std::size_t j = i + 1; j < N; ++j) rest -= rows[i][j] * x[j];
    x[i] = rest / rows[i][i];
  }
}

namespace problem {

void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution) {
  std::size_t N = sizes.N;
  std::size_t shift = 1 + random.below(N);
  for (std::size_t i = 0; i < N; ++i) {
    arguments.b[i] = random.between(-100, 100);
    double* row = &arguments.A[i * N];
    for (std::size_t j = 0; j < N; ++j) row[j] = random.between(-10, 10);
    double sign = random.below(2) ? 1 : -1;
    if (distribution == "zero_diagonal" && N > 1) row[i] = 0;
    if (distribution == "tiny_pivots" && N > 1) row[i] *= 1e-16;
    if (distribution == "shuffled_dominant") row[(i + shift) % N] = sign * 10 * static_cast<double>(N);
    if (distribution == "lower_triangular") std::fill(row + i + 1, row + N, 0.0);
    if (distribution == "lower_triangular") row[i] = sign * 10 * static_cast<double>(N);
    if (N == 1) row[0] = sign * random.between(1, 10);
  }
}

bool check(const Arguments& input, const Arguments&, const Arguments& got, const Sizes& sizes, assay::Difference& difference) {
  for (std::size_t j = 0; j < sizes.N; ++j)
    if (!std::isfinite(got.x[j])) return difference.say("x[%zu] is %g", j, got.x[j]);
  std::vector<double> residual(sizes.N);
  double most = 0;
  for (std::size_t i = 0; i < sizes.N; ++i) {
    const double* row = &input.A[i * sizes.N];
    double product = 0;
    double magnitudes = 0;
    for (std::size_t j = 0; j < sizes.N; ++j) {
      product += row[j] * got.x[j];
      magnitudes += std::abs(row[j]);
    }
    residual[i] = product - input.b[i];
    most = std::max(most, magnitudes);
  }
  double bound = 1e-11 * most * assay::magnitude(got.x);
  for (std::size_t i = 0; i < sizes.N; ++i)
    if (!(std::abs(residual[i]) <= bound)) return difference.say("A * x - b has %.3g in row %zu, more than %.3g", residual[i], i, bound);
  return true;
}

}  // namespace problem
