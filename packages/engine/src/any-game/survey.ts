// Which facts and choices there are in a game that declares no senses: games by chance tell, the same ones every time.
import type { Game } from '../core/game.ts';
import { createRng, randomBelow } from '../core/rng.ts';
import { tellFacts, type TellFact } from './facts.ts';
import type { State } from '../core/state.ts';

const GAMES = 8;
const STEPS = 200;
const SEED = 0x5e75;
/** More would make players too big for their files. */
const MOST_FACTS = 640;
const MOST_WORDS = 320;
/** Longer names have no place in a player file. */
const LONGEST_NAME = 120;
/** A number with so few values has a fact for each. */
const FEW = 12;

export interface Survey {
  /** Names of facts; a number with few values has `name:value` for each. */
  readonly facts: ReadonlyMap<string, number>;
  /** The unit of a fact. */
  readonly scale: Float64Array;
  /** Texts of choices with the kind of decision, and the words in them. */
  readonly words: ReadonlyMap<string, number>;
}

/** Everything that a seat knows about a position. */
export function tellPosition(game: Game, s: State, seat: number, tell: TellFact): void {
  tell(`seat=${seat}`, 1);
  const decision = game.decision(s);
  if (decision) tellFacts({ asked: decision.type, by: decision.card, ...decision.detail }, game.seats, seat, tell); // prettier-ignore
  tellFacts(game.viewFor(s, seat), game.seats, seat, tell);
}

export function survey(game: Game): Survey {
  const values = new Map<string, Set<number>>();
  const words = new Map<string, number>();
  const note = (name: string, value: number): void => {
    let seen = values.get(name);
    if (!seen && values.size < MOST_FACTS && name.length <= LONGEST_NAME)
      values.set(name, (seen = new Set()));
    if (seen && seen.size <= FEW) seen.add(value);
    else if (seen && value > Math.max(...seen)) seen.add(value);
  };
  const legal = new Int16Array(game.maxChoices);
  const rng = createRng(SEED);
  for (let i = 0; i < GAMES; i++) {
    const s = game.createState();
    game.start(s, SEED + i);
    for (let step = 0; step < STEPS; step++) {
      const seat = game.seatToAct(s);
      if (seat < 0) break;
      tellPosition(game, s, seat, note);
      const count = game.legalChoices(s, legal);
      for (let j = 0; j < count; j++)
        for (const word of wordsOf(game, s, legal[j]))
          if (!words.has(word) && words.size < MOST_WORDS && word.length <= LONGEST_NAME)
            words.set(word, words.size);
      game.applyChoice(s, legal[randomBelow(rng, count)]);
    }
  }
  return { ...numbered(values), words };
}

function numbered(values: ReadonlyMap<string, ReadonlySet<number>>): Pick<Survey, 'facts' | 'scale'> {
  const facts = new Map<string, number>();
  const scale: number[] = [];
  const add = (name: string, size: number): void => {
    if (facts.size >= MOST_FACTS) return;
    facts.set(name, facts.size);
    scale.push(size);
  };
  for (const [name, seen] of values) {
    let most = 1;
    for (const value of seen) most = Math.max(most, Math.abs(value));
    add(name, most);
  }
  for (const [name, seen] of values)
    if (seen.size > 2 && seen.size <= FEW) for (const value of seen) add(`${name}:${value}`, 1);
  return { facts, scale: Float64Array.from(scale) };
}

/** The text of a choice and its words, each with the kind of decision. */
export function wordsOf(game: Game, s: State, choice: number): string[] {
  const type = game.decision(s)?.type ?? '';
  const text = game.formatChoice(s, choice);
  return [`${type}: ${text}`, ...text.split(' ').map((word) => `${type} ${word}`)];
}
