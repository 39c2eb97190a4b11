// English: verbs, lists, numbers and the words for zones, targets and events.
import { joined } from '../../../core/joined.ts';
import type { EventWords, TargetWords, UntilWords, ZoneWords } from '../grammar.ts';
import type { Teller } from '../teller.ts';

export const ZONES: ZoneWords = {
  hand: { you: 'your hand', they: 'their hand' },
  deck: { you: 'your deck', they: 'their deck' },
  discard: { you: 'your discard pile', they: 'their discard pile' },
  play: { you: 'your play area', they: 'their play area' },
  gained: { you: 'your gained cards', they: 'their gained cards' },
  aside: { you: 'the cards set aside', they: 'the cards set aside' },
  trash: { you: 'the trash', they: 'the trash' },
  supply: { you: 'the supply', they: 'the supply' },
};

/** The words after "put it". */
export const TARGETS: TargetWords = {
  hand: { you: 'into your hand', they: 'into their hand' },
  discard: { you: 'on your discard pile', they: 'on their discard pile' },
  gained: { you: 'among your gained cards', they: 'among their gained cards' },
  play: { you: 'into play', they: 'into play' },
  'deck-bottom': { you: 'at the bottom of your deck', they: 'at the bottom of their deck' },
  'deck-top': { you: 'on top of your deck', they: 'on top of their deck' },
  trash: { you: 'into the trash', they: 'into the trash' },
  supply: { you: 'into the supply', they: 'into the supply' },
  aside: { you: 'aside', they: 'aside' },
};

export const EVENTS: EventWords = {
  play: ['play', 'plays'],
  buy: ['buy', 'buys'],
  gain: ['gain', 'gains'],
  lay: ['lay', 'lays'],
  station: ['build', 'builds'],
  discard: ['discard', 'discards'],
  trash: ['trash', 'trashes'],
  draw: ['draw', 'draws'],
  shuffle: ['shuffle', 'shuffles'],
  route: ['claim', 'claims'],
  token: ['place', 'places'],
  'take-token': ['take', 'takes'],
};

export const UNTIL: UntilWords = {
  'turn-end': { you: 'for the rest of the turn', they: 'for the rest of the turn' },
  'next-turn': { you: 'until your next turn begins', they: 'until their next turn begins' },
  'next-turn-end': { you: 'until the end of your next turn', they: 'until the end of their next turn' },
  'game-end': { you: 'for the rest of the game', they: 'for the rest of the game' },
};

export const NUMERALS: Readonly<Record<string, number>> = {
  two: 2,
  twice: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};

/** A regular verb in the form its mood requires: an order to others is "they discard". */
export function verb(t: Teller, base: string): string {
  return t.mood === 'order' && t.person === 'they' ? `they ${base}` : second(t, base);
}

/** The same where the subject has been said: "gains a card and puts it …". */
export function second(t: Teller, base: string): string {
  if (t.mood !== 'third') return base;
  if (/(?:s|x|sh|ch)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

export function you(t: Teller): string {
  return t.person === 'you' ? 'you' : 'they';
}

/** "you may" before a verb without ending. */
export function may(t: Teller): string {
  return t.mood === 'order' ? `${you(t)} may` : 'may';
}

export function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** "a, b and c". */
export const list = (items: readonly string[], last = 'and'): string => joined(items, last);

/** Actions done one after the other in one sentence. */
export function inTurn(clauses: readonly string[]): string {
  const told = withoutPlus(clauses);
  if (told.some((clause) => /[,;:]/.test(clause))) return told.join('; then ');
  return list(told)
    .replaceAll(' and +', ', +')
    .replaceAll(/(, | and )they (?!may |have |pay no |gain no )/g, '$1');
}

/** The same as one of several options, which semicolons separate. */
export function inOption(clauses: readonly string[]): string {
  return list(withoutPlus(clauses)).replaceAll(' and +', ', +');
}

/** "get 2 coins" for "+2 coins" beside clauses with verbs. */
function withoutPlus(clauses: readonly string[]): readonly string[] {
  if (clauses.every((clause) => clause.startsWith('+'))) return clauses;
  return clauses.map((clause) =>
    clause.replace(/^\+(?=\d+ (coin|point))/, (_, what) => (what === 'coin' ? 'get ' : 'score ')),
  );
}
