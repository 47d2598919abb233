#!/usr/bin/env bash
# Makes the Kokkos that tasks of the model `kokkos` are built with, where KOKKOS_ROOT names no other one: from the source package of Debian's
# trilinos, since the binary one knows no OpenMP. Downloads 170 MB, compiles for half a minute, keeps 6 MB, and prints where they are.
set -euo pipefail
source "$(dirname "$(readlink -f "$0")")/setup.sh"

# Where suites look for it. What lies in root's home cannot be mounted for a program that is not root's.
cache=${ASSAY_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/assay}
[[ $(id -u) != 0 || -n ${ASSAY_CACHE:-} ]] || cache=/var/tmp/assay
root=${KOKKOS_ROOT:-$cache/kokkos}

if [[ -e $root/include/Kokkos_Core.hpp ]]; then
  echo "$root"
  exit
fi
if [[ -n ${KOKKOS_ROOT:-} ]]; then
  echo "KOKKOS_ROOT is $root, but there is no include/Kokkos_Core.hpp in it." >&2
  exit 2
fi
if ! command -v apt-get >/dev/null; then
  echo "There is no apt-get to fetch the source of Kokkos with: install Kokkos with OpenMP and set KOKKOS_ROOT to its folder." >&2
  exit 3
fi
install_missing g++:g++ cmake:cmake make:make || exit 3

mkdir -p "$cache"
exec 9>"$cache/kokkos.lock"
flock 9
if [[ -e $root/include/Kokkos_Core.hpp ]]; then
  echo "$root"
  exit
fi

work=$(mktemp -d "${TMPDIR:-/tmp}/assay-kokkos-XXXXXX")
trap 'rm -rf "$work"' EXIT
failed() {
  tail -n 5 "$work/log" >&2
  echo "Kokkos could not be set up ($1); install it with OpenMP yourself and set KOKKOS_ROOT to its folder." >&2
  exit 4
}

# The machine's own list of sources stays as it is: apt is given another one, for which it needs no root.
origin=$(apt-get indextargets --format '$(REPO_URI) $(RELEASE)' 'Created-By: Packages' 'Component: main' 'Label: Debian' 2>/dev/null | head -n 1)
read -r mirror release <<<"${origin:-http://deb.debian.org/debian/ bookworm}"
mkdir -p "$work/lists/partial" "$work/cache/archives/partial" "$work/source"
echo "deb-src $mirror $release main" >"$work/sources.list"
cat >"$work/apt.conf" <<END
Dir::Etc::sourcelist "$work/sources.list";
Dir::Etc::sourceparts "/dev/null";
Dir::State::lists "$work/lists";
Dir::Cache "$work/cache";
APT::Sandbox::User "$(id -un)";
END
export APT_CONFIG=$work/apt.conf

echo "Fetching the source of Kokkos …" >&2
cd "$work/source"
{ apt-get -q update && apt-get -q source --download-only trilinos; } >"$work/log" 2>&1 || failed "its source could not be fetched"
tar xf trilinos_*.orig.tar.* --wildcards '*/packages/kokkos/*' >"$work/log" 2>&1 || failed "its source could not be unpacked"
source=$(echo "$work"/source/*/packages/kokkos)

# Kokkos 3 joins partial results through volatile references and passes over a join that takes none, as those written for Kokkos 4 do. Called
# through plain references, both kinds are found.
adapter=$source/core/src/impl/Kokkos_FunctorAdapter.hpp
if grep -q 'FunctorValueJoinFunction<FunctorType, void>::enable_if' "$adapter" 2>/dev/null; then
  sed -i 's/((volatile T\*)/((T*)/g; s/((const volatile T\*)/((const T*)/g; s/(volatile T\*)lhs/(T*)lhs/g; s/(const volatile T\*)rhs/(const T*)rhs/g' "$adapter"
  sed -i -z 's/\(T\([&*]\)\n    \/\/ First[^,]*,\n    decltype(\)FunctorValueJoinFunction<FunctorType, void>::enable_if(\n *&FunctorType::join)/\1static_cast<void>(std::declval<FunctorType const\&>().join(std::declval<T\2>(), std::declval<T const\2>()))/g' "$adapter"
  sed -i -z 's/\(T\([&*]\)\n    \/\/ First[^,]*,\n    decltype(\)FunctorValueJoinFunction<FunctorType, ArgTag>::enable_if(\n *&FunctorType::join)/\1static_cast<void>(std::declval<FunctorType const\&>().join(std::declval<ArgTag>(), std::declval<T\2>(), std::declval<T const\2>()))/g' "$adapter"
  ! grep -q '^ *&FunctorType::join))> {' "$adapter" || failed "its source is not as expected"
fi

echo "Building Kokkos …" >&2
mkdir "$work/build"
cd "$work/build"
{
  cmake "$source" -DCMAKE_BUILD_TYPE=Release -DCMAKE_CXX_STANDARD=17 -DCMAKE_INSTALL_PREFIX="$work/kokkos" -DCMAKE_INSTALL_LIBDIR=lib \
    -DKokkos_ENABLE_SERIAL=ON -DKokkos_ENABLE_OPENMP=ON -DKokkos_ENABLE_TESTS=OFF &&
    make -j "$(nproc)" install
} >"$work/log" 2>&1 || failed "it could not be built"
chmod -R a+rX "$work/kokkos"
mv "$work/kokkos" "$root"
echo "$root"
