// A device for machines without one: a file in memory. Behind it stands who computes there.
#include "device.hpp"
#include "hands.hpp"
#include "runner_process.hpp"
#include "segment.hpp"
#include "work.hpp"

#include <signal.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cstring>
#include <stdexcept>
#include <vector>

namespace assay {

namespace {

class MemoryArena final : public DeviceArena {
 public:
  explicit MemoryArena(std::size_t bytes) : own_((bytes + page - 1) / page * page), file_(memfd_create("device", MFD_CLOEXEC)) {
    if (file_ < 0 || ftruncate(file_, static_cast<off_t>(own_.size() + page)) != 0) throw std::runtime_error("no memory for a device");
    void* place = mmap(nullptr, own_.size() + page, PROT_READ | PROT_WRITE, MAP_SHARED, file_, 0);
    if (place == MAP_FAILED) throw std::runtime_error("no place for a device");
    shared_ = static_cast<std::byte*>(place);
  }
  ~MemoryArena() override {
    munmap(shared_, own_.size() + page);
    close(file_);
  }

  std::byte* own() const override { return const_cast<std::byte*>(own_.data()); }
  int file() const override { return file_; }
  std::size_t bytes() const override { return own_.size(); }
  void stage(const std::byte* from, std::size_t bytes) override { std::memcpy(own_.data(), from, bytes); }
  void stage_poison(std::size_t offset, std::size_t bytes) override { std::memset(own_.data() + offset, poison_byte, bytes); }
  void reveal(std::size_t bytes) override { std::memcpy(shared_, own_.data(), bytes); }
  void seize(std::size_t offset, std::size_t bytes, std::size_t pitch, std::size_t rows) override {
    for (std::size_t at = offset; rows > 0; at += pitch, --rows) std::memcpy(own_.data() + at, shared_ + at, bytes);
  }
  void settle() override {}
  void fetch(std::byte* to, std::size_t offset, std::size_t bytes) const override { std::memcpy(to, own_.data() + offset, bytes); }

  bool others_compute() const override {
    Work work;
    std::memcpy(&work, shared_ + own_.size(), sizeof work);
    return work.who > 0 && seconds_now() < work.until && kill(work.who, 0) == 0;
  }
  bool others_may_compute() const override { return others_compute(); }

 private:
  std::vector<std::byte> own_;
  int file_;
  std::byte* shared_ = nullptr;
};

}  // namespace

std::unique_ptr<DeviceArena> device_arena(int, std::size_t bytes) { return std::make_unique<MemoryArena>(bytes); }

}  // namespace assay
