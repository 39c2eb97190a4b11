// A map with a figure on its cells, as part of a page.
import { renderMapSvg } from '@railwright/board/svg';
import type { HexMap } from '@railwright/engine';
import { html, trusted, type Markup } from './markup.ts';
import { chart } from './parts.ts';

/** `heat` by cell: 0 to 1, and what is written there. */
export function heatPicture(
  map: HexMap,
  heat: ReadonlyMap<string, { readonly level: number; readonly text: string }>,
  title: string,
): Markup {
  const id = title.replaceAll(/\W+/g, '-').toLowerCase();
  const svg = renderMapSvg(map, { heat, transparent: true, layers: { coordinates: false, tokens: false } })
    // Pictures of one page share their names.
    .replaceAll(/(id="|url\(#|href="#)/g, `$1${id}-`);
  return chart(html`<div class="map">${trusted(svg)}</div>`, `${title}.`);
}
