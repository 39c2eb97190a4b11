#!/usr/bin/env bash
# oxfmt 0.79.0 and Prettier 3.10.1 with the same options: a union type that is too long for its line, but fits on one line below it, stays
# together in Prettier and gets a line for each member in oxfmt. A list of fonts with -apple-system in it that fits on its line stays there in oxfmt and gets a line for
# each font in Prettier. All else of 3,245 files was the same; so changing the formatter is not quite without a change of files.
# Exits with an error if this changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund oxfmt@0.79.0 prettier@3.10.1 >/dev/null 2>&1
cat >kinds.ts <<'END'
export type KindOfWaggon = 'open' | 'covered' | 'tank' | 'flat' | 'hopper' | 'brake';
END
cat >page.css <<'END'
body {
  font-family: system-ui, -apple-system, 'Segoe UI', sans-serif;
}
END
count() { wc -l <"$1" | tr -d ' '; }
cp kinds.ts oxfmt.ts
cp page.css oxfmt.css
echo '{ "singleQuote": true, "printWidth": 80 }' >.oxfmtrc.json
npx oxfmt oxfmt.ts oxfmt.css >/dev/null
npx prettier --single-quote --print-width 80 --write kinds.ts page.css >/dev/null
seen="union: prettier $(count kinds.ts) lines, oxfmt $(count oxfmt.ts)
fonts: prettier $(count page.css) lines, oxfmt $(count oxfmt.css)"
echo "$seen"
test "$seen" = "union: prettier 2 lines, oxfmt 7
fonts: prettier 7 lines, oxfmt 3"
