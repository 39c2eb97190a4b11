#!/usr/bin/env bash
# react-hexgrid 2.0.1: with a gap between hexes, `pixelToHex` names another hex than the one drawn there.
#
# Input: a map of 127 hexes, six around the middle, with the layout's `spacing` at 1, 1.02, 1.05 and 1.1. The middle of each hex, as `hexToPixel` gives it, is
# given back to `pixelToHex`. `hexToPixel` multiplies by the spacing and `pixelToHex` does not divide by it, so the farther out, the farther off: with 10%,
# most hexes at the rim are taken for others, and all beyond it on a larger map. The package's modules leave out the endings of files in imports, so Node needs a bundler
# to load it.
# Exits with an error if any of this changes.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true, "type": "module" }' >package.json
npm install --silent --no-audit --no-fund react-hexgrid@2.0.1 react@18.3.1 react-dom@18.3.1 esbuild@0.25.10
cat >point.mjs <<'JS'
import { GridGenerator, HexUtils } from 'react-hexgrid';
// The orientation of `<Layout flat>`, which the package does not export.
const half = Math.sqrt(3) / 2;
const orientation = { f0: 1.5, f1: 0, f2: half, f3: 2 * half, b0: 2 / 3, b1: 0, b2: -1 / 3, b3: (2 * half) / 3 };
const hexes = GridGenerator.hexagon(6);
const wrong = [1, 1.02, 1.05, 1.1].map((spacing) => {
  const layout = { orientation, size: { x: 10, y: 10 }, origin: { x: 0, y: 0 }, spacing };
  return hexes.filter((hex) => !HexUtils.equals(hex, HexUtils.pixelToHex(HexUtils.hexToPixel(hex, layout), layout))).length;
});
console.log(`taken for another, of ${hexes.length}, with spacing 1, 1.02, 1.05 and 1.1: ${wrong.join(', ')}`);
process.exit(hexes.length === 127 && wrong[0] === 0 && wrong[3] === 26 ? 0 : 1);
JS
npx esbuild point.mjs --bundle --platform=node --outfile=point.cjs --log-level=error
node point.cjs
