// Folders of pictures for programs in which people put tables together by hand, with a list of what belongs where.
import { renderFaceGrid } from '@railwright/board/svg';
import { kitPictures, rulesPdf, type KitPicture } from '../drawings.ts';
import type { Kit } from '../kit.ts';
import { fileName, nameOfId } from '../file-name.ts';
import type { Edition, PublishedFile, Target } from '../target.ts';
import { TABLE_WORDS } from '../words.ts';

/** Tabletopia: one picture a file, all faces and their back of exactly one size (help.tabletopia.com, Preparing Graphics). */
export const TABLETOPIA: Target = {
  title: 'Tabletopia',
  publish: (edition) => folders(edition, singlePictures),
  next: () => [
    'Upload the pictures in the workshop of Tabletopia; contents.txt lists how many there are of each.',
  ],
};

/** Screentop.gg: sheets, of which it cuts the variants of a component. */
export const SCREENTOP: Target = {
  title: 'Screentop.gg',
  publish: (edition) => folders(edition, sheetPictures),
  next: () => [
    'Upload the pictures as assets in the editor of Screentop.gg; contents.txt lists the columns and rows of the sheet and how many there are of each card.',
  ],
};

const FACE_WIDTH = 750;
const TOKEN_WIDTH = 256;
const MOST_PIXELS = 4096;
/** The width and height of a card on a sheet. */
const SHEET_FACE = { width: 400, columns: 10, rows: 7 } as const;

type Pictures = (kit: Kit, tools: Edition['tools']) => AsyncGenerator<PublishedFile>;

/** A folder a kit. */
async function* folders({ kits, tools }: Edition, pictures: Pictures): AsyncGenerator<PublishedFile> {
  for (const kit of kits) {
    const within = (path: string): string => `${fileName(kit)}/${path}`;
    for await (const { path, data } of pictures(kit, tools)) yield { path: within(path), data };
    const rules = await rulesPdf(kit, tools);
    if (rules) yield { path: within('rules.pdf'), data: rules };
  }
}

async function* singlePictures(kit: Kit, tools: Edition['tools']): AsyncGenerator<PublishedFile> {
  for (const picture of kitPictures(kit)) {
    const path = pathOf(picture);
    yield { path, data: await tools.png(picture.svg, widthOf(picture)) };
  }
  yield { path: 'contents.txt', data: contents(kit, (id) => `cards/${nameOfId(id)}.png`) };
}

async function* sheetPictures(kit: Kit, tools: Edition['tools']): AsyncGenerator<PublishedFile> {
  const { width, columns, rows } = SHEET_FACE;
  const room = columns * rows;
  const places = new Map<string, string>();
  for (let first = 0; first < kit.cards.length; first += room) {
    const cards = kit.cards.slice(first, first + room);
    const grid = { columns: Math.min(columns, cards.length), rows: Math.ceil(cards.length / columns) };
    const path = `cards-${first / room + 1}.png`;
    const svg = renderFaceGrid(
      cards.map(({ face }) => face),
      grid,
      kit.title,
    );
    yield { path, data: await tools.png(svg, grid.columns * width) };
    for (const [i, { id }] of cards.entries())
      places.set(
        id,
        `${path} (${grid.columns} × ${grid.rows}), row ${Math.floor(i / grid.columns) + 1}, column ${(i % grid.columns) + 1}`,
      );
  }
  for (const picture of kitPictures(kit))
    if (picture.part !== 'face')
      yield { path: pathOf(picture), data: await tools.png(picture.svg, widthOf(picture)) };
  yield { path: 'contents.txt', data: contents(kit, (id) => places.get(id) ?? '') };
}

function pathOf({ part, id }: KitPicture): string {
  if (part === 'face') return `cards/${nameOfId(id)}.png`;
  return part === 'token' ? `tokens/${id}.png` : `${part}.png`;
}

function widthOf({ part, aspect }: KitPicture): number {
  if (part === 'token') return TOKEN_WIDTH;
  return part === 'map' ? Math.round(MOST_PIXELS * Math.min(1, aspect)) : FACE_WIDTH;
}

/** What lies on the table, a pile or a kind of token a paragraph. `placeOf` says where the picture of a card is. */
function contents(kit: Kit, placeOf: (id: string) => string): string {
  const names = new Map(kit.cards.map(({ id, name }) => [id, name]));
  const words = TABLE_WORDS[kit.language];
  const owner = (seat: number | undefined): string => (seat === undefined ? '' : `, ${words.seat(seat + 1)}`);
  const piles = kit.piles
    .filter(({ cards }) => cards.length > 0)
    .map(({ title, seat, hidden, cards }) =>
      [
        `${title}${owner(seat)}${hidden ? `, ${words.shuffled}` : ''}`,
        ...cards.map(({ card, count }) => `  ${count} × ${names.get(card) ?? card}: ${placeOf(card)}`),
      ].join('\n'),
    );
  const tokens = kit.tokens.map(
    ({ id, title, seat, count }) =>
      `${title}${owner(seat)}: ${count === undefined ? words.asNeeded : `${count} ×`} tokens/${id}.png`,
  );
  const head = [
    words.contents(kit.title, kit.seats),
    words.backIs('back.png'),
    ...(kit.map ? [words.mapIs('map.png')] : []),
  ].join(' ');
  return `${[head, ...piles, ...tokens].join('\n\n')}\n`;
}
