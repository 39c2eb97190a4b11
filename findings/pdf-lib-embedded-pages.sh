#!/usr/bin/env bash
# pdf-lib 1.17.1: a page placed on a sheet lies as it was before it was turned, and shows what its crop box hides.
#
# Input: a card of 180 by 252 points turned by 90 degrees (/Rotate), and a card with 10 points of bleed around it that its CropBox hides. Viewers show
# the first one 252 wide and the second one 180 wide. `embedPdf`, with which cards are put on sheets, goes by the MediaBox alone: the first is
# embedded upright, 180 wide, and the second 200 wide, with its bleed. `getSize()` says the same, without a word of either.
# Exits with an error if any of this changes.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true, "type": "module" }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts pdf-lib@1.17.1 pdfjs-dist@5.4.149
cat >sheet.mjs <<'JS'
import { degrees, PDFDocument } from 'pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
const cards = await PDFDocument.create();
cards.addPage([180, 252]).setRotation(degrees(90));
cards.addPage([200, 272]).setCropBox(10, 10, 180, 252);
const bytes = await cards.save();
const sheet = await PDFDocument.create();
const embedded = (await sheet.embedPdf(bytes, [0, 1])).map(({ width, height }) => `${width} by ${height}`);
const viewed = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
const shown = [];
for (const number of [1, 2]) {
  const { width, height } = (await viewed.getPage(number)).getViewport({ scale: 1 });
  shown.push(`${width} by ${height}`);
}
console.log(`turned: shown ${shown[0]}, embedded ${embedded[0]}`);
console.log(`cropped: shown ${shown[1]}, embedded ${embedded[1]}`);
process.exit(shown.join() === '252 by 180,180 by 252' && embedded.join() === '180 by 252,200 by 272' ? 0 : 1);
JS
node sheet.mjs
