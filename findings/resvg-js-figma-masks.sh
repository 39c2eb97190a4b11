#!/usr/bin/env bash
# @resvg/resvg-js 2.6.2: a mask as Figma writes it hides everything.
#
# Input: a square under a mask with a black square in it. By opacity, which is what Figma's masks mean, it covers all; by brightness, which is the
# initial value, nothing. SVG 2 and CSS Masking let `mask-type: alpha` stand in a style, where Figma puts it. resvg reads only the
# attribute `mask-type="alpha"`; from the style it takes nothing, without a warning. sharp 0.34.5 (librsvg) reads both.
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
const svg = (type) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><mask id="m" ${type} maskUnits="userSpaceOnUse" x="0" y="0" width="10" height="10"><rect width="10" height="10" fill="black"/></mask><g mask="url(#m)"><rect width="10" height="10" fill="red"/></g></svg>`;
const ink = (pixels) => pixels.filter((value, i) => i % 4 === 3 && value > 127).length;
const count = async (type) => [
  ink(new Resvg(svg(type)).render().pixels),
  ink(await sharp(Buffer.from(svg(type))).ensureAlpha().raw().toBuffer()),
];
const style = await count('style="mask-type:alpha"');
const attribute = await count('mask-type="alpha"');
console.log(`pixels that can be seen, resvg and librsvg: in a style ${style.join(' and ')}, as an attribute ${attribute.join(' and ')}`);
process.exit(style.join() === '0,100' && attribute.join() === '100,100' ? 0 : 1);
JS
node draw.mjs
