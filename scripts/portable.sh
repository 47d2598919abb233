#!/usr/bin/env bash
# Packs Assay for a machine that has neither a JDK nor bubblewrap and need not reach any network, such as a node with GPUs:
#
#     scripts/portable.sh assay.tar.xz
#     tar xf assay.tar.xz && assay/assay doctor
#
# It needs glibc there, as new as here; compilers, MPI and PyTorch are that machine's own.
set -euo pipefail
home=$(dirname "$(readlink -f "$0")")/..
source "$home/scripts/setup.sh"
[[ $# == 1 && $1 == *.tar.xz ]] || { echo "usage: scripts/portable.sh FILE.tar.xz" >&2; exit 2; }
file=$(readlink -f "$1")
find_jdk
install_missing bwrap:bubblewrap xz:xz-utils zip:zip

"$home/assay" --version >/dev/null
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
portable=$folder/assay
mkdir -p "$portable/tools"
cp -r "$home/target/assay/$(<"$home/target/assay/current")/lib" "$portable/lib"
(cd "$home" && git ls-files -z packs prompts native torch redteam scripts | xargs -0 cp --parents -t "$portable")

# The driver of SQLite brings a library for every system there is.
zip -q -d "$portable"/lib/sqlite-jdbc-*.jar 'org/sqlite/native/*' -x "org/sqlite/native/Linux/$(uname -m)/*"

modules=java.base,java.net.http,java.sql,jdk.httpserver,jdk.management,jdk.unsupported,jdk.zipfs
"$JAVA_HOME/bin/jlink" --add-modules "$modules" --strip-debug --no-header-files --no-man-pages --output "$portable/java"

bubblewrap=$(command -v bwrap)
cp "$bubblewrap" "$portable/tools/bubblewrap"
ldd "$bubblewrap" | awk '$3 ~ /^\// && $1 !~ /^libc\./ {print $3}' | xargs cp -L -t "$portable/tools"
loader=$(ldd "$bubblewrap" | awk '$1 ~ /^\/.*ld-linux/ {print $1}')
cat >"$portable/tools/bwrap" <<END
#!/bin/sh
tools=\$(dirname "\$(readlink -f "\$0")")
exec $loader --library-path "\$tools" "\$tools/bubblewrap" "\$@"
END
cat >"$portable/assay" <<'END'
#!/usr/bin/env bash
home=$(dirname "$(readlink -f "$0")")
exec "$home/java/bin/java" -XX:TieredStopAtLevel=1 -XX:+UseSerialGC --enable-native-access=ALL-UNNAMED "-Dassay.home=$home" "-Dassay.tools=$home/tools" \
  -cp "$home/lib/*" assay.cli.Main "$@"
END
chmod +x "$portable/tools/bwrap" "$portable/assay"
tar -C "$folder" -cJf "$file" assay
du -h "$file" >&2
