// Changed cards, as they were beside as they are; new ones and those that are gone by themselves.
import { FACE_HEIGHT, FACE_WIDTH, type Face } from '../../faces/face.ts';
import type { Words } from '../../text/words/words.ts';
import type { SvgWriter } from '../markup.ts';
import { faceMarkup } from '../render-card.ts';
import { INNER, paragraph, stack, type Block } from './block.ts';
import { badge, colorOf, type Change } from './marks.ts';

/** A card that differs: as it was, as it is, or both. */
export interface DiffCard {
  /** Absent if it is new. */
  readonly before?: Face;
  /** Absent if it is gone. */
  readonly now?: Face;
  /** How it differs beyond what can be seen, such as `cost 4 → 2`; may be empty. */
  readonly note: string;
}

const COLUMNS = 4;
const GAP = Math.floor((INNER - COLUMNS * FACE_WIDTH) / (COLUMNS - 1));
const STEP = FACE_WIDTH + GAP;
const LABEL = 30;
/** Of rows. */
const ROW_GAP = 26;

/** How many columns a card takes. */
export const columnsOf = ({ before, now }: DiffCard): number => (before && now ? 2 : 1);

export const MOST_COLUMNS = 6 * COLUMNS;

export function cardRows(svg: SvgWriter, cards: readonly DiffCard[], words: Words['diff']): Block {
  const rows: DiffCard[][] = [];
  let free = 0;
  // Pairs first, so that none is torn apart.
  for (const card of cards.toSorted((a, b) => columnsOf(b) - columnsOf(a))) {
    if (free < columnsOf(card)) {
      rows.push([]);
      free = COLUMNS;
    }
    rows.at(-1)?.push(card);
    free -= columnsOf(card);
  }
  return stack(
    svg,
    rows.map((row) => rowOf(svg, row, words)),
    ROW_GAP,
  );
}

function rowOf(svg: SvgWriter, cards: readonly DiffCard[], words: Words['diff']): Block {
  let x = 0;
  let below = 0;
  const parts = cards.map((card) => {
    const columns = columnsOf(card);
    const note = paragraph(svg, card.note, { size: 17, width: columns * STEP - GAP });
    const at = x;
    x += columns * STEP;
    below = Math.max(below, note.height);
    const under = svg.element('g', { transform: `translate(0 ${LABEL + FACE_HEIGHT + 8})` }, note.markup);
    return svg.element('g', { transform: `translate(${at} 0)` }, facesOf(svg, card, words) + under);
  });
  return { height: LABEL + FACE_HEIGHT + (below > 0 ? below + 8 : 0), markup: parts.join('\n') };
}

function facesOf(svg: SvgWriter, { before, now }: DiffCard, words: Words['diff']): string {
  if (before && now)
    return [
      faceAt(svg, before, 0, words.before),
      arrow(svg, FACE_WIDTH + GAP / 2),
      faceAt(svg, now, STEP, words.now, 'changed'),
    ].join('');
  if (now) return faceAt(svg, now, 0, words.marks.added, 'added');
  return before ? faceAt(svg, before, 0, words.marks.removed, 'removed') : '';
}

function faceAt(svg: SvgWriter, face: Face, x: number, label: string, change?: Change): string {
  const frame = {
    ...{ x: -4, y: -4, width: FACE_WIDTH + 8, height: FACE_HEIGHT + 8, rx: 19, fill: 'none' },
    ...{ stroke: change ? colorOf(change) : '@card-line', 'stroke-width': change ? 5 : 2 },
  };
  const veil = { width: FACE_WIDTH, height: FACE_HEIGHT, rx: 16, fill: '@table', 'fill-opacity': 0.45 };
  const text = {
    x: change ? 30 : 0,
    y: -11,
    'font-size': 18,
    'font-weight': 700,
    fill: change ? colorOf(change) : '@faint',
  };
  return svg.element(
    'g',
    { transform: `translate(${x} ${LABEL})` },
    [
      faceMarkup(svg, face),
      change === 'removed' ? svg.element('rect', veil) : '',
      svg.element('rect', frame),
      change ? badge(svg, change, { x: 12, y: -17 }, 0.85) : '',
      svg.text(label, text),
    ].join(''),
  );
}

function arrow(svg: SvgWriter, x: number): string {
  const y = LABEL + FACE_HEIGHT / 2;
  const d = `M${x - 13} ${y}H${x + 11}M${x + 2} ${y - 9}L${x + 12} ${y}L${x + 2} ${y + 9}`;
  const line = {
    fill: 'none',
    stroke: '@ink',
    'stroke-width': 4,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  };
  return svg.element('path', { d, ...line });
}
