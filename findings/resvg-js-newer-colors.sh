#!/usr/bin/env bash
# @resvg/resvg-js 2.6.2: a shape is drawn black if a color that resvg does not know stands behind one that it knows.
#
# Input: squares as Figma writes them where the document has the colors of Display P3 (`fill="#3366CC" style="fill:#3366CC;fill:color(display-p3
# …)"`), and as draw.io has written them since 2024 (`fill="#dae8fc" style="fill: light-dark(#dae8fc, …)"`). Both give an older color first, for
# programs that do not know the newer one: a CSS parser drops a declaration whose value it does not know. sharp 0.34.5 (librsvg) does that;
# resvg lets the unknown one win and takes black, without a warning. The same goes for `rebeccapurple`, one of the names of CSS Color 4,
# and for degrees with a fraction in `hsl()`.
# Exits with an error if any of this changes.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true, "type": "module" }' >package.json
npm install --silent --no-audit --no-fund @resvg/resvg-js@2.6.2 sharp@0.34.5
cat >draw.mjs <<'JS'
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
const svg = (paint) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" ${paint}/></svg>`;
const middle = (pixels) => [...pixels.slice(4 * 40, 4 * 40 + 3)].join(' ');
const cases = {
  Figma: ['fill="#3366CC" style="fill:#3366CC;fill:color(display-p3 0.2 0.4 0.8);fill-opacity:1"', '51 102 204'],
  'draw.io': ['fill="#dae8fc" style="fill: light-dark(#dae8fc, var(--ge-dark-color, #1d293b));"', '218 232 252'],
  rebeccapurple: ['fill="rebeccapurple"', '102 51 153'],
  hsl: ['fill="hsl(120.5, 100%, 50%)"', '0 255 2'],
};
let same = true;
for (const [name, [paint, right]] of Object.entries(cases)) {
  const resvg = middle(new Resvg(svg(paint)).render().pixels);
  const librsvg = middle(await sharp(Buffer.from(svg(paint))).ensureAlpha().raw().toBuffer());
  console.log(`${name}: resvg ${resvg}, librsvg ${librsvg}`);
  same &&= resvg === '0 0 0' && librsvg === right;
}
process.exit(same ? 0 : 1);
JS
node draw.mjs
