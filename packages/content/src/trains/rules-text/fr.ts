// The rules of a setup in French.
import { joined } from '@railwright/engine/joined';
import type { Good, RulesWords } from './facts.ts';
import { kept } from './kept.ts';
import { startPlaces } from './start-places.ts';

const n = (count: number, one: string, many = `${one}s`): string => `${count} ${count < 2 ? one : many}`;
const list = (words: readonly string[], last = 'et'): string => joined(words, last);
/** A card, with its number if there are several. */
const counted = ({ card, count }: { readonly card: string; readonly count: number }): string =>
  count === 1 ? card : `${count} ${card}`;

const WORDS = { coin: 'pièce', point: 'point' };
const goods = (all: readonly Good[]): string =>
  list(
    all.map(({ count, what }) =>
      typeof what === 'string' ? n(count, WORDS[what]) : `${count} ${what.name}`,
    ),
  );

export const FRENCH: RulesWords = {
  seats: ({ min, max }) => `Pour ${min === max ? n(min, 'joueur') : `${min} à ${max} joueurs`}.`,
  handSize: (count) => `À la fin de votre tour, piochez ${n(count, 'carte')}.`,
  turnOrder: (first) =>
    `Avant chaque manche sauf la première, l’ordre du tour change : du joueur qui a le ${first === 'fewest-points' ? 'moins de points à celui qui en a le plus' : 'plus de points à celui qui en a le moins'}. À égalité, rien ne change.`,
  firstHands: (counts) => `Premières mains dans l’ordre du tour : ${list(counts.map(String))} cartes.`,
  firstCoins: (counts) =>
    `Pièces au début du premier tour, dans l’ordre du tour : ${list(counts.map(String))}.`,
  lastPlacesFirst: () => 'Premiers rails : le dernier joueur pose en premier.',
  startDeck: (cards) =>
    `Chaque joueur commence avec ${list(cards.map(({ card, count }) => `${count} ${card}`))}.`,
  startPoints: (counts) => `Points au début, dans l’ordre du tour : ${list(counts.map(String))}.`,
  startDecks: (decks) =>
    `Cartes en plus, dans l’ordre du tour : ${decks.map((deck) => (deck.length === 0 ? 'aucune' : list(deck.map(counted)))).join(' ; ')}.`,
  start(start) {
    const { seats, rails = 1, reversed = false, chance = false } = start;
    const where = seats
      ? `sur les cases données à chaque joueur : ${seats.map((own) => list(own, 'ou')).join(' ; ')}`
      : startPlaces(start, {
          on: (places) => `sur ${list(places, 'ou')}`,
          within: (places) => `dans la région ${list(places, 'ou')}`,
          or: ' ou ',
          anywhere: 'sur n’importe quelle case ouverte',
          outside: (places) => `hors de la région ${list(places, 'ou')}`,
        });
    const more = reversed && rails > 1 ? ', le second dans l’ordre inverse' : '';
    return `Chaque joueur commence avec ${n(rails, 'rail')} ${where}${more}${chance ? ' ; le hasard décide où' : ''}.`;
  },
  powers: ({ cards, deal, offer, keep, secret }) =>
    deal === 'seats'
      ? `Chaque joueur a un pouvoir pour toute la partie, dans l’ordre du tour : ${list(cards)}.`
      : `Chaque joueur a ${kept(keep, 'un', 'au moins ', [' ou ', ' à '])} de ces pouvoirs pour toute la partie : ${list(cards)}. ${deal === 'chosen' ? `Les joueurs choisissent avant de poser leurs premiers rails, le dernier en premier${offer === undefined ? '' : `, chacun parmi ${offer} distribués au hasard`}.` : 'Le hasard les distribue.'}${secret ? ` Chacun ${keep[1] === 1 ? 'garde le sien secret' : 'garde les siens secrets'} jusqu’à la fin de la partie.` : ''}`,
  events({ cards, again, inOrder, rounds }) {
    const when = rounds === 1 ? 'Au début de chaque manche' : `Toutes les ${rounds} manches`;
    const which = inOrder
      ? `dans cet ordre : ${list(cards.map(counted))}. Chaque`
      : `au hasard parmi ${list(cards.map(counted))} : chaque`;
    const until = rounds === 1 ? 'à la fin de la manche' : 'au suivant';
    const after = again ? (inOrder ? 'on recommence' : 'on les mélange de nouveau') : 'il n’y en a plus';
    return `${when}, un événement est révélé ${which} joueur en applique l’effet, et le reste vaut pour tous jusqu’${until}. Quand tous ont été révélés, ${after}.`;
  },
  rows: (rows) =>
    [
      ...rows.map(
        ({ title, show, cards }) =>
          `${title === undefined ? 'Une rangée du marché' : `La rangée « ${title} »`} montre ${n(show, 'carte')} d’un paquet à part : ${list(cards.map(counted))}.`,
      ),
      `Dès qu’une carte quitte ${rows.length === 1 ? 'la' : 'une'} rangée, la suivante de son paquet la remplace. Une rangée compte pour une pile, vide quand il n’en reste aucune carte.`,
    ].join(' '),
  market: ({ kinds, copies }) =>
    `Le marché compte ${n(kinds, 'sorte')}, avec ${n(copies, 'carte')}${kinds === 1 ? '' : ' chacune'}.`,
  rails: (count) => `Chaque joueur a ${n(count, 'jeton Rail', 'jetons Rail')}.`,
  stations: (count) => `Il y a ${n(count, 'jeton Gare', 'jetons Gare')} pour tous les joueurs.`,
  city: (count) => `Un rail dans une ville coûte ${n(count, 'pièce')} de plus.`,
  perStation: (count) => `Un rail coûte ${n(count, 'pièce')} de plus par gare sur la case.`,
  perOpponent: ({ count, isToll }) =>
    `Un rail coûte ${n(count, 'pièce')} de plus par adversaire qui y a des rails${isToll ? ` et qui ${count === 1 ? 'la' : 'les'} reçoit au début de son prochain tour` : ''}.`,
  opponentsWaste: ({ count, waste }) =>
    `Qui pose un rail où des adversaires en ont reçoit ${count} ${waste}.`,
  cityPoints: (points) =>
    `Des rails dans une ville avec 0, 1, 2, … gares valent ${points.join(', ')} points ; le dernier nombre vaut aussi pour plus de gares.`,
  remoteNumbers: (count) =>
    count
      ? 'Des rails dans un lieu éloigné valent son nombre en points.'
      : 'Les nombres des lieux éloignés ne valent pas de points.',
  scoringRail: (count) => `Chaque rail sur le plateau vaut ${n(count, 'point')}.`,
  scoringCity: (count) => `Chaque ville avec vos rails vaut ${n(count, 'point')} de plus.`,
  scoringStation: (count) => `Chaque gare dans les villes avec vos rails vaut ${n(count, 'point')} de plus.`,
  scoringRemote: (count) => `Chaque lieu éloigné avec vos rails vaut ${n(count, 'point')} de plus.`,
  emptyPiles: ({ count, waste }) =>
    `La partie s’achève après un tour avec ${n(count, 'pile vide', 'piles vides')}, sans compter ${waste}, ou lorsqu’un joueur n’a plus de jeton Rail ou qu’il n’y a plus de jeton Gare.`,
  rounds: (count) => `Elle s’achève au plus tard après ${n(count, 'manche')}.`,
  points: (count) => `Elle s’achève aussi après un tour où un joueur a ${n(count, 'point')}.`,
  fullCities: (count) =>
    `Elle s’achève aussi après un tour où ${n(count, 'ville n’a', 'villes n’ont')} plus de place pour une gare.`,
  endRoutes: (count) =>
    `Elle s’achève aussi après un tour où ${n(count, 'liaison est réalisée', 'liaisons sont réalisées')}.`,
  finishRound: () =>
    'La manche en cours est d’abord jouée jusqu’au bout, pour que tous aient le même nombre de tours.',
  endPiles: (cards) => `Elle s’achève aussi après un tour où la pile ${list(cards, 'ou')} est vide.`,
  railsLeft: (count) =>
    `Elle s’achève aussi après un tour où il reste à un joueur au plus ${n(count, 'jeton Rail', 'jetons Rail')}.`,
  oneMoreTurn: (what) =>
    what === 'turn'
      ? 'Chacun joue alors un dernier tour, en finissant par le joueur qui a déclenché la fin.'
      : 'Les joueurs terminent d’abord la manche en cours, puis en jouent une dernière.',
  tie: (how) =>
    how === 'joint'
      ? 'Les joueurs à égalité gagnent ensemble.'
      : 'En cas d’égalité, le joueur qui a le plus de rails sur le plateau gagne.',
  railPoints: (how) =>
    how === 'immediate'
      ? 'Un rail est posé dès qu’une carte le donne.'
      : 'Une carte qui donne un rail donne un point de rail, à dépenser avant la fin du tour.',
  effects: (how) =>
    how === 'strict'
      ? 'Un effet est appliqué en entier ou pas du tout.'
      : 'Un effet est appliqué autant que possible.',
  optionalEffects: (optional) =>
    optional
      ? 'Les joueurs peuvent renoncer aux effets.'
      : 'Les effets qui peuvent être appliqués doivent l’être.',
  pile: ({ card, count, lessDealt }) =>
    `Réserve : ${n(count, 'carte')} ${card}${lessDealt ? ', moins celles distribuées aux joueurs' : ''}.`,
  card: ({ name, text }) => `${name} : ${text}`,
  link: ({ from, to, kind, cost, toll, name }) =>
    `Un ${kind === 'ferry' ? 'ferry' : 'tunnel'}${name === undefined ? '' : ` (${name})`} relie ${from} et ${to} : un rail qui y entre par cette voie coûte ${n(cost, 'pièce')} de plus.${toll === undefined ? '' : ` La liaison appartient au premier joueur dont les rails l’empruntent ; ${toll === null ? 'les rails des autres ne peuvent pas y passer' : `les autres paient ${n(toll, 'pièce')} de plus, que son propriétaire reçoit au début de son prochain tour`}.`}`,
  oneWay: ({ from, to }) => `Entre ${from} et ${to}, les rails ne vont que dans un sens : vers ${to}.`,
  route: ({ from, to, points, for: whom, name }) =>
    `${whom === 'first' ? 'Le premier joueur' : 'Chaque joueur'} qui relie ${from} et ${to} par des rails${name === undefined ? '' : ` (${name})`} obtient ${n(points, 'point')}.`,
  bonus: ({ at, points = 0, coins = 0 }) =>
    `Le premier joueur à poser des rails en ${at} obtient ${list([...(points > 0 ? [n(points, 'point')] : []), ...(coins > 0 ? [n(coins, 'pièce')] : [])])}.`,
  token({ name, owned, total, perCell }) {
    const most = perCell === undefined ? '' : `, au plus ${perCell} par case${owned ? ' en tout' : ''}`;
    const many = `${total ?? 'autant de'} jetons ${name}${total === undefined ? ' que nécessaire' : ''}${most}`;
    if (!owned) return `Il y a ${many}.`;
    return `Chaque joueur a ${many}. Un jeton appartient au joueur qui le place.`;
  },
  tokensAt: ({ at, name, count }) =>
    `Au début, il y a ${count} ${count === 1 ? 'jeton' : 'jetons'} ${name} en ${at}.`,
  resource({ name, names, start = 0, limit, total, more }) {
    const most = limit === undefined ? '' : ` et peut en avoir au plus ${limit}`;
    const all = total === undefined ? '' : ` Il y en a ${total} en tout.`;
    const extra =
      more === undefined
        ? ''
        : ` Au début, ils en reçoivent en plus, dans l’ordre du tour : ${list(more.map(String))}.`;
    return `Chaque joueur commence ${start === 0 ? `sans ${names}` : `avec ${start} ${name}`}${most}.${extra} Ce qu’il en a, il le garde d’un tour à l’autre.${all}`;
  },
  bids: (resource) =>
    `Avant chaque manche sauf la première, les joueurs enchérissent pour l’ordre du tour (${resource}), dans l’ordre actuel : chacun propose plus que la plus haute enchère, ou passe et prend la dernière place libre. Tous paient leur enchère, sauf le joueur à la dernière place, qui ne paie rien.`,
  exchange: ({ pay, get, once }) =>
    `À son tour, un joueur peut échanger ${goods(pay)} contre ${goods(get)}, ${once ? 'une fois par tour' : 'autant de fois qu’il le veut'}.`,
  region: ({ name, cells }) => `La région ${name} comprend les cases ${list(cells)}.`,
  headings: {
    rules: (title) => `Règles : ${title}`,
    differs: (title) => `Diffère de ${title} :`,
    same: (title) => `Identique à ${title}.`,
    insteadOf: (sentence) => `(Au lieu de : ${sentence})`,
    withPlayers: (count, sentence) => `À ${n(count, 'joueur')} : ${sentence}`,
    noLonger: (sentence) => `Ne s’applique plus : ${sentence}`,
  },
};
