#!/usr/bin/env bash
# lodash 4.17.21 and seedrandom 3.0.5: a seeded `Math.random` does not reach `_.shuffle`, so a deck is not dealt again.
#
# Input: a deck of ten cards, shuffled twice from the same seed, which `seedrandom(seed, { global: true })` sets for `Math.random`. lodash takes
# `Math.random` once, when it is loaded, and goes on with the real one: the decks differ, although `Math.random()` itself repeats. Loaded after the
# seed is set, or as `_.runInContext()`, it shuffles alike.
# Exits with an error if any of this changes.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts lodash@4.17.21 seedrandom@3.0.5
cat >deal.cjs <<'JS'
const seedrandom = require('seedrandom');
const lodash = require('lodash');
const deck = Array.from({ length: 40 }, (_, i) => i);
const twice = (deal) => {
  const deals = [1, 2].map(() => {
    seedrandom('deck', { global: true });
    return deal().join();
  });
  return deals[0] === deals[1];
};
const plain = twice(() => [Math.random(), Math.random()]);
const shuffled = twice(() => lodash.shuffle(deck));
const anew = twice(() => lodash.runInContext().shuffle(deck));
console.log(`the same again: Math.random ${plain}, _.shuffle ${shuffled}, _.runInContext().shuffle ${anew}`);
process.exit(plain && !shuffled && anew ? 0 : 1);
JS
node deal.cjs
