# Sourced by ./assay and ./check: finds a JDK, installs what is missing or names it.

# Whether the folder is a JDK of version 25 or newer. Reads the file every JDK has instead of starting it.
is_jdk() {
  local line
  [[ -x $1/bin/java && -x $1/bin/javac && -r $1/release ]] || return 1
  while read -r line; do
    [[ $line =~ ^JAVA_VERSION=\"([0-9]+) ]] && ((BASH_REMATCH[1] >= 25)) && return 0
  done <"$1/release"
  return 1
}

# Exports JAVA_HOME, so that a plain mvn does not run on an older Java.
find_jdk() {
  local jdk javac
  [[ -n ${JAVA_HOME:-} ]] && is_jdk "$JAVA_HOME" && return
  if javac=$(command -v javac); then
    javac=$(readlink -f "$javac")
    jdk=${javac%/bin/javac}
    is_jdk "$jdk" && export JAVA_HOME=$jdk && return
  fi
  for jdk in /usr/lib/jvm/*; do
    is_jdk "$jdk" && export JAVA_HOME=$jdk && return
  done
  echo "Assay needs a JDK 25 or newer: install one (https://adoptium.net has packages) and set JAVA_HOME to its folder." >&2
  exit 3
}

# Installs the Debian packages of missing programs or files, given as program:package or path:package. Only root on a machine with apt can;
# everybody else is told what to type.
install_missing() {
  local pair packages=() log
  for pair in "$@"; do
    command -v "${pair%%:*}" >/dev/null || [[ ${pair%%:*} == /* && -e ${pair%%:*} ]] || packages+=("${pair#*:}")
  done
  ((${#packages[@]})) || return 0
  if [[ $(id -u) == 0 && -z ${ASSAY_NO_INSTALL:-} ]] && command -v apt-get >/dev/null; then
    echo "Installing ${packages[*]} …" >&2
    log=$(mktemp)
    if { apt-get -q update && DEBIAN_FRONTEND=noninteractive apt-get -q -y --no-install-recommends install "${packages[@]}"; } >"$log" 2>&1; then
      rm "$log"
      return 0
    fi
    tail -n 3 "$log" >&2
    rm "$log"
  fi
  echo "Missing here: ${packages[*]}. Install with: sudo apt-get install ${packages[*]}" >&2
  return 1
}
