#!/usr/bin/env bash
# TypeScript 7.0.2: `tsc -b` on a project whose `extends` cannot be found reports it, yet goes on with default options and writes a .js file
# next to each source. SvelteKit 3 generates the settings that an app extends (`$app/tsconfig`, with `noEmit`), so a type check in a new
# clone litters src, and the next build stops at `+layout.js` beside `+layout.ts`. `noEmit` in the app's own settings prevents it.
# Input: a project of one file that extends a file not generated yet.
# Seen: exit code 1 or 2, TS6053 or TS5083, and a.js; with `noEmit` the same error and no a.js.
# Exits with an error if that changes.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund typescript@7.0.2
mkdir src
echo 'export const a: number = 1;' >src/a.ts
check() {
  rm -f src/a.js
  echo "{ \"extends\": \"./generated/tsconfig.json\", \"compilerOptions\": { $1 }, \"include\": [\"src\"] }" >tsconfig.json
  if npx tsc -b >said 2>&1; then said=passed; else said=$(grep -oE 'TS(5083|6053)' said | head -1); fi
  [ -e src/a.js ] && written=yes || written=no
}
check ''
first="$said, a.js written: $written"
check '"noEmit": true'
second="$said, a.js written: $written"
echo "as it is: $first; with noEmit: $second"
[[ $first =~ ^TS(5083|6053),\ a.js\ written:\ yes$ && $second =~ ^TS(5083|6053),\ a.js\ written:\ no$ ]]
