#!/usr/bin/env bash
# openskill 4.1.0: the chances of a win and of a draw add up to more than one.
#
# Input: predictWin and predictDraw of new players at a table.
# Seen: for two players the chances of winning are 0.5 and 0.5, and the chance of a draw is 0.237 besides: 1.237 in all. With three it is
# 1.178. predictWin takes no notice of draws, so the two are not shares of the same games; somebody who shows "win, draw, loss" has to
# scale the wins by 1 minus the draws.
# Exits with an error if any of this changes.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true, "type": "module" }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts openskill@4.1.0
cat >ask.mjs <<'JS'
import { predictDraw, predictWin, rating } from 'openskill';
let changed = 0;
for (const [players, seen] of [[2, '1.237'], [3, '1.178']]) {
  const table = Array.from({ length: players }, () => [rating()]);
  const [wins, draw] = [predictWin(table), predictDraw(table)];
  const all = (wins.reduce((sum, one) => sum + one, 0) + draw).toFixed(3);
  console.log(`${players} players: win ${wins.map((one) => one.toFixed(3)).join(' ')}, draw ${draw.toFixed(3)}, in all ${all}`);
  if (all !== seen) changed = 1;
}
process.exit(changed);
JS
node ask.mjs
