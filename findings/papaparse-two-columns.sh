#!/usr/bin/env bash
# papaparse 5.7.1 does not detect the separator of a table with two columns that ends with a line break, as spreadsheets write it.
#
# Input: `id;cost`, a row, and a final line break; likewise with a tab. Seen: "Unable to auto-detect delimiting character;
# defaulted to ','", and each line becomes one cell, split at decimal commas. Without the final line break, with a third column,
# or with skipEmptyLines, the same table is read: the empty last line counts as a row of one cell, and lowers the average below
# the two cells that the detection asks for.
# Exits with an error if any of this changes.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts papaparse@5.7.1
cat >check.cjs <<'JS'
const papa = require('papaparse');
let changed = false;
for (const [text, options, seen] of [
  ['id;cost\na;1,5\n', {}, ','],
  ['id\tcost\na\t15\n', {}, ','],
  ['id;cost\na;1,5', {}, ';'],
  ['id;cost;name\na;1,5;b\n', {}, ';'],
  ['id;cost\na;1,5\n', { skipEmptyLines: true }, ';'],
]) {
  const { data, meta, errors } = papa.parse(text, options);
  console.log(JSON.stringify(text), JSON.stringify(options), '->', JSON.stringify(meta.delimiter), JSON.stringify(data), errors.map(({ code }) => code).join());
  if (meta.delimiter !== seen) {
    changed = true;
    console.log(`   the separator was ${JSON.stringify(seen)}`);
  }
}
process.exit(changed ? 1 : 0);
JS
node check.cjs
