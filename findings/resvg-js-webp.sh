#!/usr/bin/env bash
# @resvg/resvg-js 2.6.2: a WebP in an SVG is not drawn, and nothing says so, where browsers draw it.
#
# Input: an SVG with an `image` of 8 by 8 red pixels as data URI, once as PNG and once as WebP. For the PNG the pixel in the middle is red, for
# the WebP it is transparent: no error is thrown. So a program that hands on what people give it has to turn WebP into something else first.
# Exits with an error if this changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @resvg/resvg-js@2.6.2 @jsquash/webp@1.5.0 >/dev/null 2>&1
cat >try.mjs <<'END'
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import encode, { init } from '@jsquash/webp/encode.js';

const file = createRequire(import.meta.url).resolve('@jsquash/webp/codec/enc/webp_enc.wasm');
await init(await WebAssembly.compile(readFileSync(file)));
const red = { width: 8, height: 8, data: new Uint8ClampedArray(256).map((_, i) => (i % 4 === 0 || i % 4 === 3 ? 255 : 0)) };
const webp = Buffer.from(await encode(red));
const png = new Resvg('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="#f00"/></svg>').render().asPng();
const middle = (type, bytes) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><image width="8" height="8" href="data:image/${type};base64,${bytes.toString('base64')}"/></svg>`;
  return [...new Resvg(svg).render().pixels.subarray(4 * 36, 4 * 37)].join(' ');
};
console.log(`png: ${middle('png', png)}`);
console.log(`webp: ${middle('webp', webp)}`);
END
seen=$(node try.mjs)
echo "$seen"
test "$seen" = "png: 255 0 0 255
webp: 0 0 0 0"
