// The rules of a setup in English.
import { joined } from '@railwright/engine/joined';
import type { Good, RulesWords } from './facts.ts';
import { kept } from './kept.ts';
import { startPlaces } from './start-places.ts';

const n = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
const list = (words: readonly string[], last = 'and'): string => joined(words, last);
/** A card, with its number if there are several. */
const counted = ({ card, count }: { readonly card: string; readonly count: number }): string =>
  count === 1 ? card : `${count} ${card}`;

const goods = (all: readonly Good[]): string =>
  list(all.map(({ count, what }) => (typeof what === 'string' ? n(count, what) : `${count} ${what.name}`)));

export const ENGLISH: RulesWords = {
  seats: ({ min, max }) => `For ${min === max ? min : `${min} to ${max}`} players.`,
  handSize: (count) => `Draw ${n(count, 'card')} at the end of your turn.`,
  turnOrder: (first) =>
    `Before each round but the first, the order of turns is set anew: from the player with the ${first === 'fewest-points' ? 'fewest points to the one with the most' : 'most points to the one with the fewest'}. Tied players keep their order.`,
  firstHands: (counts) => `First hands in turn order: ${list(counts.map(String))} cards.`,
  firstCoins: (counts) => `Coins to begin the first turn with, in turn order: ${list(counts.map(String))}.`,
  lastPlacesFirst: () => 'First rails: the last player lays first.',
  startDeck: (cards) =>
    `Each player starts with ${list(cards.map(({ card, count }) => `${count} ${card}`))}.`,
  startPoints: (counts) => `Points to begin with, in turn order: ${list(counts.map(String))}.`,
  startDecks: (decks) =>
    `Cards beyond these, in turn order: ${decks.map((deck) => (deck.length === 0 ? 'none' : list(deck.map(counted)))).join('; ')}.`,
  start(start) {
    const { seats, rails = 1, reversed = false, chance = false } = start;
    const where = seats
      ? `on the cells given to each player: ${seats.map((own) => list(own, 'or')).join('; ')}`
      : startPlaces(start, {
          on: (places) => `on ${list(places, 'or')}`,
          within: (places) => `in the region ${list(places, 'or')}`,
          or: ' or ',
          anywhere: 'on any open cell',
          outside: (places) => `outside the region ${list(places, 'or')}`,
        });
    const more = reversed && rails > 1 ? ', the second in reversed order' : '';
    return `Each player starts with ${n(rails, 'rail')} ${where}${more}${chance ? '; chance decides where' : ''}.`;
  },
  powers: ({ cards, deal, offer, keep, secret }) =>
    deal === 'seats'
      ? `Each player has a power for the whole game, in turn order: ${list(cards)}.`
      : `Each player has ${kept(keep, 'one', 'at least ', [' or ', ' to '])} of these powers for the whole game: ${list(cards)}. ${deal === 'chosen' ? `Players choose before they lay their first rails, the last player first${offer === undefined ? '' : `, each from ${offer} dealt by chance`}.` : 'Chance deals them.'}${secret ? ' Players keep theirs secret until the game ends.' : ''}`,
  events({ cards, again, inOrder, rounds }) {
    const when = rounds === 1 ? 'At the start of each round' : `Every ${rounds} rounds`;
    const which = `${inOrder ? 'in this order' : 'at random from'}${inOrder ? ': ' : ' '}${list(cards.map(counted))}`;
    const until = rounds === 1 ? 'the round ends' : 'the next one';
    const after = again ? (inOrder ? 'they begin again' : 'they are shuffled again') : 'none follow';
    return `${when} an event is turned up, ${which}${inOrder ? '. Each' : ': each'} player applies its effect, and the rest of it holds for all players until ${until}. Once all have been turned up, ${after}.`;
  },
  rows: (rows) =>
    [
      ...rows.map(
        ({ title, show, cards }) =>
          `${title === undefined ? 'A row of the market' : `The row “${title}”`} shows ${n(show, 'card')} of a deck of its own: ${list(cards.map(counted))}.`,
      ),
      `Whenever a card leaves ${rows.length === 1 ? 'the row' : 'a row'}, the next of its deck takes its place. A row counts as one pile, empty once no card of it is left.`,
    ].join(' '),
  market: ({ kinds, copies }) =>
    `The market has ${n(kinds, 'kind')} with ${n(copies, 'card')}${kinds === 1 ? '' : ' each'}.`,
  rails: (count) => `Each player has ${n(count, 'rail token')}.`,
  stations: (count) => `There ${count === 1 ? 'is' : 'are'} ${n(count, 'station token')} for all players.`,
  city: (count) => `A rail in a city costs ${n(count, 'coin')} more.`,
  perStation: (count) => `A rail costs ${n(count, 'coin')} more for each station there.`,
  perOpponent: ({ count, isToll }) =>
    `A rail costs ${n(count, 'coin')} more for each opponent with rails there${isToll ? `, who gets ${count === 1 ? 'it' : 'them'} at the start of their next turn` : ''}.`,
  opponentsWaste: ({ count, waste }) =>
    `A player who lays a rail where opponents have rails gains ${count} ${waste}.`,
  cityPoints: (points) =>
    `Rails in a city with 0, 1, 2, … stations are worth ${points.join(', ')} points; the last number serves for more stations.`,
  remoteNumbers: (count) =>
    count
      ? 'Rails in a remote location are worth its number in points.'
      : 'The numbers of remote locations are not worth points.',
  scoringRail: (count) => `Each rail on the map is worth ${n(count, 'point')}.`,
  scoringCity: (count) => `Each city with your rails is worth ${n(count, 'point')} more.`,
  scoringStation: (count) => `Each station in cities with your rails is worth ${n(count, 'point')} more.`,
  scoringRemote: (count) => `Each remote location with your rails is worth ${n(count, 'point')} more.`,
  emptyPiles: ({ count, waste }) =>
    `The game ends after a turn with ${n(count, 'empty pile')}, ${waste} not counted, or when a player has no rail tokens left, or no station tokens are left.`,
  rounds: (count) => `It ends after ${n(count, 'round')} at the latest.`,
  points: (count) => `It also ends after a turn in which a player has ${n(count, 'point')}.`,
  fullCities: (count) =>
    `It also ends after a turn in which ${n(count, 'city has', 'cities have')} no room for another station.`,
  endRoutes: (count) =>
    `It also ends after a turn in which ${n(count, 'route has', 'routes have')} been claimed.`,
  finishRound: () =>
    'Players first finish the round in which that happens, so that all have the same number of turns.',
  endPiles: (cards) => `It also ends after a turn with an empty pile of ${list(cards, 'or')}.`,
  railsLeft: (count) =>
    `It also ends after a turn in which a player has ${n(count, 'rail token')} left, or fewer.`,
  oneMoreTurn: (what) =>
    what === 'turn'
      ? 'Once that happens, everybody has one more turn, the player who brought it about last.'
      : 'Players first finish the round in which that happens, and play one more.',
  tie: (how) =>
    how === 'joint'
      ? 'Players tied for most points win together.'
      : 'Of players tied for most points, the one with most rails on the map wins.',
  railPoints: (how) =>
    how === 'immediate'
      ? 'A rail is laid at once when a card gives it.'
      : 'A card that gives a rail gives a rail point, to spend before the turn ends.',
  effects: (how) =>
    how === 'strict'
      ? 'An effect is applied whole or not at all.'
      : 'An effect is applied as far as it can be.',
  optionalEffects: (optional) =>
    optional ? 'Players may decline effects.' : 'Effects that can be applied must be applied.',
  pile: ({ card, count, lessDealt }) =>
    `Supply: ${count} ${card}${lessDealt ? ', less those dealt to the players' : ''}.`,
  card: ({ name, text }) => `${name}: ${text}`,
  link: ({ from, to, kind, cost, toll, name }) =>
    `A ${kind}${name === undefined ? '' : `, ${name},`} joins ${from} and ${to}: a rail that enters either over it costs ${n(cost, 'coin')} more.${toll === undefined ? '' : ` The first player whose rails cross it owns it; ${toll === null ? 'rails of others cannot cross it' : `others pay ${n(toll, 'coin')} more, which its owner gets at the start of their next turn`}.`}`,
  oneWay: ({ from, to }) => `Rails cross the edge between ${from} and ${to} only from ${from} to ${to}.`,
  route: ({ from, to, points, for: whom, name }) =>
    `${whom === 'first' ? 'The first player to join' : 'Every player who joins'} ${from} and ${to} with rails${name === undefined ? '' : ` (${name})`} gets ${n(points, 'point')}.`,
  bonus: ({ at, points = 0, coins = 0 }) =>
    `The first player to lay rails on ${at} gets ${list([...(points > 0 ? [n(points, 'point')] : []), ...(coins > 0 ? [n(coins, 'coin')] : [])])}.`,
  token({ name, owned, total, perCell }) {
    const most = perCell === undefined ? '' : `, at most ${perCell} on a cell`;
    const many = `${total ?? 'as many'} ${name} tokens${total === undefined ? ' as are needed' : ''}${most}`;
    if (!owned) return `There are ${many}.`;
    return `Each player has ${many}${most === '' ? '' : ' in all'}. A token belongs to the player who places it.`;
  },
  tokensAt: ({ at, name, count }) =>
    `At the start, ${n(count, `${name} token`)} ${count === 1 ? 'lies' : 'lie'} on ${at}.`,
  resource({ name, names, start = 0, limit, total, more }) {
    const most = limit === undefined ? '' : ` and can have at most ${limit}`;
    const all = total === undefined ? '' : ` There are ${total} in all.`;
    const extra =
      more === undefined ? '' : ` In turn order, players begin with ${list(more.map(String))} more.`;
    return `Each player begins with ${start === 0 ? `no ${names}` : `${start} ${name}`}${most}.${extra} Players keep theirs from turn to turn.${all}`;
  },
  bids: (resource) =>
    `Before each round but the first, players bid ${resource} for the order of turns, in the order of turns so far: each bids more than the highest bid, or passes and takes the last place left. All pay what they bid, except for the player in the last place, who pays nothing.`,
  exchange: ({ pay, get, once }) =>
    `On their turn, a player can exchange ${goods(pay)} for ${goods(get)}, ${once ? 'once in each turn' : 'as often as they like'}.`,
  region: ({ name, cells }) => `The region ${name} has the cells ${list(cells)}.`,
  headings: {
    rules: (title) => `Rules: ${title}`,
    differs: (title) => `Differs from ${title}:`,
    same: (title) => `The same as ${title}.`,
    insteadOf: (sentence) => `(Instead of: ${sentence})`,
    withPlayers: (count, sentence) => `With ${n(count, 'player')}: ${sentence}`,
    noLonger: (sentence) => `No longer: ${sentence}`,
  },
};
