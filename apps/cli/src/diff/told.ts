// Each difference in a few words, for the terminal and for Markdown.
import type {
  CardDiff,
  CardSide,
  CellDiff,
  Change,
  DiffResult,
  ItemDiff,
  JoinDiff,
  TerrainDiff,
  ValueDiff,
} from '@railwright/content/diff';
import { listed } from '../listed.ts';

/** One difference: the name of the thing, and what it was and is where that can be said. */
export interface Told {
  readonly change: Change;
  readonly name: string;
  /** What distinguishes a new thing, or how one changed: `cost 4 → 2`. */
  readonly facts: readonly string[];
  /** Text that is gone, and text that is new. */
  readonly before?: string;
  readonly now?: string;
}

/** Differences of one kind under a title; without any, the kind is left out. */
export interface ToldKind {
  readonly title: string;
  readonly all: readonly Told[];
}

/** In the order in which a player would ask. */
export function toldKinds(diff: DiffResult): ToldKind[] {
  const kinds: ToldKind[] = [
    { title: 'Cards', all: diff.cards.map(toldCard) },
    {
      title: 'Maps',
      all: diff.maps.flatMap(({ change, id, pictures }) =>
        change === 'changed' ? pictures.map((one) => toldPicture(id, one)) : [whole(change, id)],
      ),
    },
    {
      title: 'Cells',
      all: diff.maps.flatMap(({ id, cells, joins }) => [
        ...cells.map((cell) => toldCell(id, cell)),
        ...joins.map((join) => toldJoin(id, join)),
      ]),
    },
    { title: 'Rules', all: diff.rules.flatMap(toldRules) },
    { title: 'Others', all: diff.items.map(toldItem) },
    { title: 'Tests', all: diff.tests.map(({ change, name }) => whole(change, `“${name}”`)) },
  ];
  return kinds.filter(({ all }) => all.length > 0);
}

const whole = (change: Change, name: string): Told => ({ change, name, facts: [] });

function toldCard({ id, change, before, now }: CardDiff): Told {
  const card = now ?? before;
  const name = card?.name ?? id;
  if (!before || !now)
    return {
      change,
      name,
      facts: change === 'added' ? [card?.about ?? ''] : [],
      ...(now && now.text !== '' && { now: quoted(now) }),
    };
  // One that has errors has no facts.
  if (before.facts.length === 0 || now.facts.length === 0)
    return {
      change,
      name: before.facts.length > 0 ? before.name : name,
      facts: [`${before.about} → ${now.about}`],
    };
  const isRewritten = before.text !== now.text;
  const facts = factChanges(before, now);
  return {
    change,
    name,
    facts: facts.length === 0 && !isRewritten ? ['written differently'] : facts,
    ...(isRewritten && { before: quoted(before), now: quoted(now) }),
  };
}

export function factChanges(before: CardSide, now: CardSide): string[] {
  const old = new Map(before.facts.map(({ what, value }) => [what, value]));
  const fresh = new Map(now.facts.map(({ what, value }) => [what, value]));
  return [...new Set([...old.keys(), ...fresh.keys()])]
    .filter((what) => old.get(what) !== fresh.get(what))
    .map((what) => `${what} ${old.get(what) || 'none'} → ${fresh.get(what) || 'none'}`);
}

const quoted = ({ text }: CardSide): string => (text === '' ? 'without text' : `“${text}”`);

function toldCell(map: string, { at, change, before = '', now = '' }: CellDiff): Told {
  const shown = change === 'changed' ? [`${before} → ${now}`] : change === 'added' ? [now] : [];
  return { change, name: `${map} ${at}`, facts: shown };
}

function toldPicture(map: string, { terrain, before = 'none', now = 'none' }: TerrainDiff): Told {
  return { change: 'changed', name: `${map} ${terrain}`, facts: [`picture ${before} → ${now}`] };
}

function toldJoin(map: string, { between, change, before = '', now = '' }: JoinDiff): Told {
  const facts = change === 'changed' ? [`${before} → ${now}`] : [now || before];
  return { change, name: `${map} ${between.join('–')}`, facts };
}

function toldRules({ of, removed, added }: DiffResult['rules'][number]): Told[] {
  return [
    {
      change: 'changed',
      name: namesOf(of),
      facts: [],
      ...(removed.length > 0 && { before: removed.join('\n') }),
      ...(added.length > 0 && { now: added.join('\n') }),
    },
  ];
}

const WORDS = { added: 'new', changed: 'changed', removed: 'removed' } as const;

/** Those that are new, that changed and that are gone, under a word for each: `2 new`. */
export function byChange(
  all: readonly Told[],
): { readonly counted: string; readonly some: readonly Told[] }[] {
  return (['added', 'changed', 'removed'] as const).flatMap((change) => {
    const some = all.filter((one) => one.change === change);
    return some.length === 0
      ? []
      : [{ counted: `${some.length.toLocaleString('en')} ${WORDS[change]}`, some }];
  });
}

const NAMED = 3;

/** Names in a list, of which the first few are named. */
export function namesOf(names: readonly string[]): string {
  return listed(names, NAMED);
}

/** A commit by its first characters. */
export const shortCommit = (ref: string): string => (/^[0-9a-f]{40}$/.test(ref) ? ref.slice(0, 8) : ref);

const toldItem = ({ kind, id, change, values }: ItemDiff): Told => ({
  change,
  name: `${kind} ${id}`,
  facts: values.map(toldValue),
});

const toldValue = (value: ValueDiff): string =>
  `${value.path} ${'before' in value ? shown(value.before) : 'none'} → ${'now' in value ? shown(value.now) : 'none'}`.trimStart();

const MOST_LETTERS = 40;

/** Texts are cut short. */
function shown(value: unknown): string {
  const text =
    typeof value === 'string'
      ? value
      : Array.isArray(value)
        ? value.map(shown).join(', ')
        : JSON.stringify(value);
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > MOST_LETTERS ? `${line.slice(0, MOST_LETTERS)}…` : line;
}
