#!/usr/bin/env bash
# Node 24.21.0 (V8 13.6): a constant that one ES module takes from another is looked up each time, also in optimized code; in one file it is a number.
#
# Input: a module with eight `export const` offsets into a typed array, a module with a small function that reads and writes there, and one with
# a loop that calls it. Then the same lines in one file, without the imports. The specification lets no such binding change once its module
# has run, and V8 folds constants of the same file. Taken from another module, each is a load from a cell, a check and a conversion, and so the
# loop takes twice as long (the best of 40 rounds of each, in turns). A program of many small modules is measured fairly as a bundle only.
# Exits with an error if any of this changes.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true, "type": "module" }' >package.json
npm install --silent --no-audit --no-fund node@24.21.0
cat >places.js <<'JS'
export const A = 0;
export const B = 1;
export const C = 2;
export const D = 3;
export const E = 4;
export const F = 5;
export const G = 6;
export const SIZE = 8;
JS
cat >seats.js <<'JS'
import { A, B, C, D, E, F, G, SIZE } from './places.js';
export function gain(d, seat) {
  const at = seat * SIZE;
  d[at + A] += d[at + B] & 1;
  d[at + C] = (d[at + C] + d[at + D]) & 7;
  d[at + E] ^= d[at + F];
  d[at + G] = (d[at + G] + 1) & 3;
  return d[at + A] + d[at + C];
}
JS
cat >play.js <<'JS'
import { gain } from './seats.js';
export function play(d, turns) {
  let sum = 0;
  for (let turn = 0; turn < turns; turn++) sum = (sum + gain(d, turn & 3)) | 0;
  return sum;
}
JS
sed '/^import/d; s/^export //' places.js seats.js play.js >one-file.js
echo 'export { play };' >>one-file.js
cat >compare.js <<'JS'
import * as modules from './play.js';
import * as oneFile from './one-file.js';
const best = { modules: Infinity, oneFile: Infinity };
const sums = {};
for (let round = 0; round < 44; round++)
  for (const [name, { play }] of Object.entries({ modules, oneFile })) {
    const d = Int16Array.from({ length: 32 }, (_, i) => i);
    const start = process.cpuUsage().user;
    sums[name] = play(d, 3e6);
    if (round >= 4) best[name] = Math.min(best[name], process.cpuUsage().user - start);
  }
const ratio = best.modules / best.oneFile;
console.log(`Node ${process.version}, V8 ${process.versions.v8}; the same sum: ${sums.modules === sums.oneFile}`);
console.log(`modules ${best.modules} µs, one file ${best.oneFile} µs, ratio ${ratio.toFixed(2)}`);
process.exit(sums.modules === sums.oneFile && ratio > 1.3 ? 0 : 1);
JS
./node_modules/node/bin/node compare.js
