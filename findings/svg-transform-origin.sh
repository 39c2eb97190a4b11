#!/usr/bin/env bash
# @resvg/resvg-js 2.6.2 and sharp 0.34.5 (librsvg): a token that is turned around `transform-origin` is drawn elsewhere.
#
# Input: a bar of 40 by 10 turned by 90 degrees around its middle (70, 45), once as `transform="rotate(90 70 45)"` and once as
# `transform="rotate(90)" transform-origin="70 45"`, which SVG 2 and CSS Transforms make an attribute and browsers take. Both programs pass
# over it and turn the bar around the corner of the picture, so that it is no longer in it. Neither warns.
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
const svg = (turn) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="140" height="90"><rect x="50" y="40" width="40" height="10" ${turn}/></svg>`;
const ink = (pixels) => pixels.filter((value, i) => i % 4 === 3 && value > 127).length;
const both = async (turn) => [
  ink(new Resvg(svg(turn)).render().pixels),
  ink(await sharp(Buffer.from(svg(turn))).ensureAlpha().raw().toBuffer()),
];
const inside = await both('transform="rotate(90 70 45)"');
const origin = await both('transform="rotate(90)" transform-origin="70 45"');
console.log(`pixels, resvg and librsvg: rotate(90 70 45) ${inside.join(' and ')}, transform-origin ${origin.join(' and ')}`);
process.exit(inside.join() === '400,400' && origin.join() === '0,0' ? 0 : 1);
JS
node draw.mjs
