// Reports triggers that set themselves off again, and rings of triggers that set each other off, where all their cards can be in one game.
import type { TriggerEvent } from '@railwright/engine';
import { joined } from '@railwright/engine/joined';
import { relatedTo, type DiagnosticSink } from '../../diagnostics/sink.ts';
import type { Library } from '../../load/library.ts';
import type { Item } from '../../model.ts';
import { setupsPlayed } from '../setup/cards-sold.ts';
import type { CardData } from '../schema/cards.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { ringsOf } from './feeding-rings.ts';
import { feeds, listenersOf, type Listener } from './self-feeding.ts';
import type { SetOff } from './set-off.ts';

const ONCE = 'Let it act only the first time in each turn: `once: true`. Or let the player decide: `may`.';

/** A pack of so many triggers is made by a program, which knows what it does. */
const MOST_COMPARED = 500;

/** What is done, and what ends it at last. */
const DEEDS: Readonly<Partial<Record<TriggerEvent, readonly [deed: string, end: string]>>> = {
  play: ['Playing a card', 'and so on'],
  gain: ['Gaining a card', 'until no such card is left'],
  lay: ['Laying a rail', 'until no further rail can be laid'],
  station: ['Building a station', 'until no further station can be built'],
  discard: ['Discarding a card', 'as long as there are cards to discard'],
  trash: ['Trashing a card', 'as long as there are cards to trash'],
  token: ['Placing a token', 'until there is no stock or no room for another'],
  'take-token': ['Taking a token', 'until there is no other to take'],
  draw: ['Drawing', 'until the deck and the discard pile are empty'],
};

export function checkFeeding(
  own: ReadonlyMap<string, Item<CardData>>,
  vocabulary: Vocabulary,
  library: Library,
  sink: DiagnosticSink,
): void {
  const all = [...vocabulary.cards.values()]
    .filter(({ broken }) => !broken)
    .flatMap((card) => listenersOf(card, vocabulary));
  const isOwn = ({ card }: Listener): boolean => own.get(card.id) === card;
  const fed = new Set<Listener>();
  for (const listener of all) {
    const set = feeds(listener, listener);
    if (!set) continue;
    fed.add(listener);
    if (!isOwn(listener)) continue;
    const [deed, end] = toldOf(set);
    const isOnGain = listener.path.at(-1) === 'onGain';
    const what = isOnGain ? 'does the same' : 'sets off this trigger';
    sink.report(
      'trigger-feeds-itself',
      { file: listener.card.file, path: set.path },
      `${deed} here ${what} again, ${end}.`,
      { help: isOnGain ? 'Let the player decide: `may`.' : ONCE },
    );
  }
  if (all.length > MOST_COMPARED) return;
  const ring = all.filter((listener) => !fed.has(listener));
  const edges = ring.map((one) =>
    ring.flatMap((other, i) => (other !== one && feeds(one, other) ? [i] : [])),
  );
  const told = new Set<number>();
  for (const cards of games(library)) {
    const there = [...ring.keys()].filter((i) => !told.has(i) && cards(ring[i]?.card));
    for (const found of ringsOf(edges, there, (i) => isOwn(ring[i] as Listener))) {
      for (const i of found) told.add(i);
      reportRing(
        found.map((i) => ring[i] as Listener),
        sink,
      );
    }
  }
}

function toldOf({ event, kinds }: SetOff): readonly [deed: string, end: string] {
  const [deed, end] = DEEDS[event] ?? ['This', 'and so on'];
  const [only] = kinds ?? [];
  return [event === 'gain' && kinds?.size === 1 && only !== undefined ? `Gaining ${only}` : deed, end];
}

/** `ring`: each sets off the next one, and the last one the first. */
function reportRing(ring: readonly Listener[], sink: DiagnosticSink): void {
  const [one] = ring;
  const sets = ring.flatMap((listener, i) => feeds(listener, ring[(i + 1) % ring.length] ?? listener) ?? []);
  const [set] = sets;
  if (!one || !set) return;
  const others = ring.slice(1);
  const chain = others.map(({ card }) =>
    card === one.card ? 'another trigger of this card' : `a trigger of ${card.id}`,
  );
  const deeds = sets.map((each) => toldOf(each)[0]);
  const turns = [...deeds.slice(1), ...deeds.slice(0, 1)].map(lower);
  sink.report(
    'triggers-feed-each-other',
    { file: one.card.file, path: set.path },
    `${deeds[0] ?? ''} here sets off ${[...chain, 'this one again'].join(', which sets off ')}: ${joined(turns, 'and')} go on in turn.`,
    {
      help: ring.length > 2 ? `Stopping one of them is enough. ${ONCE}` : ONCE,
      related: others.map(({ card }, i) =>
        relatedTo(
          { file: card.file, path: sets[i + 1]?.path ?? set.path },
          ring.length > 2 ? 'Here is the next.' : 'Here is the other.',
        ),
      ),
    },
  );
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** For each setup which cards can be in one game there: its own, and those of which no setup has any; all, if setups are not known. */
function games(library: Library): ((card: Item | undefined) => boolean)[] {
  const setups = setupsPlayed(library);
  if (!setups || setups.length === 0) return [() => true];
  const isIn = new Set(setups.flatMap(({ cards }) => [...cards]));
  return setups.map(
    ({ cards }) =>
      (card) =>
        card !== undefined && (cards.has(card) || !isIn.has(card)),
  );
}
