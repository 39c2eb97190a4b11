// Lines that answer one question with several cards: picks in any order, and cards that go on the deck, top first. The
// engine takes picks in the order of the kinds, and cards for the deck from the bottom up; authors of tests need not know.
import type { Decision, Game, State } from '@railwright/engine';
import { apply, notLegal, type WhyNotLegal } from './answers.ts';
import { countsOf, sameCounts, showCounts } from './compare.ts';

import { legalTexts } from './question.ts';
import type { TestStep } from './steps.ts';
import type { Problem } from './problem.ts';

/** Picks all cards of a set; the question ends with the last. */
export function pickSet(
  game: Game,
  s: State,
  { choices, path }: TestStep,
  whyNot: WhyNotLegal,
): Problem | undefined {
  const asked = game.decision(s);
  const before = pickedIn(asked) ?? 0;
  const left = [...choices];
  const isOpen = (): boolean => {
    const now = game.decision(s);
    return isSame(now, asked) && pickedIn(now) === before + choices.length - left.length;
  };
  while (left.length > 0) {
    if (left.length < choices.length && !isOpen())
      return anotherQuestion(left[0], choices.length - left.length);
    const legal = legalTexts(game, s);
    const next = legal.find((text) => left.some((choice) => choice.text === text));
    if (next === undefined) return left[0] && notLegal(game, s, left[0], whyNot);
    left.splice(
      left.findIndex(({ text }) => text === next),
      1,
    );
    apply(game, s, next);
  }
  const ended = isOpen() ? apply(game, s, 'done') : choices.length > 0;
  // Picking nothing must be allowed; with some picks made, more may be wanted on the next line.
  return ended || choices.length > 0 ? undefined : notLegal(game, s, { text: 'done', path }, whyNot);
}

function anotherQuestion(
  choice: TestStep['choices'][number] | undefined,
  taken: number,
): Problem | undefined {
  if (!choice) return undefined;
  const cards = taken === 1 ? 'one card' : `${taken} cards`;
  return {
    path: choice.path,
    message: `The question takes ${cards}; “${choice.text}” answers the next one.`,
    help: 'Answer each question on its own line.',
  };
}

/** Puts all cards of the question on the deck, the first in the list on top. */
export function putOnDeck(
  game: Game,
  s: State,
  { choices, path }: TestStep,
  whyNot: WhyNotLegal,
): Problem | undefined {
  const asked = game.decision(s);
  const there = countsOf(asked?.detail?.['left']);
  const [first] = choices;
  if (!there) return notLegal(game, s, first ?? { text: 'put', path }, whyNot);
  const cards = choices.map(({ text }) => text.slice('put '.length));
  const wanted = countsOf(cards) ?? new Map<string, number>();
  if (!sameCounts(wanted, there)) return notAll(cards, wanted, there, [...path, 'put']);
  for (const { text } of choices.toReversed()) {
    // The last kind goes on top by itself.
    if (!isSame(game.decision(s), asked) || !apply(game, s, text)) break;
  }
  return undefined;
}

function notAll(
  cards: readonly string[],
  wanted: ReadonlyMap<string, number>,
  there: ReadonlyMap<string, number>,
  path: Problem['path'],
): Problem {
  const rest = [...there].map(([card, count]) => [card, count - (wanted.get(card) ?? 0)] as const);
  const missing = rest.filter(([, count]) => count !== 0);
  const [kind] = missing;
  const known = [...wanted.keys()].every((card) => there.has(card));
  // Until lists began at the top they began at the bottom, and left out the last kind, which goes on top by itself.
  const former = kind && known && missing.length === 1 && kind[1] > 0 ? kind : undefined;
  const today = former && [...Array.from({ length: former[1] }, () => former[0]), ...cards.toReversed()];
  return {
    path,
    message: `After \`put\`, list all cards that go on the deck, top first: ${showCounts(there)}.`,
    help:
      today && `If this list starts at the bottom, as in earlier versions, write put: [${today.join(', ')}].`,
  };
}

function isSame(now: Decision | undefined, asked: Decision | undefined): boolean {
  return now !== undefined && now.type === asked?.type && now.card === asked.card && now.seat === asked.seat;
}

function pickedIn(decision: Decision | undefined): number | undefined {
  const picked = decision?.detail?.['picked'];
  return typeof picked === 'number' ? picked : undefined;
}
