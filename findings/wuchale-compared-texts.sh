#!/usr/bin/env bash
# wuchale 0.23.4 (texts found in plain code at build time): a string that is compared or is a `case` counts as a text and is looked up in
# the catalog, while the value it is compared with stays as it was: in any other language the comparison fails. Texts in `throw new Error(…)`
# and in fields of classes are not found at all.
# Input: a module with a comparison, a `case`, a thrown error, a field of a class and a returned text.
# Seen: texts found: Open, Shut, Saved. Not: what is thrown, the field.
# Exits with an error if that changes.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund wuchale@0.23.4
cat >texts.mjs <<'JS'
import { adapter } from 'wuchale/adapter-vanilla';
const content = `
class Door { name = 'Front door'; }
export function told(state) {
  if (state === 'Open') return 1;
  switch (state) { case 'Shut': return 2; }
  if (state === 0) throw new Error('There is no door.');
  return 'Saved';
}`;
const index = { get: (text) => JSON.stringify(text) };
const { msgs } = await adapter().transform({
  content, index, filename: 'door.js', expr: { plain: 'words()', reactive: 'words()' }, matchUrl: () => null,
});
console.log(msgs.flatMap(({ msgStr }) => msgStr).sort().join(', '));
JS
found=$(node texts.mjs)
echo "$found"
[ "$found" = 'Open, Saved, Shut' ]
