// The blocks of a document as HTML.
import { renderMapSvg } from '@railwright/board/svg';
import {
  spansOf as partsOf,
  type Block,
  type HeatMaps,
  type GameNumber,
  type Table,
  type Terms,
  type Text,
} from '../document/document.ts';
import type { LinkedGames } from '../report-data.ts';
import { drawChart } from './charts.ts';
import { drawn, html, trusted, type Markup } from './markup.ts';

interface Look {
  /** As narrow as a phone, so that text stays legible there. */
  readonly isNarrow?: boolean;
  /** Whether long tables are folded. */
  readonly isFolded?: boolean;
  /** Games that the reader can open. */
  readonly games?: LinkedGames | undefined;
}

/** Longer tables are folded. */
const MOST_ROWS = 24;

export const blocksOf = (blocks: readonly Block[], look: Look = {}): Markup[] =>
  blocks.map((block) => blockOf(block, look));

function blockOf(block: Block, look: Look): Markup {
  switch (block.kind) {
    case 'paragraph': {
      const content = spansOf(block.text, look.games);
      return block.isNote ? html`<p class="note">${content}</p>` : html`<p>${content}</p>`;
    }
    case 'list':
      return html`<ul>
        ${block.items.map((item) => html`<li>${spansOf(item, look.games)}</li>`)}
      </ul>`;
    case 'table':
      return look.isFolded && block.rows.length > MOST_ROWS
        ? html`<details>
            <summary>All ${block.rows.length} rows</summary>
            ${tableOf(block, look)}
          </details>`
        : tableOf(block, look);
    case 'chart':
      return figure(drawChart(block, look.isNarrow), block.caption);
    case 'drawing':
      return figure(trusted(block.svg()), block.caption);
    case 'heats':
      return html`${heatsOf(block)}`;
    case 'terms':
      return termsOf(block);
  }
}

/** Text, with emphasis, with pictures and with links to games. */
export function spansOf(text: Text, games?: LinkedGames): Markup[] {
  return partsOf(text).map((part) => {
    if (typeof part === 'string') return html`${part}`;
    if ('bold' in part) return html`<strong>${part.bold}</strong>`;
    if ('words' in part) return html`<span class="verdict ${part.tone}">${part.words}</span>`;
    if ('picture' in part) return trusted(part.picture.svg());
    return gameLink(part, games);
  });
}

/** The number of a game, as a link if the reader can open it. */
function gameLink({ game, seed }: GameNumber, games?: LinkedGames): Markup {
  const record = games?.records.get(game);
  const title = `Game ${game}, seed ${seed}`;
  if (!games || record === undefined) return html`<span class="game" title="${title}">#${game}</span>`;
  return html`<a
    class="game"
    href="${games.player}#game=${record}"
    target="_blank"
    rel="noopener"
    title="${title}: open in the player"
    >#${game}</a
  >`;
}

/** The first column is what a row is about, the others are numbers unless stated otherwise. */
function tableOf({ title, columns, rows }: Table, { games }: Look): Markup {
  const kinds = columns.map((column) => trusted(typeof column === 'string' ? ' class="number"' : ''));
  const [first, ...others] = columns.map((column) => (typeof column === 'string' ? column : column.title));
  return html`<div class="scroll" tabindex="0">
    <table${title === undefined ? '' : html` aria-label="${title}"`}>
      <thead>
        <tr>
          <th scope="col">${first}</th>
          ${others.map((head, i) => html`<th scope="col" ${kinds[i + 1]}>${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([name = '', ...cells]) =>
            html` <tr>
              <th scope="row">${spansOf(name, games)}</th>
              ${cells.map((cell, i) => html`<td${kinds[i + 1]}>${spansOf(cell, games)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function heatsOf({ map, heats }: HeatMaps): Markup[] {
  return heats.map(({ id, heat, caption }) => {
    const svg = renderMapSvg(map, { heat, transparent: true, layers: { coordinates: false, tokens: false } });
    return figure(html`<div class="map" tabindex="0">${drawn(svg, `heat-${id}`)}</div>`, `${caption}.`);
  });
}

function termsOf({ terms }: Terms): Markup {
  return html`<dl>
    ${terms.map(
      ({ title, meaning, interval, example }) =>
        html`<dt>${title}</dt>
          <dd>
            ${meaning} Interval: ${interval}
            <span class="note">For example: ${example}</span>
          </dd>`,
    )}
  </dl>`;
}

function figure(picture: Markup, caption: string): Markup {
  return html`<figure>
    ${picture}
    <figcaption>${caption}</figcaption>
  </figure>`;
}
