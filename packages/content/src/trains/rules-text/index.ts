// The rules of a setup, or of a rules file, in words: how they differ from those they extend, then all of them.
import type { ResourceDefinition, TokenDefinition } from '@railwright/engine';
import type { TextLanguage } from '@railwright/engine/languages';
import { DiagnosticSink } from '../../diagnostics/sink.ts';
import { visibleItems, type Library } from '../../packs/library.ts';
import type { Item, Pack } from '../../packs/model.ts';
import { visibleResources } from '../../packs/resources.ts';
import { visibleTerrains } from '../../packs/terrains.ts';
import { nameIn } from '../../packs/names.ts';
import { rulesText, type RulesText, type ToldRules } from '../../rules-text/rules-text.ts';
import { NO_FEATURES, type MapFeatures } from '../map/read-features.ts';
import { readMapOnce, type MapCell } from '../map/read-map.ts';
import { mergeRules } from '../rules/merge-rules.ts';
import type { MergedRules, RulesOf } from '../rules/merged-rules.ts';
import type { CardData } from '../schema/cards.ts';
import type { RulesData } from '../schema/rules.ts';
import type { SetupData } from '../schema/setup.ts';
import type { InForce } from '../setup/in-force.ts';
import { resourcesUsed, tokensUsed } from '../setup/declared-used.ts';
import { readKinds } from '../setup/kinds.ts';
import type { Row } from '../setup/rows.ts';
import { readSetup } from '../setup/read-setup.ts';
import { applyWording, readWording } from '../cards/wording.ts';
import { askingCards } from './asking-cards.ts';
import { GERMAN } from './de.ts';
import { ENGLISH } from './en.ts';
import { tellFacts, type CellNames, type RulesWords, type SetupFacts, type Told } from './facts.ts';
import { FRENCH } from './fr.ts';
import { tellExchanges, tellMap, tellResources } from './told-things.ts';

const WORDS: Readonly<Record<TextLanguage, RulesWords>> = { en: ENGLISH, fr: FRENCH, de: GERMAN };

/** Undefined for a setup with errors. */
export function setupRules(setup: Item, options: object, library: Library): RulesText | undefined {
  const item = setup as Item<SetupData>;
  const pack = library.packs.get(item.pack);
  const read = pack && readSetup(item, library, new DiagnosticSink(), options);
  if (!read) return undefined;
  const { seats, market, map } = read;
  const drawn = readMapOnce(map, library).result;
  const kinds = readKinds(item, read, new DiagnosticSink()) ?? [];
  const rules = { ...read.rules, seats, market: { ...read.rules.market, kinds: market.cards.length } };
  return tellRules(item.data.title, rules, pack, library, {
    setup: item,
    inForce: read.inForce,
    rows: market.rows,
    features: drawn?.features,
    cells: drawn?.cells,
    tokens: tokensUsed(kinds, map, library),
    resources: resourcesUsed(kinds, read.rules, library),
    cards: kinds.map(({ card }) => card),
  });
}

/** The rules files of a pack, those with errors left out. */
export function packRules(pack: Pack, library: Library): RulesText[] {
  return ([...(pack.items.get('rules')?.values() ?? [])] as Item<RulesData>[]).flatMap((item) => {
    const rules = mergeRules(item, library);
    return rules ? [tellRules(titleOf(item), rules, pack, library)] : [];
  });
}

/** The settings of a setup beyond its rules. */
interface OfSetup {
  readonly setup: Item<SetupData>;
  readonly inForce: InForce;
  readonly rows: readonly Row[];
  readonly features?: MapFeatures | undefined;
  readonly cells?: readonly MapCell[] | undefined;
  readonly tokens: readonly TokenDefinition[];
  readonly resources: readonly ResourceDefinition[];
  readonly cards: readonly Item<CardData>[];
}

/** What is called how in a language: terrains and regions by their ids. */
interface PlaceNames {
  readonly terrainName: (id: string) => string;
  readonly regionName: (id: string) => string;
  readonly cellNames: CellNames;
}

