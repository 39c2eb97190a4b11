// Draws the named items as SVG: one picture, or one for each sheet of paper.
import {
  mapCuts,
  renderCardSheets,
  renderFaceSvg,
  renderMapSheets,
  renderMapSvg,
  renderSetupSvg,
  setupFaces,
  setupGroups,
  setupMap,
  setupTokens,
  type NamedFace,
} from '@railwright/board/svg';
import { listSetups, mapNamed, mapTokens, type Content, type SetupOptions } from '@railwright/content';
import type { HexMap, TokenDefinition } from '@railwright/engine';
import { refuseBroken, refuseStandIn, tellLeftOut } from '../content/broken-item.ts';
import { findSetup } from '../content/setup.ts';
import { misuse } from '../failure.ts';
import { nearest } from '../suggest.ts';
import { mapPictures, packWardrobe, setupWardrobe, withMaps } from '../pictures/wardrobe.ts';
import { packFaces } from './faces.ts';
import type { PictureOptions, Subject } from './options.ts';
import { faceCuts, faceTexts, mapSentences, svgTexts, type Drawn } from './warnings.ts';

/** Where looks come from. */
interface Wardrobes {
  readonly pack: typeof packWardrobe;
  readonly setup: typeof setupWardrobe;
}

const WITH_ART: Wardrobes = { pack: packWardrobe, setup: setupWardrobe };
/** For what is read and not seen. */
const WITHOUT_ART: Wardrobes = {
  pack: () => Promise.resolve(undefined),
  setup: () => Promise.resolve(undefined),
};

/** @throws Failure if the item does not exist, or its content has errors. */
export async function pictures(
  content: Content,
  subject: Subject,
  names: readonly string[],
  options: PictureOptions,
  choices: SetupOptions,
): Promise<Drawn> {
  switch (subject) {
    case 'map':
      return drawMap(content, findMap(content, only(names, 'map')), options);
    case 'card':
      return cardPictures([await findCard(content, only(names, 'card'), options, WITH_ART)], options);
    case 'cards':
      return cardPictures(await findCards(content, names, options, choices, WITH_ART), options);
    case 'setup':
      return setupPicture(content, only(names, 'setup'), options, choices);
  }
}

function only(names: readonly string[], noun: string): string {
  if (names.length === 1) return names[0] as string;
  throw misuse(`render ${noun} takes exactly one ${noun}, as pack/id.`);
}

async function drawMap(
  content: Content,
  { name, map, tokenKinds }: FoundMap,
  { languages: [language], theme, paper, landscape, cellWidth, layers }: PictureOptions,
): Promise<Drawn> {
  const drawing = { language, cellWidth, layers, tokenKinds, pictures: await mapPictures(content, name) };
  const svgs =
    paper === undefined
      ? [renderMapSvg(map, { ...drawing, theme })]
      : renderMapSheets(map, { ...drawing, paper, landscape });
  return {
    svgs,
    texts: svgTexts(svgs, `the map ${name}`),
    cuts: mapSentences(mapCuts(map, language, layers), name, language),
  };
}

function cardPictures(
  cards: readonly NamedFace[],
  { paper, landscape, theme, copies }: PictureOptions,
): Drawn {
  const faces = cards.flatMap(({ face }) => Array<typeof face>(copies).fill(face));
  const svgs =
    paper === undefined
      ? faces.map((face) => renderFaceSvg(face, { theme }))
      : renderCardSheets(faces, { paper, landscape });
  return { svgs, texts: faceTexts(cards), cuts: faceCuts(cards) };
}

async function setupPicture(
  content: Content,
  name: string,
  { languages, theme }: PictureOptions,
  choices: SetupOptions,
): Promise<Drawn> {
  const setup = findSetup(content, name, choices);
  const wardrobe = await withMaps(content, await setupWardrobe(content, setup.id, choices));
  const map = setupMap(setup.definition);
  const [language] = languages;
  const svg = renderSetupSvg({
    title: setup.titles[language] ?? setup.title,
    ...(map && { map }),
    tokenKinds: setupTokens(setup.definition),
    pictures: wardrobe?.terrains,
    groups: setupGroups(setup.definition, languages, wardrobe),
    theme,
    language,
  });
  return {
    svgs: [svg],
    texts: svgTexts([svg], `the setup ${name}`),
    cuts: [
      ...(map ? mapSentences(mapCuts(map, language), map.id, language) : []),
      ...faceCuts(setupFaces(setup.definition, languages, wardrobe)),
    ],
  };
}

