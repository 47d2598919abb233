#!/usr/bin/env bash
# Shows what only a machine with an NVIDIA GPU can show, and says what does not hold:
#
#     scripts/gpu.sh FOLDER [attacks] [modules] [functions] [-- OPTIONS]
#
# attacks      every attack that needs a GPU is stopped (a minute or two)
# modules      every solution in CUDA of the suite kernels is CORRECT and none of its times in doubt (eight minutes)
# functions    every solution in CUDA of the suite parallel is CORRECT (ten minutes)
#
# All three unless some are named. Runs and JSON documents are put into FOLDER. OPTIONS, such as --tasks 'kernels/level1/*', go to `assay run`.
# Where there is no JDK, the archive that scripts/portable.sh makes holds this, too.
set -euo pipefail
home=$(dirname "$(readlink -f "$0")")/..
usage() {
  echo "usage: scripts/gpu.sh FOLDER [attacks] [modules] [functions] [-- OPTIONS]" >&2
  exit 2
}
[[ $# -ge 1 && $1 != -* ]] || usage
folder=$1
shift
parts=()
while [[ $# -gt 0 && $1 != -- ]]; do
  case $1 in
    attacks | modules | functions) parts+=("$1") ;;
    *) usage ;;
  esac
  shift
done
options=("${@:2}")
[[ ${#parts[@]} -gt 0 ]] || parts=(attacks modules functions)
nvidia-smi -L >&2 || { echo "There is no NVIDIA GPU here." >&2; exit 3; }
mkdir -p "$folder"
failed=()

attacks() {
  local names
  names=$(grep -l '^needs: gpu$' "$home"/redteam/*/attack.yaml | xargs -n 1 dirname | xargs -n 1 basename | paste -sd,)
  "$home/assay" redteam --only "$names" --json >"$folder/attacks.json" || true  # what is in the document decides
  python3 - "$folder/attacks.json" <<'END'
import json, sys

said = json.load(open(sys.argv[1]))
open_ = {one["id"]: f"{one['outcome']}, {one['note']}" for one in said["attacks"] if not one["stopped"]} | said["skipped"]
print(f"{len(said['attacks']) + len(said['skipped']) - len(open_)} attacks stopped, {len(open_)} not")
print("\n".join(f"{name}: {why}" for name, why in open_.items()))
sys.exit(1 if open_ or not said["attacks"] else 0)
END
}

# Solutions as answers; what ended otherwise than it should, and a table of the times.
solutions() {
  local name=$1
  shift
  "$home/assay" run "$@" --model oracle --timing quick --out "$folder/$name.run" "${options[@]}" --json >"$folder/$name.json" || return
  python3 - "$folder/$name.run" <<'END'
import json, sqlite3, sys

trials = sqlite3.connect(sys.argv[1]).execute(
    "select task, outcome, flags, reference_ms, candidate_ms, speedup, low, high from trial order by task").fetchall()
wrong = []
for task, outcome, flags, reference, candidate, speedup, low, high in trials:
    flags = json.loads(flags)
    if outcome != "CORRECT" or {"TIMING_SUSPECT", "IMPLAUSIBLE", "EMULATED"} & set(flags):
        wrong.append(f"{task}: {outcome} {' '.join(flags)}")
    elif speedup is not None:
        print(f"| {task} | {reference * 1e3:.1f} | {candidate * 1e3:.1f} | {speedup:.2f} | {low:.2f} … {high:.2f} |")
surely = sum(row[6] is not None and row[6] > 1 for row in trials)
print(f"{len(trials)} solutions, {len(trials) - len(wrong)} as they should be, the whole interval of {surely} above 1")
print("\n".join(wrong))
sys.exit(1 if wrong or not trials else 0)
END
}

modules() { solutions modules kernels --backend cuda; }
functions() { solutions functions parallel --exec cuda; }

for part in "${parts[@]}"; do
  SECONDS=0
  "$part" || failed+=("$part")
  echo "$part: $SECONDS s" >&2
done
[[ ${#failed[@]} == 0 ]] || { echo "These do not hold: ${failed[*]}" >&2; exit 1; }
