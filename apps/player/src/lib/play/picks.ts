// Collects picks that the rules ask for one by one into a single dialog: what can be picked in total, and whether a selection
// is legal. Found by trying on a copy of the position, so it knows nothing about the rules.
import { cloneState, listChoices, type Game, type State } from '@railwright/engine';

export interface Candidate {
  readonly card: string;
  /** The maximum number of it. */
  readonly most: number;
}

/** What a pick is written with. */
export type PickWord = 'choose' | 'power';
/** Larger selections are picked step by step. */
const MOST_PICKS = 60;

/** Everything that could be picked while this question is open, in the order the rules ask for it. */
export function candidatesOf(game: Game, state: State, word: PickWord = 'choose'): Candidate[] {
  const trial = cloneState(state);
  const order: string[] = [];
  for (let i = 0; i < MOST_PICKS; i++) {
    const texts = pickTexts(game, trial, word);
    for (const text of texts) if (!order.includes(text)) order.push(text);
    const first = texts[0];
    if (first === undefined || !pick(game, trial, first)) break;
  }
  const most = order.map((text) => mostOf(game, state, text, order));
  return order.map((text, i) => ({ card: text.slice(word.length + 1), most: most[i] ?? 0 }));
}

/**
 * The choices that pick exactly these cards and end the question; undefined if that is not allowed. The order is that of the
 * candidates.
 */
export function picksFor(
  game: Game,
  state: State,
  candidates: readonly Candidate[],
  selected: ReadonlyMap<string, number>,
  word: PickWord = 'choose',
): string[] | undefined {
  const texts = candidates.flatMap(({ card }) =>
    Array.from({ length: selected.get(card) ?? 0 }, () => `${word} ${card}`),
  );
  const trial = cloneState(state);
  let open = true;
  for (const text of texts) {
    if (!open || game.parseChoice(trial, text) < 0) return undefined;
    open = pick(game, trial, text);
  }
  if (!open) return texts;
  return game.parseChoice(trial, 'done') >= 0 ? [...texts, 'done'] : undefined;
}

function pickTexts(game: Game, state: State, word: string): string[] {
  return listChoices(game, state)
    .map((choice) => game.formatChoice(state, choice))
    .filter((text) => text.startsWith(`${word} `));
}

/** Makes the pick; true while the same question stays open. */
function pick(game: Game, trial: State, text: string): boolean {
  const picked = pickedSoFar(game, trial);
  const type = game.decision(trial)?.type;
  game.applyChoice(trial, game.parseChoice(trial, text));
  return game.decision(trial)?.type === type && pickedSoFar(game, trial) === picked + 1;
}

function pickedSoFar(game: Game, state: State): number {
  const picked = game.decision(state)?.detail?.['picked'];
  return typeof picked === 'number' ? picked : 0;
}

/** The maximum number of one card, picking as few of the preceding cards as possible. */
function mostOf(game: Game, state: State, wanted: string, order: readonly string[]): number {
  const trial = cloneState(state);
  let most = 0;
  for (let i = 0; i < MOST_PICKS; i++) {
    const texts = pickTexts(game, trial, wanted.slice(0, wanted.indexOf(' ')));
    const takes = texts.includes(wanted);
    const next = takes ? wanted : texts.find((text) => order.indexOf(text) < order.indexOf(wanted));
    if (next === undefined) break;
    if (takes) most++;
    if (!pick(game, trial, next)) break;
  }
  return most;
}
