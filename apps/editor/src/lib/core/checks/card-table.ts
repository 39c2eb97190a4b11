// A game to try a card in: the requested setup, or the first one of the pack (or of packs it extends) that has the card. If none has it, a
// workshop is built: every card of the pack and of those it extends that can be for sale.
import { editDocument, marketOf, playersOf, resolveSetup } from '@railwright/content';
import type { Content, Diagnostic, Pack, ResolvedSetup } from '@railwright/content';
import type { GameDefinition } from '@railwright/engine';
import type { Workspace } from '@railwright/workspace';

export interface TableWish {
  /** Id of the pack, and its folder as in the paths of the files. */
  readonly pack: string;
  readonly folder: string;
  readonly card: string;
  /** `pack/id` of the setup to play; by default any with the card. */
  readonly setup?: string | undefined;
}

export interface Table {
  /** `pack/id`. */
  readonly setup: string;
  readonly title: string;
  readonly definition: GameDefinition;
  readonly seats: { readonly min: number; readonly max: number };
  /** The number of players of a card test that sets none. */
  readonly players: number;
  /** A file that the setup needs and that is missing or different in the folder. */
  readonly addition?: { readonly path: string; readonly text: string } | undefined;
}

export type TableAnswer =
  | { readonly ok: true; readonly table: Table }
  | { readonly ok: false; readonly message: string; readonly problems: readonly Diagnostic[] };

const WORKSHOP = 'workshop';
/** The maximum number of kinds in the market of a workshop, from the schema. */
const MOST_KINDS = 100;

export async function findTable(workspace: Workspace, wish: TableWish): Promise<TableAnswer> {
  const content = await workspace.check();
  const pack = content.packs.find(({ id }) => id === wish.pack);
  if (!pack) return refuse('The pack cannot be read: see its pack.yaml.', content.diagnostics);
  const item = pack.items.get('cards')?.get(wish.card);
  const own = errorsOf(content, pack, wish.card);
  if (!item || own.length > 0)
    return refuse(
      item
        ? 'The card is not finished, so it cannot be played yet.'
        : 'The card has no id, or another card has the same id.',
      own,
    );
  const setups = setupsOf(pack);
  const candidates = wish.setup === undefined ? setups : [wish.setup];
  let base: ResolvedSetup | undefined;
  for (const id of candidates) {
    const found = resolveSetup(content, id);
    if (!found.ok) continue;
    base ??= found.setup;
    if (hasCard(found.setup, wish.card)) return { ok: true, table: tableOf(found.setup) };
  }
  if (wish.setup !== undefined && base) return refuse(`${base.title} does not have this card.`, []);
  if (wish.setup !== undefined)
    return refuse('This setup cannot be played as it is.', problemsOf(content, wish.setup));
  if (!base) return refuse('There is no setup here that provides a map and rules.', content.diagnostics);
  if ((item.data as { notForSale?: unknown }).notForSale === true)
    return refuse(
      'The card is not for sale, and no setup has a pile of it. Add a pile in a rules file, or list it under `powers` or `events` of a setup.',
      [],
    );
  return workshop(workspace, content, pack, base, wish);
}

/** Own setups first, then those of packs it extends; the workshop after the others. */
function setupsOf(pack: Pack): string[] {
  return pack.visible.flatMap(({ id, items }) =>
    [...(items.get('setups')?.keys() ?? [])]
      .sort((a, b) => Number(a === WORKSHOP) - Number(b === WORKSHOP))
      .map((setup) => `${id}/${setup}`),
  );
}

function hasCard(setup: ResolvedSetup, card: string): boolean {
  return marketOf(setup.definition)?.some(({ id }) => id === card) ?? false;
}

function tableOf(setup: ResolvedSetup, addition?: Table['addition']): Table {
  return {
    setup: setup.id,
    title: setup.title,
    definition: setup.definition,
    seats: setup.seats,
    players: playersOf({}, setup),
    ...(addition && { addition }),
  };
}

async function workshop(
  workspace: Workspace,
  content: Content,
  pack: Pack,
  base: ResolvedSetup,
  wish: TableWish,
): Promise<TableAnswer> {
  const path = `${wish.folder}setups/${WORKSHOP}.yaml`;
  const before = workspace.textOf(path);
  const cards = marketFor(content, pack, base, wish.card);
  const text =
    before === undefined
      ? workshopText(base, cards)
      : editDocument(before, [
          { path: ['market', 'cards'], value: cards },
          { path: ['market', 'kinds'], value: cards.length },
        ]);
  const all = await workspace.contentWith([[path, text]]);
  const found = resolveSetup(all, `${pack.id}/${WORKSHOP}`);
  if (!found.ok) return refuse('No game could be built with this card.', found.diagnostics);
  return { ok: true, table: tableOf(found.setup, { path, text }) };
}

/** The card, then the cards that can be sold with it: valid cards without a pile of their own. */
function marketFor(content: Content, pack: Pack, base: ResolvedSetup, card: string): string[] {
  const cards = marketOf(base.definition) ?? [];
  const market = new Set((base.options['market'] as readonly string[] | undefined) ?? []);
  const piles = new Set(cards.map(({ id }) => id).filter((id) => !market.has(id)));
  const seen = new Set([card]);
  for (const one of pack.visible)
    for (const [id, item] of one.items.get('cards') ?? []) {
      const { notForSale } = item.data as { notForSale?: unknown };
      if (seen.has(id) || piles.has(id) || item.broken || notForSale === true) continue;
      if (errorsOf(content, one, id).length === 0) seen.add(id);
    }
  return [...seen].slice(0, MOST_KINDS);
}

function workshopText(base: ResolvedSetup, cards: readonly string[]): string {
  return [
    '# yaml-language-server: $schema=../../../schemas/setup.schema.json',
    /* @wc-ignore */ '# Not for real games: all kinds at once, for card tests and for trying cards out.',
    'format: 1',
    `id: ${WORKSHOP}`,
    'title: Workshop',
    `rules: ${String(base.options['rules'])}`,
    `map: ${String(base.options['map'])}`,
    'market:',
    `  kinds: ${cards.length}`,
    '  cards:',
    ...cards.map((id) => `    - ${id}`),
    '',
  ].join('\n');
}

function errorsOf({ diagnostics }: Content, pack: Pack, card: string): Diagnostic[] {
  const item = pack.items.get('cards')?.get(card);
  const lines = item?.file.document?.lines(item.path);
  if (!item || !lines) return [];
  return diagnostics.filter(
    ({ severity, file, start }) =>
      severity === 'error' &&
      file === item.file.path &&
      lines.first <= start.line &&
      start.line <= lines.last,
  );
}

function problemsOf(content: Content, setup: string): readonly Diagnostic[] {
  const found = resolveSetup(content, setup);
  return found.ok ? [] : found.diagnostics;
}

function refuse(message: string, problems: readonly Diagnostic[]): TableAnswer {
  return {
    ok: false,
    message,
    problems: problems.filter(({ severity }) => severity === 'error').slice(0, 5),
  };
}
