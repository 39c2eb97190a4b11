#!/usr/bin/env bash
# @resvg/resvg-js 2.6.2 and svg-to-pdfkit 0.1.8: a font weight of 650 is drawn in regular type, where browsers draw bold.
#
# Input: an SVG with the same word in weights 400, 600, 650 and 700, and a font family with two files, regular and bold.
# CSS Fonts 4 allows every number from 1 to 1000, and browsers pick bold for 650. Both programs know only the nine names of CSS 2.1 and treat
# any other number as if it was absent, without a warning: resvg inks as many pixels as for 400, svg-to-pdfkit asks its font callback for
# regular type.
# Exits with an error if any of this changes.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true, "type": "module" }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts @resvg/resvg-js@2.6.2 svg-to-pdfkit@0.1.8 pdfkit@0.17.2 dejavu-fonts-ttf@2.37.3
cat >draw.mjs <<'JS'
import { Resvg } from '@resvg/resvg-js';
import PDFDocument from 'pdfkit';
import svgToPdf from 'svg-to-pdfkit';
const fontFiles = ['', '-Bold'].map((name) => `node_modules/dejavu-fonts-ttf/ttf/DejaVuSans${name}.ttf`);
const svg = (weight) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="50"><text x="5" y="35" font-size="30" font-family="DejaVu Sans" font-weight="${weight}">Kawagoe</text></svg>`;
const ink = (weight) => {
  const { pixels } = new Resvg(svg(weight), { font: { fontFiles, loadSystemFonts: false } }).render();
  return pixels.filter((value, i) => i % 4 === 3 && value > 127).length;
};
const isBold = (weight) => {
  let bold;
  svgToPdf(new PDFDocument(), svg(weight), 0, 0, { fontCallback: (_family, asked) => ((bold = asked), 'Helvetica') });
  return bold;
};
const rows = [400, 600, 650, 700].map((weight) => ({ weight, ink: ink(weight), isBold: isBold(weight) }));
for (const { weight, ink, isBold } of rows) console.log(`${weight}: resvg inks ${ink} pixels, svg-to-pdfkit asks for ${isBold ? 'bold' : 'regular'}`);
const [regular, , odd, bold] = rows;
process.exit(odd.ink === regular.ink && bold.ink > regular.ink && !odd.isBold && bold.isBold && rows[1].isBold ? 0 : 1);
JS
node draw.mjs
