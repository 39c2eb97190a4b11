#!/usr/bin/env bash
# node-diff3 3.2.1 compares texts whose lines repeat, as lines of YAML lists do, far more slowly than `diff` 9.0.0 does: its search for
# common lines pairs each line with every equal one, while `diff` (Myers) needs time only for what differs.
# Input: card definitions of six lines that differ only in their id, and the same with the cost of one card changed.
# Seen: both find the same line; for 200 cards, node-diff3 took 120 to 250 ms and `diff` 0.1 to 3 ms. In an
# editor that merges while somebody types, 2,000 lines took 8 seconds.
# Exits with an error if node-diff3 is less than twenty times as slow.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund node-diff3@3.2.1 diff@9.0.0
cat >run.mjs <<'JS'
import { diffIndices } from 'node-diff3';
import { diffArrays } from 'diff';
const cards = (count, cost) =>
  Array.from({ length: count }, (_, i) =>
    [`- id: card-${i}`, '  categories: [action]', `  cost: ${i === count >> 1 ? cost : 3}`, '  effect:', '    - draw: 1', '    - coins: 1'],
  ).flat();
const time = (work) => {
  const start = performance.now();
  const value = work();
  return [performance.now() - start, value];
};
const [a, b] = [cards(200, 3), cards(200, 4)];
time(() => diffArrays(a, b));
const [, parts] = time(() => diffArrays(a, b));
const quick = Math.min(...Array.from({ length: 9 }, () => time(() => diffArrays(a, b))[0]));
const [slow, chunks] = time(() => diffIndices(a, b));
console.log(`diff ${quick.toFixed(2)} ms, node-diff3 ${slow.toFixed(0)} ms`);
const same = parts.filter(({ removed }) => removed).length === 1 && chunks.map(({ buffer1 }) => buffer1[1]).join() === '1';
process.exit(same && slow > 20 * quick ? 0 : 1);
JS
node run.mjs
