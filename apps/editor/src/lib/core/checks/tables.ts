// The tables at which a file can be playtested: the setups that use it, one of them assembled, and the strategies that can play it. Runs in the
// worker that checks content, as the page may not compile the schema validators.
import {
  asBundled,
  chosenOptions,
  listGroups,
  listStrategies,
  makeBundle,
  picturesIn,
  resolveSetup,
  setupLooks,
} from '@railwright/content';
import type { Bundle, Content, Diagnostic, Item, Looks, Pack, ResolvedSetup } from '@railwright/content';
import type { Targets } from '@railwright/figures';
import { nameText, textsAt, type Data } from '../content/data.ts';
import { missedPacks } from '../content/missed-packs.ts';
import { trialOf } from './trial.ts';
import type { LoadWith, Replaced } from './trial.ts';

export interface TestWish {
  /** The open file. */
  readonly path: string;
  /** The setup to assemble, as `pack/id`; by default the first that uses the file. */
  readonly setup?: string | undefined;
  /** Id of a card in the file that must be in the game. */
  readonly card?: string | undefined;
  /** Id of the card that it replaces if it is not sold; by default one of its cost. */
  readonly instead?: string | undefined;
}

export interface SetupChoice {
  /** `pack/id`. */
  readonly id: string;
  readonly title: string;
  readonly file: string;
  /** Whether it is the file itself, or uses its content. */
  readonly uses: boolean;
}

interface StrategyChoice {
  /** `pack/id`. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** The strategy for bots, as plain JSON; of a group, its level and leanings. */
  readonly strategy: object;
  /** Of a group of people, whom a learned player plays like. */
  readonly group?: {
    /** The name of the player's file; undefined: whichever has learned the setup. */
    readonly player: string | undefined;
    /** Whether its people played this setup. */
    readonly isOwn: boolean;
  };
}

/** What the cards of a setup look like. */
export interface TableLooks {
  readonly looks: Looks;
  /** Of its pictures, by the names that looks use. */
  readonly paths: Readonly<Record<string, string>>;
}

/** A setup assembled for a playtest. */
export interface TestTable {
  /** `pack/id`. */
  readonly setup: string;
  readonly title: string;
  readonly game: string;
  /** Ids of the packs that its pack builds on, including itself. */
  readonly packs: readonly string[];
  /** A map that replaces the setup's own, as `pack/id`. */
  readonly map?: string;
  /** The market card replaced by a card that no setup sells. */
  readonly trial?: { readonly card: string; readonly instead: Replaced | undefined };
  readonly bundle: Bundle;
  readonly looks?: TableLooks;
  readonly targets?: Targets;
  readonly strategies: readonly StrategyChoice[];
}

export interface TestTables {
  readonly setups: readonly SetupChoice[];
  /** Undefined if nothing can be played: then `problems` say why, or there is no setup. */
  readonly table?: TestTable;
  readonly problems: readonly Diagnostic[];
}

export async function findTables(
  content: Content,
  { path, setup, card, instead: replaced }: TestWish,
  loadWith: LoadWith,
): Promise<TestTables> {
  const pack = content.packs
    .filter(({ folder }) => path.startsWith(folder))
    .sort((a, b) => b.folder.length - a.folder.length)[0];
  if (!pack) return { setups: [], problems: [] };
  const items = [...pack.items.values()].flatMap((kind) =>
    [...kind.values()].filter(({ file }) => file.path === path),
  );
  const map = items.find(({ kind }) => kind === 'maps');
  const setups = choicesFor(content, pack, items);
  // A map that no setup uses replaces that of another setup of the game.
  const instead = map && !setups.some(({ uses }) => uses) ? `${pack.id}/${map.id}` : undefined;
  const tried = setup !== undefined && setups.some(({ id }) => id === setup) ? setup : setups[0]?.id;
  if (tried === undefined) return { setups, problems: [] };
  const found = resolveSetup(content, tried, instead === undefined ? {} : { map: instead });
  if (!found.ok)
    return { setups, problems: found.diagnostics.filter(({ severity }) => severity === 'error') };
  const missed = missedPacks(content, tried);
  if (missed.length > 0) return { setups, problems: missed };
  const trial =
    card !== undefined && items.some(({ id, kind, broken }) => kind === 'cards' && id === card && !broken)
      ? await trialOf(found.setup, pack, card, loadWith, replaced)
      : undefined;
  // A game with a card on trial is published nowhere.
  const { publishedAt, ...resolved } = trial?.setup ?? found.setup;
  const played = trial || publishedAt === undefined ? resolved : { ...resolved, publishedAt };
  const { title, game, targets } = found.setup;
  const looks = looksOf(trial?.content ?? content, played);
  const strategies = listStrategies(content, game).map(({ id, data, strategy }) => ({
    id,
    name: nameText(data.name),
    description: nameText(data.description),
    strategy,
  }));
  const groups = listGroups(content, game).map((group) => ({
    id: group.id,
    name: nameText(group.titles),
    description: '',
    strategy: asBundled(group).strategy,
    group: { player: group.data.player, isOwn: group.setup === found.setup.id },
  }));
  return {
    setups,
    problems: [],
    table: {
      setup: found.setup.id,
      title,
      game,
      packs: visiblePacks(content, found.setup.id),
      ...(instead !== undefined && { map: instead }),
      ...(trial && card !== undefined && { trial: { card, instead: trial.instead } }),
      bundle: makeBundle(played),
      ...(looks && { looks }),
      ...(targets && { targets }),
      strategies: [...strategies, ...groups],
    },
  };
}

