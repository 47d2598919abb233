// Memory that vectors may view without owning it.
#pragma once

#include <cstddef>

namespace assay {

void lend(std::byte* begin, std::size_t bytes);
bool is_borrowed(const void* pointer);

}  // namespace assay
