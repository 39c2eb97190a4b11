// Pictures for houses that print on demand: one a card, named by id and number, in the exact sizes that they take.
import { renderFaceImage, renderFramed, renderMapSvg, type FaceImage } from '@railwright/board/svg';
import type { Kit } from '../kit.ts';
import type { Edition, PublishedFile } from '../target.ts';
import { countCards, countTokens } from './counts.ts';
import type { PrintProfile } from './options.ts';

/** A printing house and what it takes; all sizes in pixels at 300 an inch, an eighth of an inch of which is cut off. */
export interface Shop {
  readonly title: string;
  readonly card: FaceImage;
  /** The side of a token that is square, and what it is called there. */
  readonly token?: { readonly side: number; readonly title: string };
  /** A board that is square likewise. */
  readonly board?: { readonly side: number; readonly title: string };
}

const DPI = 300;
/** An eighth of an inch is cut off, and a cut may be another one off. */
const UNSAFE = 75;
/** The drawing of a token has a border of its own. */
const TOKEN_BORDER = 56;

export const SHOPS: Readonly<Record<Exclude<PrintProfile, 'home'>, Shop>> = {
  tgc: {
    title: 'The Game Crafter',
    card: { width: 825, height: 1125, unsafe: UNSAFE },
    token: { side: 300, title: 'Medium Square Chit' },
    board: { side: 5475, title: 'Quad-Fold Board' },
  },
  mpc: { title: 'MakePlayingCards', card: { width: 822, height: 1122, unsafe: 72 } },
};

/** The pictures of a kit, one after another, below a folder. */
export async function* shopFiles(
  kit: Kit,
  shop: Shop,
  folder: string,
  { tools }: Edition,
): AsyncGenerator<PublishedFile> {
  const { card, token, board } = shop;
  const png = async (name: string, svg: string, width: number): Promise<PublishedFile> => ({
    path: `${folder}/${name}.png`,
    data: await tools.png(svg, width, DPI),
  });
  const counted = countCards(kit);
  const named = counter(counted.map(({ count }) => count));
  for (const { card: kind, count } of counted)
    yield png(`cards/${named(count, kind.id)}`, renderFaceImage(kind.face, card), card.width);
  yield png('back', renderFaceImage(kit.back, card), card.width);
  if (token) {
    const counts = countTokens(kit);
    const namedToken = counter(counts);
    const frame = { width: token.side, height: token.side, border: TOKEN_BORDER, ground: 'token' } as const;
    for (const [i, { id, svg }] of kit.tokens.entries())
      yield png(`tokens/${namedToken(counts[i] ?? 0, id)}`, renderFramed(svg, frame), token.side);
  }
  if (board && kit.map) {
    const frame = { width: board.side, height: board.side, border: UNSAFE, ground: 'table' } as const;
    const { map, language, tokenKinds, wardrobe } = kit;
    const drawing = renderMapSvg(map, { language, tokenKinds, pictures: wardrobe?.terrains });
    yield png('board', renderFramed(drawing, frame), board.side);
  }
}

/** `03x-mail-train`: names begin with numbers of as many digits as the largest needs. */
function counter(counts: readonly number[]): (count: number, id: string) => string {
  const digits = Math.max(2, ...counts.map((count) => String(count).length));
  return (count, id) => `${String(count).padStart(digits, '0')}x-${id.replace(/[^\w.-]+/g, '-')}`;
}