interface FoundMap {
  readonly name: string;
  readonly map: HexMap;
  readonly tokenKinds: readonly TokenDefinition[];
}

function findMap(content: Content, name: string): FoundMap {
  const known = idsOf(content, 'maps');
  const full = fullName(name, known);
  refuseStandIn(content, 'map', full);
  const map = mapNamed(content, full);
  if (map) return { name: full, map, tokenKinds: mapTokens(content, full) };
  refuseBroken(content, 'maps', full);
  throw unknown('map', name, known);
}

async function findCard(
  content: Content,
  name: string,
  { languages }: Pick<PictureOptions, 'languages'>,
  wardrobes: Wardrobes,
): Promise<NamedFace> {
  const known = idsOf(content, 'cards');
  const full = fullName(name, known);
  refuseStandIn(content, 'card', full);
  const pack = full.slice(0, Math.max(0, full.indexOf('/')));
  const card = packFaces(content, pack, languages, await wardrobes.pack(content, pack))?.find(
    ({ id }) => id === full,
  );
  if (card) return card;
  refuseBroken(content, 'cards', full);
  throw unknown('card', name, known);
}

/** Each name is a pack, a setup or a card. @throws Failure if the item does not exist, or its content has errors. */
export async function findCards(
  content: Content,
  names: readonly string[],
  options: Pick<PictureOptions, 'languages'>,
  choices: SetupOptions,
  wardrobes: Wardrobes = WITHOUT_ART,
): Promise<readonly NamedFace[]> {
  const setups = listSetups(content).map(({ id }) => id);
  const found = names.map(async (name) => {
    const known = content.packs.find(({ id }) => id === name);
    if (known) {
      refuseStandIn(content, 'pack', name);
      tellLeftOut(known);
    }
    const pack = packFaces(content, name, options.languages, known && (await wardrobes.pack(content, name)));
    if (pack && pack.length > 0) return pack;
    if (setups.includes(name)) {
      const { id, definition } = findSetup(content, name, choices);
      return setupFaces(definition, options.languages, await wardrobes.setup(content, id, choices));
    }
    if (pack) throw misuse(`The pack ${name} has no cards of its own.`, 'Name one of its setups instead.');
    if (known)
      throw misuse(
        `The cards of ${name} can only be shown for a setup.`,
        `Its setups are ${setups.filter((id) => id.startsWith(`${name}/`)).join(', ')}.`,
      );
    const cards = idsOf(content, 'cards');
    if (!cards.includes(fullName(name, cards))) refuseBroken(content, 'setups', name);
    return [await findCard(content, name, options, wardrobes)];
  });
  return (await Promise.all(found)).flat();
}

/** `pack/id` for an id that only one pack has. */
function fullName(name: string, known: readonly string[]): string {
  const found = known.filter((id) => id.endsWith(`/${name}`));
  return found.length === 1 ? (found[0] as string) : name;
}

function idsOf({ packs }: Content, kind: string): string[] {
  return packs.flatMap(({ id, items }) =>
    [...(items.get(kind)?.keys() ?? [])].map((item) => `${id}/${item}`),
  );
}

function unknown(noun: string, name: string, known: readonly string[]): Error {
  const bare = new Map(known.map((id) => [id.slice(id.indexOf('/') + 1), id]));
  const near = nearest(name, known) ?? bare.get(nearest(name, [...bare.keys()]) ?? '');
  return misuse(
    `There is no ${noun} ${name}.`,
    near === undefined ? `Name it as pack/id, as in ${known[0] ?? 'trains/tokyo'}.` : `Did you mean ${near}?`,
  );
}