/** Its facts, with names in the language. */
function factsOf(
  { setup: { data }, inForce: { powers, events }, rows }: OfSetup,
  nameOf: (card: Item<CardData>) => string,
  { terrainName, regionName, cellNames }: PlaceNames,
  language: TextLanguage,
): SetupFacts {
  const { start } = data;
  return {
    start: start && {
      ...start,
      ...(start.cells && { cells: start.cells.map(cellNames.on) }),
      ...(start.seats && { seats: start.seats.map((cells) => cells.map(cellNames.on)) }),
      ...(start.terrains && { terrains: start.terrains.map(terrainName) }),
      ...(start.regions && { regions: start.regions.map(regionName) }),
      ...(start.outside && { outside: start.outside.map(regionName) }),
    },
    ...(rows.length > 0 && {
      rows: rows.map(({ title, show, cards }) => ({
        title: title && nameIn(title, language),
        show,
        cards: cards.map(({ card, count }) => ({ card: nameOf(card), count })),
      })),
    }),
    powers: data.powers && {
      deal: data.powers.deal ?? 'drawn',
      cards: powers.map(nameOf),
      offer: data.powers.offer,
      keep: [
        data.powers.keep?.exactly ?? data.powers.keep?.atLeast ?? 1,
        data.powers.keep ? (data.powers.keep.exactly ?? data.powers.keep.atMost) : 1,
      ],
      secret: data.powers.secret === true,
    },
    events: data.events && {
      again: data.events.again ?? false,
      inOrder: data.events.order === 'fixed',
      rounds: data.events.rounds ?? 1,
      cards:
        data.events.order === 'fixed'
          ? events.map((card) => ({ card: nameOf(card), count: 1 }))
          : [...new Set(events)].map((card) => ({
              card: nameOf(card),
              count: events.filter((one) => one === card).length,
            })),
    },
  };
}

function tellRules(
  title: SetupData['title'],
  rules: MergedRules,
  pack: Pack,
  library: Library,
  ofSetup?: OfSetup,
): RulesText {
  const base = editionOf(rules, pack);
  const edition = base && mergeRules(base, library);
  const wording = readWording(rules.wording, pack, library);
  const terrains = visibleTerrains(pack);
  const known = new Map([...visibleResources(pack)].map(([id, { definition }]) => [id, definition]));
  const cards = ofSetup?.cards ?? [...(visibleItems(pack, 'cards').values() as Iterable<Item<CardData>>)];
  const tellCards = askingCards(cards, pack, library, wording);
  const told = (language: TextLanguage): ToldRules => {
    const words = WORDS[language];
    const nameOf = (card: MergedRules['waste']): string => nameIn(applyWording(card, wording).name, language);
    const places = new Map(ofSetup?.cells?.map(({ label, name }) => [label, name]));
    const cellNames: CellNames = {
      between: (label) => nameIn(places.get(label) ?? label, language),
      on: (label) => (places.get(label) ? `${label} (${cellNames.between(label)})` : label),
    };
    const map = tellMap(
      ofSetup?.features ?? NO_FEATURES,
      ofSetup?.tokens ?? [],
      words,
      (name) => nameIn(name, language),
      cellNames,
    );
    const resources = (of: RulesOf): readonly Told[] =>
      tellResources(ofSetup?.resources ?? [], of, words, (name) => nameIn(name, language));
    const exchanges = (of: RulesOf): readonly Told[] =>
      tellExchanges(of, known, words, (name) => nameIn(name, language), nameOf);
    const terrainName = (id: string): string => nameIn(terrains.get(id)?.name ?? id, language);
    const regions = new Map(ofSetup?.features?.regions.map(({ id, name }) => [id, name]));
    const regionName = (id: string): string => nameIn(regions.get(id) ?? id, language);
    const setup = ofSetup ? factsOf(ofSetup, nameOf, { terrainName, regionName, cellNames }, language) : {};
    const own = tellFacts(rules, setup, words, nameOf, (of) => [
      ...tellCards(of, words, language),
      ...map,
      ...resources(of),
      ...exchanges(of),
    ]);
    const { headings } = words;
    const before =
      edition &&
      tellFacts(edition, {}, words, nameOf, (of) => [...tellCards(of, words, language), ...exchanges(of)]);
    const differing = before && differences(own, before, words);
    const baseTitle = base ? nameIn(titleOf(base), language) : '';
    return {
      heading: headings.rules(nameIn(title, language)),
      ...(differing && {
        edition: {
          heading: differing.length === 0 ? headings.same(baseTitle) : headings.differs(baseTitle),
          differences: differing,
        },
      }),
      rules: own.map(({ text }) => text),
    };
  };
  return rulesText(told);
}

/**
 * The rules that those of a pack, or of a setup of it, are a variant of: the nearest of another pack, which a setup may play by as they
 * are, else the nearest that they extend.
 */
function editionOf({ chain }: MergedRules, { id }: Pack): Item<RulesData> | undefined {
  return chain.find(({ pack }) => pack !== id) ?? chain[1];
}

function differences(own: readonly Told[], base: readonly Told[], { headings }: RulesWords): string[] {
  const before = new Map(base.map(({ key, text }) => [key, text]));
  const after = new Set(own.map(({ key }) => key));
  return [
    ...own.flatMap(({ key, text }) => {
      const was = before.get(key);
      if (was === text) return [];
      return [was === undefined ? text : `${text} ${headings.insteadOf(was)}`];
    }),
    ...base.flatMap(({ key, text }) => (after.has(key) ? [] : [headings.noLonger(text)])),
  ];
}

function titleOf({ data }: Item<RulesData>): SetupData['title'] {
  return data.title ?? data.id;
}
