// Exchanges of the rules by rules of thumb: for coins if something wanted then can be bought, and whatever is left once nothing is bought.
import { trainsReader as read, type State, type TrainsTables } from '@railwright/engine';
import { isListed } from '../bot.ts';
import type { Plan } from './plan.ts';
import { progress } from './shopping.ts';

type Exchanges = NonNullable<TrainsTables['exchanges']>;
type Exchange = Exchanges[number];
/** The numbers of goods that are no resources (see codes.ts of the engine). */
const COINS = -1;
const POINTS = -2;
/** From this share of the game on, resources are worth less than points. */
const LATE = 0.85;

const gives = ({ get }: Exchange, good: number): number => get.find(([one]) => one === good)?.[1] ?? 0;

/** The choice of an exchange worth making, or -1; `best` is the kind that would be bought now, below zero for none. */
export function bestExchange(
  t: TrainsTables,
  { wished }: Plan,
  s: State,
  legal: Int16Array | null,
  count: number,
  best: number,
): number {
  const { exchanges } = t;
  if (exchanges === null) return -1;
  const made = (isWanted: (one: Exchange) => boolean): number => {
    const i = exchanges.findIndex(
      (one, at) =>
        isWanted(one) && read.canExchange(t, s, one) && isListed(legal, count, 2 * t.kinds + 3 + at),
    );
    return i < 0 ? -1 : 2 * t.kinds + 3 + i;
  };
  const forCard = made(({ gain, pay }) => wished.includes(gain) && pay.every(([good]) => good !== COINS));
  if (forCard >= 0) return forCard;
  const isForCoins = (one: Exchange): boolean =>
    gives(one, COINS) > 0 && one.pay.every(([good]) => good !== COINS);
  const most = exchanges.reduce(
    (sum, one) => sum + (isForCoins(one) ? times(t, s, one) * gives(one, COINS) : 0),
    read.coins(s),
  );
  for (const kind of wished) {
    if (kind === best) break;
    const price = t.price[kind] as number;
    if (price > read.coins(s) && price <= most && read.pile(t, s, kind) > 0) return made(isForCoins);
  }
  if (best >= 0) return -1;
  const spare = made(({ pay }) => pay.every(([good]) => good === COINS));
  return spare >= 0 || progress(t, s) < LATE ? spare : made((one) => gives(one, POINTS) > 0);
}

/** How often an exchange can be made with what there is. */
function times(t: TrainsTables, s: State, { pay, once }: Exchange): number {
  const often = Math.min(...pay.map(([good, count]) => Math.floor(read.good(t, s, good) / count)));
  return once === 0 ? often : Math.min(1, often);
}