function looksOf(content: Content, { id, options }: ResolvedSetup): TableLooks | undefined {
  const looks = setupLooks(content, id, chosenOptions(options));
  if (!looks) return undefined;
  const paths = [...picturesIn(content, looks)].map(([key, { path }]) => [key, path] as const);
  return { looks, paths: Object.fromEntries(paths) };
}

function visiblePacks({ packs }: Content, setup: string): string[] {
  const own = packs.find(({ id }) => id === setup.split('/')[0]);
  return own?.visible.map(({ id }) => id) ?? [];
}

/** Setups that use the file first; for a setup's own file only that one, and for a map with setups only those. */
function choicesFor(content: Content, pack: Pack, items: readonly Item[]): SetupChoice[] {
  const own = items.filter(({ kind }) => kind === 'setups');
  if (own.length > 0) return own.map((item) => choice(item, true));
  const all = content.packs
    .filter((one) => one.visible.some(({ id }) => id === pack.id) || pack.visible.includes(one))
    .flatMap((one) => [...(one.items.get('setups')?.values() ?? [])])
    .map((item) => choice(item, uses(content, item, pack, items)));
  const using = all.filter((one) => one.uses);
  const onMap = items.some(({ kind }) => kind === 'maps') && using.length > 0;
  const near = (id: string): number => (id.startsWith(`${pack.id}/`) ? 0 : 1);
  return (onMap ? using : all).sort(
    (a, b) => Number(b.uses) - Number(a.uses) || near(a.id) - near(b.id) || plain(a, b),
  );
}

const plain = (a: SetupChoice, b: SetupChoice): number => rank(a.id) - rank(b.id) || (a.id < b.id ? -1 : 1);
/** Setups for beginners first, those with every kind at once last. */
const rank = (id: string): number =>
  id.endsWith('-beginners') ? 0 : /\/(workshop|every-kind)$/.test(id) ? 2 : 1;

function choice(item: Item, used: boolean): SetupChoice {
  return {
    id: `${item.pack}/${item.id}`,
    title: nameText(textsAt(item.data as Data, 'title')) || item.id,
    file: item.file.path,
    uses: used,
  };
}

function uses(content: Content, setup: Item, pack: Pack, items: readonly Item[]): boolean {
  const ids = new Set(items.map(({ id }) => id));
  const kind = items[0]?.kind;
  const { map } = setup.data as { readonly map?: unknown };
  if (kind === 'maps') {
    const [id = '', of = setup.pack] = typeof map === 'string' ? map.split('/').reverse() : [];
    return ids.has(id) && (of === pack.id || !map?.toString().includes('/'));
  }
  const found = resolveSetup(content, `${setup.pack}/${setup.id}`);
  if (!found.ok) return false;
  const { options } = found.setup;
  if (kind === 'cards')
    return (options['market'] as readonly string[] | undefined)?.some((card) => ids.has(card)) ?? false;
  return Object.values(options).some(
    (value) => typeof value === 'string' && [...ids].some((id) => value === `${pack.id}/${id}`),
  );
}
