// When a game of Trains ends, and how far that is. Rules: OKAZU rulebook, "Game end conditions"; ruling T24.
import { definitionFor, type TrainsDefinition, type TrainsView } from '@railwright/engine';
import type { Session } from '../play/session.ts';
import { nameIn } from '../text/words.svelte.ts';
import { emptyPiles } from './piles.ts';
import { valueAt } from './surcharge.ts';
import { WORDS } from './help/words.ts';

/** So many rounds only keep a game from going on for ever; nobody plays them. */
const ENDLESS = 100;

/** The ways in which it ends, as sentences. */
export function ends(session: Session): string[] {
  const { game, state, seats } = session;
  const definition = definitionFor(session.bundle.definition as TrainsDefinition, seats.length);
  const view = session.view as TrainsView;
  const {
    rounds,
    emptyPiles: piles,
    points = 0,
    fullCities = 0,
    routes = 0,
    piles: named = [],
    railsLeft = 0,
    finishRound,
    oneMoreTurn,
  } = definition.rules.end;
  const { ends: told } = WORDS.now();
  const rails = view.seat.map(({ railsLeft }) => railsLeft);
  const scores = seats.map((_, seat) => game.score(state, seat));
  const nameOf = (seat: number): string => seats[seat]?.name ?? '';
  const [fewest, most] = [Math.min(...rails), Math.max(...scores)];
  return [
    told.when,
    told.rails(nameOf(rails.indexOf(fewest)), fewest),
    told.stations(view.stationsLeft),
    told.piles(piles, emptyPiles(definition, view)),
    ...(rounds < ENDLESS ? [told.rounds(rounds, view.round)] : []),
    ...(points > 0 ? [told.points(points, nameOf(scores.indexOf(most)), most)] : []),
    ...(fullCities > 0 ? [told.cities(fullCities, fullOf(definition, view))] : []),
    ...(routes > 0 ? [told.routes(routes, new Set(view.seat.flatMap((one) => one.routes ?? [])).size)] : []),
    ...named.map((id) =>
      told.pile(nameIn(definition.cards.find((card) => card.id === id)?.name), view.supply[id] ?? 0),
    ),
    ...(railsLeft > 0 ? [told.fewRails(railsLeft)] : []),
    ...(oneMoreTurn ? [told.oneMore[finishRound ? 'round' : 'turn']] : finishRound ? [told.finishRound] : []),
  ];
}

/** Cities without room for another station. */
function fullOf({ map }: TrainsDefinition, { stations }: TrainsView): number {
  return map.cells.filter(({ label, city = 0 }) => city > 0 && valueAt(stations, label) === city).length;
}
