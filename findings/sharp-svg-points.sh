#!/usr/bin/env bash
# sharp 0.34.5: millimetres and points in a drawing are a quarter too short beside its pixels, unless a density is given.
#
# Input: a drawing with a square of 96 px, 1in, 25.4mm or 72pt. In CSS and SVG an inch has 96 px, so all are the same. sharp hands librsvg 72 dots an
# inch, which librsvg applies to inches, millimetres and points but not to px: those squares have 72 pixels, and a picture that has both units falls
# apart. With `density: 96` all are alike again, a third larger. @resvg/resvg-js 2.6.2 draws them alike.
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
const svg = (side) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><rect width="${side}" height="${side}"/></svg>`;
const across = (pixels, width) => {
  let count = 0;
  for (let x = 0; x < width; x++) if (pixels[4 * (2 * width + x) + 3] > 127) count++;
  return count;
};
const bySharp = async (side, density) => {
  const { data, info } = await sharp(Buffer.from(svg(side)), { density }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return across(data, info.width);
};
const rows = [];
for (const side of ['96px', '1in', '25.4mm', '72pt'])
  rows.push([side, across(new Resvg(svg(side)).render().pixels, 200), await bySharp(side, 72), await bySharp(side, 96)]);
for (const [side, resvg, at72, at96] of rows) console.log(`${side}: resvg ${resvg}, sharp ${at72}, sharp with density 96 ${at96}`);
const [pixels, ...lengths] = rows;
process.exit(rows.every(([, resvg]) => resvg === 96) && pixels[2] === 96 && pixels[3] === 128 && lengths.every(([, , at72, at96]) => at72 === 72 && at96 === 128) ? 0 : 1);
JS
node draw.mjs
