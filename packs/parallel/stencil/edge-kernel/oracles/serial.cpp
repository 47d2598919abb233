void convolveKernel(std::vector<int> const& imageIn, std::vector<int> &imageOut, size_t N) {
  const int n = static_cast<int>(N);
  for (int i = 0; i < n; ++i)
    for (int j = 0; j < n; ++j) {
      int sum = 0;
      for (int k = -1; k <= 1; ++k)
        for (int l = -1; l <= 1; ++l)
          if (i + k >= 0 && i + k < n && j + l >= 0 && j + l < n) sum += edgeKernel[k + 1][l + 1] * imageIn[(i + k) * N + j + l];
      imageOut[i * N + j] = std::clamp(sum, 0, 255);
    }
}
