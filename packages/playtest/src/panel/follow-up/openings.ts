// Tests whether the way of choosing starts makes the seats uneven, and which compensation besides points helps. Strong play with starts that it
// chooses, with starts drawn at random, and by rules: everybody takes the free cell that is worth most, or rails are laid in another order. Larger first hands are found in some games and tested in others,
// as the best of several is also the luckiest.
import type { BotSpec } from '@railwright/bots';
import type { Compensation } from '@railwright/engine';
import type { GameRow } from '../../observe/rows.ts';
import type { Answered, Openings } from './follow-up.ts';
import { followUpBatch, playParts } from './follow-up-games.ts';
import { awayFromEven, furthestTurn, listedByTurn } from '../questions/compensation.ts';
import { estimateOf } from '../answers/estimate.ts';
import type { OpenPanel } from '../open-panel.ts';
import { SEAT_NOTE } from '../questions/seats.ts';
import type { TableTally } from '../tables/table-tally.ts';
import { firstIn, winsIn } from '../tables/wins.ts';

/** Games of a step of the search, and of a test, as parts of those of a table. */
const SEARCH_PART = 0.25;
const TEST_PART = 0.5;
/** A test plays other deals than a search. */
const FRESH = 0xf2e54;
/** More steps for each seat than anybody would hand out. */
const MOST_STEPS = 3;

/** Other ways of choosing starts, in games where seats choose. */
export interface StartWays {
  /** Games of strong play alone from randomly drawn starts. */
  readonly drawn?: readonly GameRow[] | undefined;
  /** The cells where these began, the one worth most first. */
  readonly ranked?: readonly string[] | undefined;
}

/** `own`: strong play alone. */
export async function openingsOf(
  plan: OpenPanel,
  bot: BotSpec,
  own: TableTally,
  { drawn, ranked = [] }: StartWays,
): Promise<Openings> {
  const { game, seats, definition } = plan;
  const before = own.byTurn.map(meanOf);
  const turn = furthestTurn(before);
  const isUneven = awayFromEven(before) > SEAT_NOTE;
  const answerTo = (rows: readonly GameRow[]): Answered => answered(turnsOf(rows, seats), turn, seats);
  const play = (of: Compensation, amounts: readonly number[], part: number, seed: number) => {
    const bots = Array.from({ length: seats }, () => bot);
    const changed = { ...plan, seed, definition: of.with(definition, amounts) };
    return playParts(plan, followUpBatch(changed, bots, Math.ceil(plan.own * part)));
  };
  const fresh = (plan.seed ^ FRESH) >>> 0;
  const ways: Openings['ways'][number][] = drawn
    ? [
        { way: 'chosen', answer: answered(own.byTurn, turn, seats) },
        { way: 'drawn', answer: answerTo(drawn) },
      ]
    : [];
  // With a cell for each seat, their order says nothing.
  if (ranked.length > seats) {
    const bots = Array.from({ length: seats }, () => bot);
    const ruled = followUpBatch({ ...plan, seed: fresh }, bots, Math.ceil(plan.own * TEST_PART), {
      starts: { order: ranked },
    });
    ways.push({ way: 'ranked', answer: answerTo(await playParts(plan, ruled)) });
  }
  const tried: Openings['tried'][number][] = [];
  for (const of of game.playtestHooks?.compensations ?? []) {
    const { id, told } = of;
    if (typeof told === 'string') {
      const answer = answerTo(await play(of, [], TEST_PART, fresh));
      ways.push({ way: told, answer });
      if (isUneven) tried.push({ id, told, rules: of.rules?.(definition, []), answer });
      continue;
    }
    if (!isUneven) continue;
    const amounts = await search(before, (some) => play(of, some, SEARCH_PART, plan.seed));
    const rules = amounts.some((amount) => amount > 0) ? of.rules?.(definition, amounts) : undefined;
    const answer = answerTo(await play(of, amounts, TEST_PART, fresh));
    tried.push({ id, told: listedByTurn(amounts, told), rules, answer });
  }
  return { player: bot.name, turn, ways, tried };
}

/** One more at a time for the turn that wins least, until that no longer helps. */
async function search(
  before: readonly number[],
  play: (amounts: readonly number[]) => Promise<readonly GameRow[]>,
): Promise<readonly number[]> {
  const seats = before.length;
  let amounts = before.map(() => 0);
  let shares = before;
  let best = amounts;
  let off = Infinity;
  for (let steps = 0, since = 0; steps < MOST_STEPS * seats && since < seats; steps++, since++) {
    const least = shares.indexOf(Math.min(...shares));
    amounts = amounts.map((amount, turn) => amount + (turn === least ? 1 : 0));
    const spare = Math.min(...amounts);
    amounts = amounts.map((amount) => amount - spare);
    // A compensation that reverses the effect has gone too far.
    if (amounts.every((amount) => amount === 0)) break;
    shares = turnsOf(await play(amounts), seats).map(meanOf);
    const away = awayFromEven(shares);
    if (away < off) [best, off, since] = [amounts, away, -1];
    if (off <= SEAT_NOTE / 2) break;
  }
  return best;
}

/** By turn: what it won, block by block. */
function turnsOf(rows: readonly GameRow[], seats: number): Float64Array[] {
  const blocks = Math.floor(rows.length / seats);
  const turns = Array.from({ length: seats }, () => new Float64Array(blocks));
  rows.slice(0, blocks * seats).forEach((row, i) => {
    const first = firstIn(row);
    const block = Math.floor(i / seats);
    winsIn(row, seats).forEach((share, seat) => {
      const list = turns[(seat - first + seats) % seats] as Float64Array;
      list[block] = (list[block] as number) + share / seats;
    });
  });
  return turns;
}

function answered(turns: readonly Float64Array[], turn: number, seats: number): Answered {
  const list = turns[turn] as Float64Array;
  const estimate = estimateOf([list], { seats });
  if (!estimate) throw new Error('Too few games were played.');
  return { estimate, games: list.length * seats };
}

const meanOf = (list: Float64Array): number =>
  list.reduce((sum, value) => sum + value, 0) / Math.max(1, list.length);
