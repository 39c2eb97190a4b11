// The difference as a picture.
import {
  renderDiffSvg,
  type DiffCard,
  type DiffLine,
  type DiffMap,
  type DiffPicture,
  type Face,
} from '@railwright/board/svg';
import { mapNamed, mapTokens, type Content } from '@railwright/content';
import type { CardDiff, DiffResult, MapDiff } from '@railwright/content/diff';
import type { TextLanguage } from '@railwright/engine/languages';
import { tellGames } from '@railwright/report/words';
import { printError, safe } from '../output.ts';
import { mapPictures, packWardrobe } from '../pictures/wardrobe.ts';
import { packFaces } from '../render/faces.ts';
import { formatOf, writePictures } from '../render/write-pictures.ts';
import { svgTexts } from '../render/warnings.ts';
import { checkPlace } from '../write-file.ts';
import { factChanges, shortCommit, toldKinds } from './told.ts';

const FORMATS = ['png', 'svg'] as const;
/** Legible when a page shows it at half its size. */
const DPI = 144;

export interface Versions {
  readonly before: Content;
  readonly now: Content;
}

/** @throws Failure if the file is no picture or has no folder: before anything is played. */
export function checkImage(file: string): void {
  formatOf(file, FORMATS);
  checkPlace(file);
}

/** Writes nothing if nothing changed that a player sees, and says so. @throws Failure if it cannot be written. */
export async function drawDiff(
  result: DiffResult,
  versions: Versions,
  file: string,
  language: TextLanguage,
): Promise<void> {
  const picture = await diffPicture(result, versions, language);
  const { maps, cards, rules, others } = picture;
  if (maps.length + cards.length + rules.length + others.length === 0) {
    printError(safe(`${file} is not written: nothing that can be drawn changed.`));
    return;
  }
  const svgs = [renderDiffSvg(picture)];
  const texts = svgTexts(svgs, 'the picture');
  await writePictures({ svgs, texts, cuts: [] }, formatOf(file, FORMATS), { output: file, dpi: DPI }, file);
  printError(safe(file));
}

/** What changed, ready to be drawn. */
export async function diffPicture(
  result: DiffResult,
  versions: Versions,
  language: TextLanguage,
): Promise<DiffPicture> {
  const faces = await facesOf(result, versions, language);
  const cards = result.cards.map((card) => ({ card, drawn: drawnCard(card, faces, language) }));
  const told = new Map(toldKinds(result).map(({ title, all }) => [title, all]));
  const lines = (title: string): DiffLine[] =>
    (told.get(title) ?? []).flatMap(({ change, name, facts }) =>
      facts.length === 0
        ? [{ change, text: name }]
        : facts.map((fact) => ({ change, text: `${name}: ${fact}` })),
    );
  const undrawn = new Set(cards.flatMap(({ card, drawn }) => (drawn ? [] : [card])));
  const [rest] = toldKinds({ ...result, cards: [...undrawn], maps: [], rules: [], items: [], tests: [] });
  return {
    packs: result.packs,
    since: shortCommit(result.since),
    games: result.games.map((games) => `${games.setup}: ${tellGames(games, language)}`),
    maps: await Promise.all(result.maps.map((map) => drawnMap(map, versions, language))),
    cards: cards.flatMap(({ drawn }) => drawn ?? []),
    rules: result.rules.map(({ of, removed, added }) => ({
      of,
      lines: [
        ...removed.map((text) => ({ change: 'removed' as const, text })),
        ...added.map((text) => ({ change: 'added' as const, text })),
      ],
    })),
    others: [
      ...(rest?.all ?? []).map(({ change, name, facts }) => ({ change, text: [name, ...facts].join(': ') })),
      ...lines('Others'),
    ],
    language,
  };
}

interface Faces {
  readonly before: ReadonlyMap<string, Face>;
  readonly now: ReadonlyMap<string, Face>;
}

/** Only those of packs in which a card changed. */
async function facesOf(
  { cards }: DiffResult,
  { before, now }: Versions,
  language: TextLanguage,
): Promise<Faces> {
  const packs = new Set(cards.map(({ id }) => id.slice(0, id.indexOf('/'))));
  const drawn = async (content: Content): Promise<Map<string, Face>> => {
    const faces = new Map<string, Face>();
    for (const pack of packs) {
      const wardrobe = await packWardrobe(content, pack);
      for (const { id, face } of packFaces(content, pack, [language], wardrobe) ?? []) faces.set(id, face);
    }
    return faces;
  };
  return { before: await drawn(before), now: await drawn(now) };
}

/** Undefined if its face has errors, or is the same as before. */
function drawnCard(card: CardDiff, faces: Faces, language: TextLanguage): DiffCard | undefined {
  const [before, now] = [faces.before.get(card.id), faces.now.get(card.id)];
  if ((card.before && !before) || (card.now && !now)) return undefined;
  if (before && now && JSON.stringify(before) === JSON.stringify(now)) return undefined;
  const facts = card.before && card.now && language === 'en' ? factChanges(card.before, card.now) : [];
  return { ...(before && { before }), ...(now && { now }), note: facts.join(', ') };
}

async function drawnMap(
  { id, cells, joins, pictures }: MapDiff,
  { before, now }: Versions,
  language: TextLanguage,
): Promise<DiffMap> {
  const [old, fresh] = [mapNamed(before, id), mapNamed(now, id)];
  return {
    ...(old && { before: old }),
    ...(fresh && { now: fresh }),
    cells,
    joins,
    looks: pictures.map(({ terrain, change, before: old, now: fresh }) => ({
      change,
      // What was done to a file is told in English.
      text: language === 'en' ? `${terrain}: ${[old, fresh].filter(Boolean).join(' → ')}` : terrain,
    })),
    pictures: { before: await mapPictures(before, id), now: await mapPictures(now, id) },
    tokenKinds: mapTokens(fresh ? now : before, id),
  };
}
