// Writes the shipped setups as bundles into static/bundles, with an index: what the player's first page offers. Each setup is
// written once per rules of its game, with the pool of its market if that is drawn, the learned players that know it, its rules in words,
// and pictures of its cards and terrains.
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderPictureSvg, setupMap, type Picture, type Pictured } from '@railwright/board/svg';
import {
  formatDiagnostic,
  isProblem,
  judgePicture,
  listSetups,
  loadContent,
  makeBundle,
  marketPool,
  pictureNamed,
  picturesIn,
  playLooks,
  readPicture,
  resolveSetup,
  strategiesFor,
  type Bundle,
  type Content,
  type BundlePictures,
  type PictureFile,
  type ResolvedSetup,
} from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import { bundledRules } from '@railwright/content/rules-text';
import { bundleArt } from '@railwright/publish';
import { describeCard, namesOf, TEXT_LANGUAGES, type CardDefinition } from '@railwright/engine';
import { Resvg } from '@resvg/resvg-js';
import { tellCard, type Describe } from '../src/lib/trains/tell-card.ts';

const CONTENT = fileURLToPath(new URL('../../../content', import.meta.url));
const TARGET = new URL('../static/bundles/', import.meta.url);
/** Of the square that a cell shows, in pixels. */
const CELL_SIDE = 256;

interface Written {
  readonly file: string;
  readonly texts?: string;
  readonly hash: string;
  readonly rules: string;
}

/** A player and the numbers of seats it plays a setup for. */
interface ShippedPlayer {
  readonly file: string;
  readonly seats: readonly number[];
}

const content = await loadContent(folderSource(CONTENT));
const maps: Record<string, unknown> = {};
const rules: Record<string, unknown> = {};
rmSync(TARGET, { recursive: true, force: true });
mkdirSync(TARGET, { recursive: true });
const setups: unknown[] = [];
for (const { id } of listSetups(content)) {
  const first = resolve(id, {});
  if (first) setups.push(await writeSetup(first));
}
writeFileSync(new URL('index.json', TARGET), JSON.stringify({ format: 1, setups, maps, rules }));
console.log(`${setups.length} setups are in static/bundles.`);

async function writeSetup(setup: ResolvedSetup): Promise<Record<string, unknown>> {
  const { id, title, titles, game, seats, defaultSeats, definition } = setup;
  const bundles: Written[] = [];
  const strategies = strategiesFor(content, setup);
  for (const edition of editionsOf(content, setup)) {
    const one = resolve(id, { rules: edition });
    if (!one || bundles.some(({ hash }) => hash === one.hash)) continue;
    const file = `${[id.replace('/', '.'), ...(bundles.length > 0 ? [bundles.length + 1] : [])].join('.')}.json`;
    const bundle = makeBundle(
      one,
      strategies,
      await artOf(one),
      bundledRules(content, one),
      marketPool(content, one),
    );
    writeFileSync(new URL(file, TARGET), JSON.stringify(bundle));
    const texts = writeTexts(file, bundle);
    bundles.push({ file, hash: one.hash, rules: edition, ...(texts !== undefined && { texts }) });
  }
  const players = copyPlayers(setup);
  const map = setupMap(definition);
  if (map) maps[map.id] = map;
  return {
    id,
    title,
    titles,
    game,
    seats,
    defaultSeats,
    ...(map && { map: map.id }),
    ...(setup.lesson && { lesson: setup.lesson.minutes }),
    bundles,
    ...(players.length > 0 && { players }),
  };
}

/** The texts of all cards that games of the bundle can have, if these are cards with effects. Returns the name of their file. */
function writeTexts(file: string, { definition, pool }: Bundle): string | undefined {
  if (!('map' in definition)) return undefined;
  const cards = [
    ...definition.cards,
    ...Object.values((pool?.cards ?? {}) as Record<string, CardDefinition>),
  ];
  const told = TEXT_LANGUAGES.map((language) => {
    const names = namesOf(definition, language);
    const describe: Describe = (card, naming, switches) => describeCard(card, language, naming, switches);
    const texts = cards.map(
      (card) => [card.id, tellCard(describe, card, language, names, definition.rules.switches)] as const,
    );
    return [language, Object.fromEntries(texts)] as const;
  });
  const name = file.replace(/json$/, 'texts.json');
  writeFileSync(new URL(name, TARGET), JSON.stringify(Object.fromEntries(told)));
  return name;
}

