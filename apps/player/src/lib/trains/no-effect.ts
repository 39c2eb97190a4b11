// Why a card of the hand would have no effect if it were played now. Whether that is so the engine says, on a copy of the
// position; the sentence tells what is missing.
import {
  cloneState,
  type CellDefinition,
  type Game,
  type State,
  type Step,
  type TrainsView,
} from '@railwright/engine';
import { surchargeOf, valueAt } from './surcharge.ts';
import { isReachable, type Situation } from './why-not.ts';
import { trainsWords } from './words.ts';

/** Undefined when its effect can be applied, or it has none. */
export function whyNoEffect(
  game: Game,
  state: State,
  now: Omit<Situation, 'view'>,
  card: string,
): string | undefined {
  const played = playOnCopy(game, state, card);
  if (!played) return undefined;
  const view = game.viewFor(played, now.seat) as TrainsView;
  const effect = now.book.cards.get(card)?.effect ?? [];
  const { why } = trainsWords();
  const missing =
    effect.map((step) => whyNotStep({ ...now, view }, step)).find((reason) => reason !== undefined) ??
    why.missing(now.book.text(card).join(' '));
  return `${why.noEffect(now.book.name(card))} ${missing}`;
}

/** The position after the card was played in vain; undefined when it was not in vain. */
function playOnCopy(game: Game, state: State, card: string): State | undefined {
  const trial = cloneState(state);
  const choice = game.parseChoice(trial, `play ${card}`);
  if (choice < 0) return undefined;
  trial.events = [];
  game.applyChoice(trial, choice);
  const inVain = trial.events.some((event) => event.type === 'not-applicable' && event['card'] === card);
  return inVain ? trial : undefined;
}

/** Bundles have every step in its long form. */
interface RailParams {
  readonly count?: unknown;
  readonly where?: unknown;
  readonly free?: unknown;
}

function whyNotStep(now: Situation, step: Step): string | undefined {
  const { why } = trainsWords();
  if ('lay-rails' in step) {
    const { count, where, free } = step['lay-rails'] as RailParams;
    const tokens = now.view.seat[now.seat]?.railsLeft ?? 0;
    if (tokens < (typeof count === 'number' ? count : 1)) return why.railTokens(tokens);
    const cheapest = cheapestRail(now);
    if (cheapest === undefined) return why.noFreeCell;
    // Without surcharge, or only in some cells: then this price is not what is wrong.
    const priced = where === undefined && free !== true;
    return priced && cheapest > now.view.coins ? why.cheapest(cheapest, now.view.coins) : undefined;
  }
  if ('build-station' in step) {
    if (now.view.stationsLeft === 0) return why.noStations;
    const roomy = now.definition.map.cells.some(
      ({ city, label }) => city !== undefined && (valueAt(now.view.stations, label) ?? 0) < city,
    );
    return roomy ? undefined : why.citiesFull;
  }
  return undefined;
}

/** What rails cost at least where they can be laid; undefined where no cell is left. */
export function cheapestRail(now: Situation): number | undefined {
  const price = (cell: CellDefinition): number =>
    surchargeOf(now.definition, now.view, now.seat, cell).total ?? Infinity;
  const least = Math.min(...now.definition.map.cells.filter((cell) => isReachable(now, cell)).map(price));
  return Number.isFinite(least) ? least : undefined;
}
