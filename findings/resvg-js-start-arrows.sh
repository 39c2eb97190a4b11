#!/usr/bin/env bash
# @resvg/resvg-js 2.6.2: arrows at the start of a line point into the line instead of away from it.
#
# Input: a line from 100 to 190 with an arrow at its start, whose marker has `orient="auto-start-reverse"` (SVG 2), as the markers of
# Inkscape 1.x have. The arrow must lie left of 100. resvg draws it as if it said `orient="auto"`, over the line, without a warning; sharp 0.34.5
# (librsvg) turns it round.
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
const svg = (orient) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="40"><marker id="m" markerWidth="10" markerHeight="4" refX="0" refY="2" orient="${orient}"><path d="M0 0L10 2L0 4z"/></marker><path d="M100 20H190" stroke="black" stroke-width="4" marker-start="url(#m)"/></svg>`;
const leftmost = (pixels) => {
  let left = 200;
  for (let i = 3; i < pixels.length; i += 4) if (pixels[i] > 127) left = Math.min(left, ((i - 3) / 4) % 200);
  return left;
};
const both = async (orient) => [
  leftmost(new Resvg(svg(orient)).render().pixels),
  leftmost(await sharp(Buffer.from(svg(orient))).ensureAlpha().raw().toBuffer()),
];
const forward = await both('auto');
const turned = await both('auto-start-reverse');
console.log(`leftmost pixel, resvg and librsvg: auto ${forward.join(' and ')}, auto-start-reverse ${turned.join(' and ')}`);
process.exit(forward.join() === '100,100' && turned[0] === 100 && turned[1] < 70 ? 0 : 1);
JS
node draw.mjs
