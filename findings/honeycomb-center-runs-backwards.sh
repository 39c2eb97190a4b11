#!/usr/bin/env bash
# honeycomb-grid 4.1.5: the `center` of a hex moves the opposite way to the hex, so it is the middle of no hex but the first.
#
# Input: hexes in columns 0, 1 and 2 of both orientations, with the default origin and with `origin: 'topLeft'`. The middle of a hex is the mean of its six
# `corners`, which is also its own `x` and `y`. `center` subtracts `x` and `y` from half the size of a hex instead of adding them: two columns to the right of
# the first hex, it lies two columns to the left. With the default origin it is off by half a hex even for the first one. Whoever draws labels there sees
# them pile up beyond the upper left corner of the map.
# Exits with an error if any of this changes.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true, "type": "module" }' >package.json
npm install --silent --no-audit --no-fund honeycomb-grid@4.1.5
cat >center.mjs <<'JS'
import { defineHex, Orientation } from 'honeycomb-grid';
const show = ({ x, y }) => `${x.toFixed(1)}, ${y.toFixed(1)}`;
let asSaid = true;
for (const orientation of [Orientation.POINTY, Orientation.FLAT])
  for (const origin of [{ x: 0, y: 0 }, 'topLeft']) {
    const Hex = defineHex({ dimensions: 30, orientation, origin });
    const first = new Hex({ col: 0, row: 0 });
    for (const col of [0, 1, 2]) {
      const hex = new Hex({ col, row: 0 });
      const mean = (axis) => hex.corners.reduce((sum, corner) => sum + corner[axis], 0) / 6;
      const middle = { x: mean('x'), y: mean('y') };
      console.log(`${orientation} ${origin === 'topLeft' ? origin : 'default'} column ${col}: middle ${show(middle)}; center ${show(hex.center)}`);
      const opposite = (axis) => Math.abs(hex.center[axis] - first.center[axis] + (hex[axis] - first[axis])) < 1e-9;
      const isMiddle = (axis) => Math.abs(middle[axis] - hex[axis]) < 1e-9;
      asSaid &&= opposite('x') && opposite('y') && isMiddle('x') && isMiddle('y');
    }
  }
process.exit(asSaid ? 0 : 1);
JS
node center.mjs
