// Why a choice is not offered in a position. The rules alone decide whether it is; only then are the same conditions checked one by one,
// on a copy of the position, until one fails. People ask now and then, so it is an entry of its own that pages load when somebody does.
import { cloneState, type State } from '../../core/state.ts';
import type { TrainsGame } from '../game.ts';
import { DEPTH, TURN } from '../state/layout.ts';
import { isChoosingPower } from '../rules/powers.ts';
import { whyNotAnswer } from './answer.ts';
import { whyNotPower } from './powers.ts';
import { whyNotStart } from './cells.ts';
import { whyNotInTurn } from './turn.ts';
import type { WhyNot } from './why-not.ts';

/** `text` is a choice as records write it: `buy mail-train`, `rail D6`. Undefined if it can be chosen. */
export function whyNot(game: TrainsGame, state: State, text: string): WhyNot | undefined {
  const { tables: t } = game;
  if (game.seatToAct(state) < 0) return { reason: 'over' };
  if (game.parseChoice(state, text) >= 0) return undefined;
  const s = cloneState(state);
  const space = text.indexOf(' ');
  const word = space < 0 ? text : text.slice(0, space);
  const of = space < 0 ? '' : text.slice(space + 1);
  if (s.data[DEPTH] > 0) return whyNotAnswer(t, s, word, of);
  if (isChoosingPower(t, s)) return whyNotPower(t, s, word, of, t.powers?.keep[0] ?? 1);
  return s.data[TURN] === 0 ? whyNotStart(t, s, word, of) : whyNotInTurn(t, s, word, of);
}
