// Triggers that set themselves off: a step sets off the same trigger again, or another one that sets off the first. It goes on until
// no cards, rails, stations or tokens are left, or the engine stops it, which is never intended.
import { CARD_EVENTS, type Filter, type TriggerEvent, type Who } from '@railwright/engine';
import type { Item } from '../../../packs/model.ts';
import type { Path } from '../../../text/path.ts';
import { isData } from '../../../text/data.ts';
import { cardTree, StepNode, type CardNode } from '../../language/nodes.ts';
import type { CardData } from '../../schema/cards.ts';
import { cardsMatching, type Vocabulary } from '../../cards/vocabulary.ts';
import { endsItself, setOffBy, type Chosen, type SetOff } from './set-off.ts';

export interface Listener {
  readonly card: Item<CardData>;
  readonly path: Path;
  readonly event: TriggerEvent;
  readonly by: Who;
  /** Cards that it waits for; undefined for any. */
  readonly kinds?: ReadonlySet<string> | undefined;
  /** Cells that it waits for. */
  readonly at?: unknown;
  /** The kind of token or the resource that it waits for; undefined for any. */
  readonly token?: unknown;
  /** Whose token it waits for; undefined for anybody's. */
  readonly of?: unknown;
  readonly sets: readonly SetOff[];
}

/** Dependence on the position may keep it from going on. */
const OPEN: readonly (keyof Filter)[] = ['cost', 'value', 'points', 'sameAs', 'inSupply'];
/** Where the card lies that a trigger is about. */
const ZONES: Readonly<Record<string, string>> = {
  play: 'play',
  buy: 'gained',
  gain: 'gained',
  discard: 'discard',
  trash: 'trash',
  draw: 'hand',
};

/** The triggers of a card that may act again and again, `onGain` among them. */
export function listenersOf(card: Item<CardData>, vocabulary: Vocabulary): Listener[] {
  const tree = cardTree(card);
  const found = tree.ofType('trigger').flatMap((node) => {
    // Effects limited to a number of uses end after them.
    if (node.isIn(isCounted)) return [];
    return readTrigger(card, node, vocabulary) ?? [];
  });
  const gain = tree.field('onGain');
  if (!gain || endsItself(gain, false)) return found;
  const kinds = new Set([card.id]);
  const it = new Map<string, Chosen>([['it', { kinds, zone: 'gained' }]]);
  const sets = [...setOffBy(gain, vocabulary, it)];
  return [...found, { card, path: gain.path, event: 'gain', by: 'own', kinds, sets }];
}

/** A step whose effects end after a number of uses. */
function isCounted(node: CardNode): boolean {
  return node instanceof StepNode && node.op === 'lasting' && node.fields['times'] !== undefined;
}

function readTrigger(card: Item<CardData>, node: CardNode, vocabulary: Vocabulary): Listener | undefined {
  const { on, by = 'own', where, at, token, resource, of, once } = node.fields;
  const steps = node.field('do');
  const isInPlay = !node.isUnder('lasting') && node.isIn(({ key }) => key === 'whileInPlay');
  // Once a turn does not make a circle.
  if (once === true || endsItself(steps, isInPlay)) return undefined;
  const event = on as TriggerEvent;
  const filter = CARD_EVENTS.includes(event) ? (where as Filter | undefined) : undefined;
  if (filter && isOpen(filter)) return undefined;
  const kinds = filter && cardsMatching(vocabulary, filter);
  const zone = ZONES[event];
  const names = new Map<string, Chosen>(zone === undefined ? [] : [['it', { kinds, zone }]]);
  const sets = [...setOffBy(steps, vocabulary, names)];
  return {
    card,
    path: node.path,
    event,
    by: by as Who,
    kinds,
    at,
    token: token ?? resource,
    of: of === 'all' ? undefined : of,
    sets,
  };
}

function isOpen(filter: Filter): boolean {
  return (
    OPEN.some((field) => filter[field] !== undefined) || (filter.not !== undefined && isOpen(filter.not))
  );
}

/** The events of one trigger that surely set off another, of the same player. */
export function feeds({ sets }: Listener, listener: Listener): SetOff | undefined {
  return sets.find((set) => hears(listener, set));
}

function hears(listener: Listener, set: SetOff): boolean {
  const { event, kinds, at, token } = listener;
  if (event !== set.event || !hearsOf(listener, set)) return false;
  if (kinds && !(set.kinds && set.kinds.size > 0 && [...set.kinds].every((id) => kinds.has(id))))
    return false;
  if (token !== undefined && token !== set.token) return false;
  if (!isData(at)) return true;
  const { cells } = set;
  return isData(cells) && Object.entries(at).every(([key, value]) => isSame(cells[key], value));
}

/** Whether it waits for what one who does that does, and surely to a token of its side: of several owners, a player may choose another. */
function hearsOf({ by, of }: Listener, set: SetOff): boolean {
  const doers: readonly Who[] = set.by === 'all' ? ['own', 'opponents'] : [set.by];
  return doers.some((doer) => {
    if (by !== 'all' && by !== doer) return false;
    // An opponent of an opponent may be anybody.
    const owner = doer === 'own' ? set.of : set.of === 'own' ? 'opponents' : undefined;
    return of === undefined || of === owner;
  });
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
