// What changed, as one picture: maps with their changed cells marked, cards before beside after, numbers and rules. However much
// changed, its size is bounded: what has no room is counted.
import { filePaint } from '../../paint/file-paint.ts';
import type { Words } from '../../text/words/words.ts';
import { nameIn } from '../../text/names.ts';
import { wordsFor } from '../../text/words.ts';
import { SvgWriter } from '../markup.ts';
import { heading, INNER, marked, paragraph, rest, stack, TEXT, type Block } from './block.ts';
import { cardRows, columnsOf, MOST_COLUMNS, type DiffCard } from './cards.ts';
import { namesIn, type DiffLine, type DiffPicture } from './diff-picture.ts';
import type { DiffMap } from './diff-map.ts';
import { mapBlock, mapViews } from './maps.ts';
import { badge } from './marks.ts';

const PAD = 32;
const WIDTH = INNER + 2 * PAD;
const MOST_MAPS = 5;
const MOST_LINES = 24;
const MOST_GAMES = 8;

/** An SVG document, 1200 pixels wide. */
export function renderDiffSvg(picture: DiffPicture): string {
  const { language = 'en' } = picture;
  const svg = new SvgWriter(filePaint('light'));
  const words = wordsFor(language);
  const { diff } = words;
  const title = diff.title(namesIn(picture.packs, diff), picture.since);
  const some = picture.maps.slice(0, MOST_MAPS);
  const whole = stack(
    svg,
    [
      head(svg, title, diff),
      ...(picture.games.length > 0 ? [gamesBox(svg, picture.games, diff)] : []),
      ...some.map((map, i) => mapBlock(svg, map, { language, words, prefix: `map-${i}-` })),
      ...rest(svg, picture.maps.length - some.length, diff.more),
      ...cardsBlock(svg, picture.cards, diff),
      ...linesBlock(
        svg,
        diff.heads.rules,
        picture.rules.flatMap(({ of, lines }) => [namesIn(of, diff), ...lines]),
        diff,
      ),
      ...linesBlock(svg, diff.heads.others, picture.others, diff),
    ],
    34,
  );
  return onTable(svg, title, whole);
}

/** An SVG document, 1200 pixels wide: one changed map, its cells marked, as it was beside as it is. */
export function renderMapDiffSvg(map: DiffMap, language = 'en'): string {
  const svg = new SvgWriter(filePaint('light'));
  const words = wordsFor(language);
  const views = mapViews(svg, map, { language, words, prefix: 'map-' });
  return onTable(svg, nameIn((map.now ?? map.before)?.name, language), stack(svg, views, 16));
}

function onTable(svg: SvgWriter, title: string, whole: Block): string {
  const height = Math.ceil(whole.height + 2 * PAD);
  return svg.document({ viewBox: `0 0 ${WIDTH} ${height}`, width: WIDTH, height }, title, [
    svg.element('rect', { width: WIDTH, height, fill: '@table' }),
    svg.element('g', { transform: `translate(${PAD} ${PAD})` }, whole.markup),
  ]);
}

/** The title, and what the signs mean. */
function head(svg: SvgWriter, title: string, { marks }: Words['diff']): Block {
  const signs = (['added', 'changed', 'removed'] as const).map(
    (change, i) =>
      badge(svg, change, { x: 14 + i * 170, y: 16 }) +
      svg.text(marks[change], { x: 36 + i * 170, y: 23, 'font-size': TEXT, fill: '@ink' }),
  );
  return stack(
    svg,
    [paragraph(svg, title, { size: 36, lines: 2, bold: true }), { height: 32, markup: signs.join('') }],
    14,
  );
}

function gamesBox(svg: SvgWriter, games: readonly string[], { heads, more }: Words['diff']): Block {
  const [pad, width] = [18, INNER - 36];
  const some = games.slice(0, MOST_GAMES);
  const inside = stack(
    svg,
    [
      paragraph(svg, heads.games, { bold: true }),
      ...some.map((text) => paragraph(svg, text, { size: 21, lines: 4, width })),
      ...rest(svg, games.length - some.length, more),
    ],
    6,
  );
  const height = inside.height + 2 * pad;
  const box = { width: INNER, height, rx: 10, fill: '@card-paper', stroke: '@card-line', 'stroke-width': 2 };
  return {
    height,
    markup:
      svg.element('rect', box) + svg.element('g', { transform: `translate(${pad} ${pad})` }, inside.markup),
  };
}

function cardsBlock(svg: SvgWriter, cards: readonly DiffCard[], words: Words['diff']): Block[] {
  if (cards.length === 0) return [];
  let free = MOST_COLUMNS;
  const some = cards.filter((card) => (free -= columnsOf(card)) >= 0);
  return [
    stack(
      svg,
      [
        heading(svg, words.heads.cards),
        cardRows(svg, some, words),
        ...rest(svg, cards.length - some.length, words.more),
      ],
      16,
    ),
  ];
}

function linesBlock(
  svg: SvgWriter,
  title: string,
  lines: readonly (DiffLine | string)[],
  { more }: Words['diff'],
): Block[] {
  if (lines.length === 0) return [];
  const some = lines.slice(0, MOST_LINES);
  const told = stack(
    svg,
    [
      ...some.map((line) =>
        typeof line === 'string' ? paragraph(svg, line, { bold: true }) : marked(svg, line.change, line.text),
      ),
      ...rest(svg, lines.length - some.length, more),
    ],
    6,
  );
  return [stack(svg, [heading(svg, title), told], 14)];
}
