#include "problem.hpp"

std::size_t findLastShortBook(std::vector<Book> const& books) {
  for (std::size_t i = books.size(); i-- > 0;)
    if (books[i].pages < 100) return i;
  return books.size();
}

namespace problem {

namespace {

// One more than the index of the last short book, 0 for none. Mostly in the first eighth, so that a search from the back has to see most books.
std::size_t last_short(std::size_t n, assay::Random& random, std::string_view distribution) {
  if (n == 0 || distribution == "none") return 0;
  if (distribution == "first") return 1;
  if (distribution == "last") return n;
  if (distribution == "many" || distribution == "border" || random.below(8) == 0) return 1 + random.below(n);
  return random.below(n / 8 + 2);
}

}  // namespace

void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution) {
  std::size_t last = last_short(sizes.n, random, distribution);
  for (std::size_t i = 0; i < sizes.n; ++i) {
    Book& book = arguments.books[i];
    std::memset(book.title, 0, sizeof book.title);
    std::uint64_t letters = random.bits();
    for (std::size_t j = 0; j < 12; ++j) book.title[j] = static_cast<char>('a' + (letters >> (5 * j)) % 26);
    std::int64_t shortest = i + 1 > last || random.below(4) > 0 ? 100 : 1;
    std::int64_t longest = distribution == "border" ? shortest == 1 ? 99 : 101 : 1500;
    book.pages = static_cast<int>(random.integer(shortest, longest));
  }
  if (last > 0) arguments.books[last - 1].pages = distribution == "border" ? 99 : static_cast<int>(random.integer(1, 99));
}

}  // namespace problem