/** The drawings are our own, so that nothing is made of them first. */
async function artOf(setup: ResolvedSetup): Promise<BundlePictures> {
  const looks = playLooks(content, setup);
  if (!looks) return {};
  const pictures = new Map<string, Picture>();
  for (const [key, file] of picturesIn(content, looks)) pictures.set(key, await pictureOf(file));
  const terrains = new Map<string, Pictured>();
  for (const [terrain, { picture, focus = [0.5, 0.5], zoom = 1 }] of Object.entries(looks.terrains)) {
    const file = pictureNamed(content, picture);
    if (!file) continue;
    const whole = { picture: await pictureOf(file), focus: [...focus, zoom] as const };
    const href = await hrefOf(renderPictureSvg(whole, CELL_SIDE, CELL_SIDE), CELL_SIDE);
    terrains.set(terrain, { picture: { href, width: CELL_SIDE, height: CELL_SIDE } });
  }
  return bundleArt(setup.id, { looks, pictures, terrains }, { href: hrefOf, warn: console.warn });
}

async function hrefOf(svg: string, width: number): Promise<string> {
  const png = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
  return Promise.resolve(`data:image/png;base64,${png.toString('base64')}`);
}

async function pictureOf(file: PictureFile): Promise<Picture> {
  const bytes = await readPicture(file);
  const header = judgePicture(file.path, { bytes, size: bytes.length });
  if (isProblem(header)) throw new Error(`${file.path} ${header.says}.`);
  const type = header.kind === 'svg' ? 'svg+xml' : header.kind;
  const href = `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;
  return { href, width: header.width, height: header.height };
}

/** Copies the players for a setup: those that learned it, then those of its game that learned so many markets that they play any. */
function copyPlayers({ id: setup, game }: ResolvedSetup): ShippedPlayer[] {
  const own = content.packs.find((pack) => pack.id === setup.split('/')[0]);
  const players = (own?.visible ?? []).flatMap((pack) =>
    pack.players.flatMap(({ path, header }) =>
      header?.game === game ? [{ path, header, name: `${pack.id}.${basename(path)}` }] : [],
    ),
  );
  const offer = (
    of: (learned: { readonly id: string; readonly markets?: number | undefined }) => boolean,
  ): ShippedPlayer[] =>
    players.flatMap(({ path, header, name: file }) => {
      const seats = [...new Set(header.setups.filter(of).flatMap((learned) => learned.seats))].sort();
      if (seats.length === 0 || header.learned.preference !== undefined) return [];
      copyFileSync(path, new URL(file, TARGET));
      return [{ file, seats }];
    });
  const exact = offer(({ id }) => id === setup);
  const general = offer(({ markets = 1 }) => markets > 1);
  return [...exact, ...general.filter(({ file }) => !exact.some((one) => one.file === file))];
}

/** The setup's own rules, then the others of the shipped packs its pack can see; homebrew keeps to its own. */
function editionsOf({ packs }: Content, { id, definition }: ResolvedSetup): string[] {
  const own = definition.rules.id;
  const pack = packs.find((one) => one.id === id.split('/')[0]);
  const others = [...(pack?.items.get('rules')?.values() ?? [])].map((item) => {
    const name = `${item.pack}/${item.id}`;
    const { title } = item.data as { title?: unknown };
    if (title !== undefined) rules[name] = typeof title === 'string' ? { en: title } : title;
    return name;
  });
  return [own, ...others.filter((other) => other !== own)];
}

function resolve(id: string, options: { rules?: string }): ResolvedSetup | undefined {
  const resolved = resolveSetup(content, id, options);
  if (resolved.ok) return resolved.setup;
  for (const d of resolved.diagnostics) console.error(formatDiagnostic(d, undefined, { color: false }));
  process.exitCode = 1;
  return undefined;
}
