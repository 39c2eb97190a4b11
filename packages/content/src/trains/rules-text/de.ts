// The rules of a setup in German.
import { joined } from '@railwright/engine/joined';
import type { Good, RulesWords } from './facts.ts';
import { kept } from './kept.ts';
import { startPlaces } from './start-places.ts';

const n = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const coins = (count: number): string => n(count, 'Münze', 'Münzen');
const points = (count: number): string => n(count, 'Punkt', 'Punkte');
const cards = (count: number): string => n(count, 'Karte', 'Karten');
const list = (words: readonly string[], last = 'und'): string => joined(words, last);
/** A card, with its number if there are several. */
const counted = ({ card, count }: { readonly card: string; readonly count: number }): string =>
  count === 1 ? card : `${count} ${card}`;

const WORDS = { coin: ['Münze', 'Münzen'], point: ['Punkt', 'Punkte'] } as const;
const goods = (all: readonly Good[]): string =>
  list(
    all.map(({ count, what }) => {
      if (typeof what !== 'string') return `${count} ${what.name}`;
      return `${count} ${WORDS[what][count === 1 ? 0 : 1]}`;
    }),
  );

export const GERMAN: RulesWords = {
  seats: ({ min, max }) => `Für ${min === max ? min : `${min} bis ${max}`} Spieler.`,
  handSize: (count) => `Ziehe am Ende deines Spielzugs ${cards(count)}.`,
  turnOrder: (first) =>
    `Vor jeder Runde außer der ersten wird die Spielreihenfolge neu bestimmt: vom Spieler mit den ${first === 'fewest-points' ? 'wenigsten Punkten zu dem mit den meisten' : 'meisten Punkten zu dem mit den wenigsten'}. Bei Gleichstand bleibt sie, wie sie war.`,
  firstHands: (counts) => `Erste Hände in Zugreihenfolge: ${list(counts.map(String))} Karten.`,
  firstCoins: (counts) =>
    `Münzen zu Beginn des ersten Spielzugs, in Zugreihenfolge: ${list(counts.map(String))}.`,
  lastPlacesFirst: () => 'Erste Gleise: Der letzte Spieler legt zuerst.',
  startDeck: (all) => `Jeder Spieler beginnt mit ${list(all.map(({ card, count }) => `${count} ${card}`))}.`,
  startPoints: (counts) => `Punkte zu Beginn in Spielreihenfolge: ${list(counts.map(String))}.`,
  startDecks: (decks) =>
    `Karten darüber hinaus in Spielreihenfolge: ${decks.map((deck) => (deck.length === 0 ? 'keine' : list(deck.map(counted)))).join('; ')}.`,
  start(start) {
    const { seats, rails = 1, reversed = false, chance = false } = start;
    const where = seats
      ? `auf den Feldern, die für jeden Spieler angegeben sind: ${seats.map((own) => list(own, 'oder')).join('; ')}`
      : startPlaces(start, {
          on: (places) => `auf ${list(places, 'oder')}`,
          within: (places) => `in der Region ${list(places, 'oder')}`,
          or: ' oder ',
          anywhere: 'auf einem beliebigen offenen Feld',
          outside: (places) => `außerhalb der Region ${list(places, 'oder')}`,
        });
    const more = reversed && rails > 1 ? ', das zweite in umgekehrter Reihenfolge' : '';
    return `Jeder Spieler beginnt mit ${n(rails, 'Gleis', 'Gleisen')} ${where}${more}${chance ? '; der Zufall entscheidet, wo' : ''}.`;
  },
  powers: ({ cards: all, deal, offer, keep, secret }) =>
    deal === 'seats'
      ? `Jeder Spieler hat das ganze Spiel über eine Fähigkeit, in Zugreihenfolge: ${list(all)}.`
      : `Jeder Spieler hat das ganze Spiel über ${kept(keep, 'eine', 'mindestens ', [' oder ', ' bis '])} dieser Fähigkeiten: ${list(all)}. ${deal === 'chosen' ? `Die Spieler wählen, bevor sie ihre ersten Gleise legen, der letzte zuerst${offer === undefined ? '' : `, jeder aus ${offer} zufällig ausgeteilten`}.` : 'Der Zufall teilt sie aus.'}${secret ? ' Jeder hält seine bis zum Spielende geheim.' : ''}`,
  events({ cards: all, again, inOrder, rounds }) {
    const when = rounds === 1 ? 'Zu Beginn jeder Runde' : `Alle ${rounds} Runden`;
    const which = inOrder
      ? `in dieser Reihenfolge: ${list(all.map(counted))}.`
      : `zufällig aus ${list(all.map(counted))}:`;
    const until = rounds === 1 ? 'zum Ende der Runde' : 'zum nächsten';
    const after = again
      ? inOrder
        ? 'beginnen sie von vorn'
        : 'werden sie neu gemischt'
      : 'gibt es keine mehr';
    return `${when} wird ein Ereignis aufgedeckt, ${which} Jeder Spieler führt seinen Effekt aus, und der Rest gilt für alle bis ${until}. Wenn alle aufgedeckt sind, ${after}.`;
  },
  rows: (rows) =>
    [
      ...rows.map(
        ({ title, show, cards: all }) =>
          `${title === undefined ? 'Eine Auslage des Markts' : `Die Auslage „${title}“`} zeigt ${cards(show)} ihres eigenen Stapels: ${list(all.map(counted))}.`,
      ),
      `Sobald eine Karte ${rows.length === 1 ? 'die' : 'eine'} Auslage verlässt, rückt die nächste aus deren Stapel nach. Eine Auslage zählt als ein Stapel; leer ist sie erst, wenn keine ihrer Karten mehr übrig ist.`,
    ].join(' '),
  market: ({ kinds, copies }) =>
    `Der Markt hat ${n(kinds, 'Kartenart', 'Kartenarten')} mit ${kinds === 1 ? '' : 'je '}${cards(copies)}.`,
  rails: (count) => `Jeder Spieler hat ${n(count, 'Gleis', 'Gleise')}.`,
  stations: (count) => `Für alle Spieler zusammen gibt es ${n(count, 'Bahnhof', 'Bahnhöfe')}.`,
  city: (count) => `Gleise in einer Stadt kosten ${coins(count)} mehr.`,
  perStation: (count) => `Gleise kosten ${coins(count)} mehr für jeden Bahnhof auf dem Feld.`,
  perOpponent: ({ count, isToll }) =>
    `Gleise kosten ${coins(count)} mehr für jeden Mitspieler mit Gleisen auf dem Feld${isToll ? `; er erhält sie zu Beginn seines nächsten Spielzugs` : ''}.`,
  opponentsWaste: ({ count, waste }) =>
    `Wer Gleise legt, wo Mitspieler Gleise haben, erhält ${count} ${waste}.`,
  cityPoints: (all) =>
    `Gleise in einer Stadt mit 0, 1, 2, … Bahnhöfen sind ${all.join(', ')} Punkte wert; die letzte Zahl gilt auch für mehr Bahnhöfe.`,
  remoteNumbers: (count) =>
    count
      ? 'Gleise an einem entlegenen Ort sind dessen Zahl in Punkten wert.'
      : 'Die Zahlen entlegener Orte sind keine Punkte wert.',
  scoringRail: (count) => `Jedes Gleis auf dem Plan ist ${points(count)} wert.`,
  scoringCity: (count) => `Jede Stadt mit deinen Gleisen ist ${points(count)} mehr wert.`,
  scoringStation: (count) => `Jeder Bahnhof in Städten mit deinen Gleisen ist ${points(count)} mehr wert.`,
  scoringRemote: (count) => `Jeder entlegene Ort mit deinen Gleisen ist ${points(count)} mehr wert.`,
  emptyPiles: ({ count, waste }) =>
    `Das Spiel endet nach einem Spielzug mit ${n(count, 'leeren Stapel', 'leeren Stapeln')}, ${waste} nicht mitgezählt, oder wenn ein Spieler kein Gleis mehr hat oder es keinen Bahnhof mehr gibt.`,
  rounds: (count) => `Es endet spätestens nach ${n(count, 'Runde', 'Runden')}.`,
  points: (count) => `Es endet auch nach einem Spielzug, wenn ein Spieler ${points(count)} hat.`,
  fullCities: (count) =>
    `Es endet auch nach einem Spielzug, wenn ${n(count, 'Stadt', 'Städte')} keinen Platz für einen weiteren Bahnhof ${count === 1 ? 'hat' : 'haben'}.`,
  endRoutes: (count) =>
    `Es endet auch nach einem Spielzug, wenn ${count === 1 ? '1 Verbindung hergestellt ist' : `${count} Verbindungen hergestellt sind`}.`,
  finishRound: () =>
    'Die laufende Runde wird vorher noch zu Ende gespielt, sodass alle gleich viele Spielzüge haben.',
  endPiles: (cards) => `Es endet auch nach einem Spielzug, wenn der Stapel ${list(cards, 'oder')} leer ist.`,
  railsLeft: (count) =>
    `Es endet auch nach einem Spielzug, wenn ein Spieler höchstens noch ${n(count, 'Gleis', 'Gleise')} hat.`,
  oneMoreTurn: (what) =>
    what === 'turn'
      ? 'Ist das Ende erreicht, hat jeder noch einen Spielzug, zuletzt der Spieler, der es herbeigeführt hat.'
      : 'Die laufende Runde wird vorher noch zu Ende gespielt; danach folgt eine letzte.',
  tie: (how) =>
    how === 'joint'
      ? 'Bei Gleichstand gewinnen alle mit den meisten Punkten gemeinsam.'
      : 'Bei Gleichstand gewinnt, wer die meisten Gleise auf dem Plan hat.',
  railPoints: (how) =>
    how === 'immediate'
      ? 'Gleise werden sofort gelegt, wenn eine Karte sie gibt.'
      : 'Eine Karte, die Gleise gibt, gibt einen Gleispunkt, der vor dem Ende des Spielzugs ausgegeben wird.',
  effects: (how) =>
    how === 'strict'
      ? 'Ein Effekt wird ganz ausgeführt oder gar nicht.'
      : 'Ein Effekt wird so weit wie möglich ausgeführt.',
  optionalEffects: (optional) =>
    optional
      ? 'Spieler dürfen auf Effekte verzichten.'
      : 'Effekte, die ausgeführt werden können, müssen ausgeführt werden.',
  pile: ({ card, count, lessDealt }) =>
    `Vorrat: ${cards(count)} ${card}${lessDealt ? ', abzüglich der ausgeteilten' : ''}.`,
  card: ({ name, text }) => `${name}: ${text}`,
  link: ({ from, to, kind, cost, toll, name }) =>
    `${kind === 'ferry' ? 'Eine Fähre' : 'Ein Tunnel'}${name === undefined ? '' : ` (${name})`} verbindet ${from} und ${to}: Gleise, die darüber hineinführen, kosten ${coins(cost)} mehr.${toll === undefined ? '' : ` Wer als Erster Gleise darüber legt, dem gehört die Verbindung; ${toll === null ? 'Gleise anderer dürfen nicht darüber führen' : `andere zahlen ${coins(toll)} mehr, die er zu Beginn seines nächsten Spielzugs erhält`}.`}`,
  oneWay: ({ from, to }) => `Zwischen ${from} und ${to} führen Gleise nur von ${from} nach ${to}.`,
  route: ({ from, to, points: count, for: whom, name }) =>
    `${whom === 'first' ? 'Wer als Erster' : 'Jeder, der'} ${from} und ${to} mit Gleisen verbindet${name === undefined ? '' : ` (${name})`}, erhält ${points(count)}.`,
  bonus: ({ at, points: count = 0, coins: money = 0 }) =>
    `Wer als Erster Gleise auf ${at} legt, erhält ${list([...(count > 0 ? [points(count)] : []), ...(money > 0 ? [coins(money)] : [])])}.`,
  token({ name, owned, total, perCell }) {
    const most =
      perCell === undefined ? '' : `, ${owned ? 'insgesamt ' : ''}höchstens ${perCell} auf einem Feld`;
    const many = `${total ?? 'so viele'} ${name}-Marker${total === undefined ? ', wie gebraucht werden' : ''}${most}`;
    if (!owned) return `Es gibt ${many}.`;
    return `Jeder Spieler hat ${many}. Ein Marker gehört dem Spieler, der ihn legt.`;
  },
  tokensAt: ({ at, name, count }) =>
    `Zu Beginn ${count === 1 ? 'liegt' : 'liegen'} auf ${at} ${count} ${name}-Marker.`,
  resource({ name, names, start = 0, limit, total, more }) {
    const most = limit === undefined ? '' : ` und kann höchstens ${limit} haben`;
    const all = total === undefined ? '' : ` Insgesamt gibt es ${total}.`;
    const extra =
      more === undefined ? '' : ` Dazu kommen zu Beginn in Spielreihenfolge: ${list(more.map(String))}.`;
    return `Jeder Spieler beginnt ${start === 0 ? `ohne ${names}` : `mit ${start} ${name}`}${most}.${extra} Was er davon hat, behält er von Spielzug zu Spielzug.${all}`;
  },
  bids: (resource) =>
    `Vor jeder Runde außer der ersten bieten die Spieler um die Zugreihenfolge (${resource}), in der bisherigen Reihenfolge: Jeder bietet mehr als das höchste Gebot, oder er passt und nimmt den letzten freien Platz. Alle zahlen ihr Gebot, nur der Spieler auf dem letzten Platz zahlt nichts.`,
  exchange: ({ pay, get, once }) =>
    `In seinem Spielzug kann ein Spieler ${once ? 'einmal' : 'beliebig oft'} ${goods(pay)} gegen ${goods(get)} tauschen.`,
  region: ({ name, cells }) => `Zur Region ${name} gehören die Felder ${list(cells)}.`,
  headings: {
    rules: (title) => `Regeln: ${title}`,
    differs: (title) => `Unterschiede zu ${title}:`,
    same: (title) => `Wie ${title}.`,
    insteadOf: (sentence) => `(Statt: ${sentence})`,
    withPlayers: (count, sentence) =>
      `${['Allein', 'Zu zweit', 'Zu dritt', 'Zu viert', 'Zu fünft'][count - 1]}: ${sentence}`,
    noLonger: (sentence) => `Nicht mehr: ${sentence}`,
  },
};
