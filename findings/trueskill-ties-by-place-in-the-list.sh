#!/usr/bin/env bash
# ts-trueskill 5.1.0 rates players who tie by their place in the list.
#
# Input: three or four new players, rated after one game with a tie.
# Seen: after a tie of three equal players, the one in the middle is less uncertain (sigma 5.695) than the two others (5.699). Two
# players who share the second place of four end at 24.993 and 25.007, whichever comes first in the list having less; with the list in
# another order, the same two swap. So the same results, listed in another order of seats, give other ratings.
# Exits with an error if any of this changes.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true, "type": "module" }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts ts-trueskill@5.1.0
cat >ask.mjs <<'JS'
import { Rating, rate } from 'ts-trueskill';
const after = (ranks) => rate(ranks.map(() => [new Rating()]), ranks).flat();
const three = after([0, 0, 0]).map(({ sigma }) => sigma.toFixed(3)).join(' ');
const four = after([1, 2, 2, 4]).map(({ mu }) => mu.toFixed(3)).join(' ');
const moved = after([2, 4, 1, 2]).map(({ mu }) => mu.toFixed(3)).join(' ');
console.log(`three tie, sigma: ${three}\nplaces 1 2 2 4, mu: ${four}\nplaces 2 4 1 2, mu: ${moved}`);
const same = three === '5.699 5.695 5.699' && four === '31.564 24.993 25.007 18.436' && moved === '24.993 18.436 31.564 25.007';
process.exit(same ? 0 : 1);
JS
node ask.mjs
