// Replies: one JSON object a line.
#pragma once

#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

namespace assay {

class Json {
 public:
  Json& text(std::string_view name, std::string_view value) { return key(name).quoted(value); }
  Json& number(std::string_view name, double value) { return key(name).raw(shown(value)); }
  Json& object(std::string_view name, const Json& value) { return key(name).raw(value.str()); }
  Json& numbers(std::string_view name, const std::vector<double>& values) {
    std::string list = "[";
    for (double value : values) {
      if (list.size() > 1) list += ',';
      list += shown(value);
    }
    return key(name).raw(list + "]");
  }
  std::string str() const { return body_ + "}"; }

 private:
  static std::string shown(double value) {
    char buffer[40];
    std::snprintf(buffer, sizeof buffer, "%.9g", value);
    return buffer;
  }
  Json& key(std::string_view name) {
    if (body_.size() > 1) body_ += ',';
    quoted(name);
    body_ += ':';
    return *this;
  }
  Json& raw(std::string_view value) {
    body_ += value;
    return *this;
  }
  Json& quoted(std::string_view value) {
    body_ += '"';
    for (char c : value) {
      if (c == '"' || c == '\\') (body_ += '\\') += c;
      else if (static_cast<unsigned char>(c) < 0x20) {
        char buffer[8];
        std::snprintf(buffer, sizeof buffer, "\\u%04x", static_cast<unsigned>(c));
        body_ += buffer;
      } else body_ += c;
    }
    body_ += '"';
    return *this;
  }
  std::string body_ = "{";
};

}  // namespace assay
