// Describes the open question and its possible answers, for failures.
import { listChoices, type Decision, type Game, type State } from '@railwright/engine';

/** Lists of choices in messages end after this many. */
const SHOWN = 16;

export interface Question {
  /** `card of fare-war, to seat-1 (up to 2)`; or that the game is over. */
  readonly asked: string;
  /** Texts of all legal choices. */
  readonly legal: readonly string[];
}

export function legalTexts(game: Game, s: State): string[] {
  return listChoices(game, s).map((choice) => game.formatChoice(s, choice));
}

export function questionOf(game: Game, s: State): Question {
  const decision = game.decision(s);
  return { asked: decision ? inWords(decision) : 'none, as the game is over', legal: legalTexts(game, s) };
}

function inWords({ type, seat, card, detail }: Decision): string {
  const { exactly, upTo, picked } = detail ?? {};
  const bounds = [
    ...(typeof exactly === 'number' ? [`exactly ${exactly}`] : []),
    ...(typeof upTo === 'number' ? [`up to ${upTo}`] : []),
    ...(typeof picked === 'number' && picked > 0 ? [`${picked} picked`] : []),
  ].join(', ');
  return `${type}${card === undefined ? '' : ` of ${card}`}, to seat-${seat}${bounds === '' ? '' : ` (${bounds})`}`;
}

/** As a sentence, or two. */
export function tellQuestion({ asked, legal }: Question): string {
  const list = legal.length > SHOWN ? [...legal.slice(0, SHOWN), '…'] : legal;
  return `The open question: ${asked}.${list.length === 0 ? '' : ` Legal: ${list.join(', ')}.`}`;
}
