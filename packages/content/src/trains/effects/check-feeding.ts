// Reports triggers that set themselves off again, and pairs that set each other off, where both cards can be in one game.
import type { TriggerEvent } from '@railwright/engine';
import { relatedTo, type DiagnosticSink } from '../../diagnostics/sink.ts';
import type { Library } from '../../load/library.ts';
import type { Item } from '../../model.ts';
import { setupsPlayed } from '../setup/cards-sold.ts';
import type { CardData } from '../schema/cards.ts';
import type { Vocabulary } from '../vocabulary.ts';
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
  const told = new Set<Listener>();
  for (const one of all.filter((listener) => isOwn(listener) && !fed.has(listener)))
    for (const other of all) {
      if (other === one || fed.has(other) || told.has(other) || told.has(one)) continue;
      const set = feeds(one, other);
      const back = set && feeds(other, one);
      if (!back || !canMeet(one.card, other.card, library)) continue;
      told.add(one);
      reportPair(one, set, other, back, sink);
    }
}

function toldOf({ event, kinds }: SetOff): readonly [deed: string, end: string] {
  const [deed, end] = DEEDS[event] ?? ['This', 'and so on'];
  const [only] = kinds ?? [];
  return [event === 'gain' && kinds?.size === 1 && only !== undefined ? `Gaining ${only}` : deed, end];
}

function reportPair(one: Listener, set: SetOff, other: Listener, back: SetOff, sink: DiagnosticSink): void {
  const where = other.card === one.card ? 'another trigger of this card' : `a trigger of ${other.card.id}`;
  const [deed] = toldOf(set);
  const [reply] = toldOf(back);
  sink.report(
    'triggers-feed-each-other',
    { file: one.card.file, path: set.path },
    `${deed} here sets off ${where}, which sets off this one again: ${lower(reply)} and ${lower(deed)} go on in turn.`,
    { help: ONCE, related: [relatedTo({ file: other.card.file, path: back.path }, 'Here is the other.')] },
  );
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Whether some setup has both; of a card that no setup has it is not known. */
function canMeet(one: Item, other: Item, library: Library): boolean {
  const setups = setupsPlayed(library);
  if (!setups || one === other) return true;
  const isIn = (card: Item): boolean => setups.some(({ cards }) => cards.has(card));
  return !isIn(one) || !isIn(other) || setups.some(({ cards }) => cards.has(one) && cards.has(other));
}
