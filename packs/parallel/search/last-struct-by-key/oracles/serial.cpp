std::size_t findLastShortBook(std::vector<Book> const& books) {
  for (std::size_t i = books.size(); i-- > 0;)
    if (books[i].pages < 100) return i;
  return books.size();
}
