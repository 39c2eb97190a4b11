#!/usr/bin/env bash
# Phaser 3.90.0 places no flat hexagonal map of Tiled: its cells lie on top of each other, or nowhere.
#
# Input: the layer data that Phaser itself makes of a valid hexagonal map, handed to its own function from cells to pixels.
# Seen: with "staggeraxis": "x" and "staggerindex": "odd", y comes from the column, so that all cells of a column share one point;
# with "even", x and y are undefined. With "staggeraxis": "y" the points are those of Tiled only while the side of a hexagon is half
# its height: the function does not read "hexsidelength", so with tiles 16 high and a side of 4 the rows are 12 pixels apart, where
# Tiled has 10.
# So a hexagonal map meant for Phaser has pointy tops and a side of half the tile's height.
# Exits with an error if any of this changes.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts phaser@3.90.0
cat >ask.cjs <<'JS'
const toPixels = require('phaser/src/tilemaps/components/HexagonalTileToWorldXY.js');
const CELLS = [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1]];
function ask(axis, index, side) {
  const layer = { baseTileWidth: 14, baseTileHeight: 16, staggerAxis: axis, staggerIndex: index, hexSideLength: side };
  return CELLS.map(([x, y]) => { const at = toPixels(x, y, undefined, undefined, layer); return `${at.x},${at.y}`; }).join(' ');
}
const SEEN = {
  'y odd 8': '7,8 14,20 7,32 21,8 28,20',
  'y odd 4': '7,8 14,20 7,32 21,8 28,20',
  'x odd 8': '7,8 7,8 7,8 17.5,32 17.5,32',
  'x even 8': 'undefined,undefined undefined,undefined undefined,undefined undefined,undefined undefined,undefined',
};
let changed = 0;
for (const [asked, seen] of Object.entries(SEEN)) {
  const [axis, index, side] = asked.split(' ');
  const now = ask(axis, index, Number(side));
  console.log(`axis ${axis}, index ${index}, side ${side}: ${now}`);
  if (now !== seen) { console.log(`   it was: ${seen}`); changed = 1; }
}
process.exit(changed);
JS
node ask.cjs
