#!/usr/bin/env bash
# seed-shuffle 1.0.0: the deal of a seed tells much of the next seed's deal, and the seeds 0 and 1 deal the same.
#
# Input: a deck of forty cards, shuffled with the seeds 1 to 2000, as games are numbered. Where deals are independent, the last card of one is
# the last but one of the deal before in one of 40 cases. Here it is in almost half of them (48%): each step takes the sine of the seed and adds
# 1 to it, so the second number of a deal is the first one of the next deal. Games of one evening share their luck, and a comparison over
# numbered games counts the same draw several times.
# Exits with an error if any of this changes.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts seed-shuffle@1.0.0
cat >deal.cjs <<'JS'
const { shuffle } = require('seed-shuffle');
const deal = (seed) => shuffle(Array.from({ length: 40 }, (_, card) => card), seed);
let same = 0;
for (let seed = 1; seed < 2000; seed++) if (deal(seed + 1)[39] === deal(seed)[38]) same++;
const isTwin = deal(0).join() === deal(1).join();
console.log(`last card of a deal, last but one of the deal before: ${same} of 1999 (50 expected)`);
console.log(`seeds 0 and 1 deal ${isTwin ? 'the same' : 'other cards'}`);
process.exit(same > 800 && isTwin ? 0 : 1);
JS
node deal.cjs
