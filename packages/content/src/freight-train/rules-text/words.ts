// The rules of Freight Train in words, by language: each a sentence or two, in the order of play.
import { joined } from '@railwright/engine/joined';
import type { Day, FreightTrainRules } from '@railwright/engine';
import type { TextLanguage } from '@railwright/engine/languages';

/** What the sentences tell. */
type RulesFacts = Omit<FreightTrainRules, 'id'>;

type Tell = (facts: RulesFacts) => readonly string[];

const range = ({ min, max }: RulesFacts['seats'], to: string, one: string, many: string): string =>
  min === max ? `${min} ${min === 1 ? one : many}` : `${min} ${to} ${max} ${many}`;

/** Numbers of the days for which something holds. */
const daysWith = (days: readonly Day[], holds: (day: Day) => boolean): number[] =>
  days.flatMap((day, i) => (holds(day) ? [i + 1] : []));

/** Days with the same payment, together. */
function byDay<T>(
  days: readonly Day[],
  of: (day: Day) => T,
): { readonly days: number[]; readonly value: T }[] {
  const groups = new Map<string, { days: number[]; value: T }>();
  for (const [i, day] of days.entries()) {
    const value = of(day);
    const key = JSON.stringify(value);
    const group = groups.get(key);
    if (group) group.days.push(i + 1);
    else groups.set(key, { days: [i + 1], value });
  }
  return [...groups.values()];
}

const daysEn = (on: readonly number[]): string => `${on.length === 1 ? 'day' : 'days'} ${joined(on, 'and')}`;
const daysFr = (before: 'pendant' | 'pour' | 'Après' | 'À la fin de', on: readonly number[]): string =>
  on.length === 1
    ? `${before} la journée ${String(on[0])}`
    : `${before === 'À la fin de' ? 'À la fin des' : `${before} les`} journées ${joined(on, 'et')}`;
const daysDe = (before: 'An' | 'an' | 'von', on: readonly number[]): string =>
  on.length === 1
    ? `${before} Tag ${String(on[0])}`
    : `${before === 'von' ? 'der Tage' : `${before} den Tagen`} ${joined(on, 'und')}`;

const nEn = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
const nFr = (count: number, one: string, many = `${one}s`): string => `${count} ${count < 2 ? one : many}`;
const nDe = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const chipsDe = (count: number): string => nDe(count, 'Chip', 'Chips');
const sidingsDe = (count: number): string => nDe(count, 'Gleis', 'Gleise');

/** A payment for a train that one player has, or several of equal length. */
interface PaymentWords {
  readonly none: string;
  readonly alone: (chips: number) => string;
  readonly tied: (chips: number, players: number) => string;
}

const ALONE: Readonly<Record<TextLanguage, PaymentWords>> = {
  en: {
    none: 'nothing',
    alone: (count) => `${nEn(count, 'chip')} for one player alone`,
    tied: (count, players) => `${count} for each of ${players} tied`,
  },
  fr: {
    none: 'rien',
    alone: (count) => `${nFr(count, 'jeton')} à un joueur seul`,
    tied: (count, players) => `${count} à chacun de ${players} joueurs à égalité`,
  },
  de: {
    none: 'nichts',
    alone: (count) => `einem Spieler allein ${chipsDe(count)}`,
    tied: (count, players) => `${players} Spielern mit gleich langen je ${count}`,
  },
};

/** `payments` are for one player, for each of two, and so on. */
function tied(payments: readonly number[], last: string, words: PaymentWords): string {
  const parts = payments.map((chips, i) => (i === 0 ? words.alone(chips) : words.tied(chips, i + 1)));
  return parts.length === 0 ? words.none : joined(parts, last);
}

/** The heading, and the sentences. */
export const RULES_WORDS: Readonly<
  Record<TextLanguage, { readonly heading: (title: string) => string; readonly tell: Tell }>
> = {
  en: {
    heading: (title) => `Rules: ${title}`,
    tell: ({ seats, players, chips, mainYard, ownYard, actions, days, switches }) => [
      `For ${range(seats, 'to', 'player', 'players')}.`,
      ...players.map(
        (row) =>
          `With ${nEn(row.seats, 'player')}, the deck has ${nEn(row.cards, 'car')} of each type, and each player begins with ${nEn(row.locomotives, 'locomotive')}.`,
      ),
      `Each player begins with ${nEn(chips, 'chip')} and a yard of ${nEn(ownYard.sidings, 'siding')} with ${nEn(ownYard.spaces, 'space')} each, in which ${nEn(ownYard.dealt, 'car')} are dealt.`,
      `The main yard has ${nEn(mainYard.sidings, 'siding')} with ${nEn(mainYard.spaces, 'space')} each, all filled from the deck.`,
      `The game lasts ${days.length === 1 ? 'one day' : `${days.length} days`}. At the beginning of a day, the deck is divided into equal parts, and the “Trains Leave” card is in the lowest: ${joined(
        byDay(days, ({ split }) => split).map(({ days: on, value }) => `${value} parts on ${daysEn(on)}`),
        'and',
      )}. The day ends with the round in which it is drawn.`,
      switches.turnOrder === 'engine'
        ? 'After each round, the next player to the left goes first.'
        : 'Players take turns clockwise throughout.',
      `At the beginning of your turn, if ${nEn(mainYard.fillWhenEmpty, 'siding')} or more of the main yard are empty, you may fill one of them from the deck.`,
      `Then do one thing: take exactly ${nEn(actions.fromMain, 'car')} from the exits of the main yard, into your trains and your yard; move up to ${nEn(actions.fromOwn, 'car')} from the exits of your yard into your trains; pay ${nEn(actions.rearrange, 'chip')} and rearrange your yard; or call up a locomotive. Only a player who can do none of these passes.`,
      'A car enters a siding of your yard at its exit and pushes the others back.',
      ...locomotives(
        days,
        (on) =>
          `On ${daysEn(on)}, each player can call up one locomotive; a player who calls up none gets one when the next day begins.`,
      ),
      'A train needs a locomotive and has cars of one type, and you have at most one train of each type. One of your trains may be mixed, with at most one car of each type.',
      ...byDay(days, ({ longest, second }) => ({ longest, second })).map(
        ({ days: on, value }) =>
          `At the end of ${daysEn(on)}, the longest train of each type earns ${tied(value.longest, 'and', ALONE.en)}${value.second.length === 0 ? '' : `; where one player has it, the second longest earns ${tied(value.second, 'and', ALONE.en)}`}.`,
      ),
      switches.mixedTrain === 'as-a-type'
        ? 'The mixed train is paid like a type of its own.'
        : 'The mixed train earns nothing.',
      ...byDay(days, (day) => day.yard).flatMap(({ days: on, value }) =>
        value.chips === 0
          ? []
          : [
              `On ${daysEn(on)}, each player ${value.chips > 0 ? 'gets' : 'pays'} ${nEn(Math.abs(value.chips), 'chip')} for ${value.cars === 1 ? 'each car' : `every ${value.cars} cars`} left in their yard.`,
            ],
      ),
      ...(days.length > 1
        ? [
            'Then, unless it was the last day, the cars of all trains and of the main yard go back to the deck, locomotives are free again, and the main yard is filled; cars in your yard stay.',
          ]
        : []),
      'Most chips win; players tied win together.',
    ],
  },
  fr: {
    heading: (title) => `Règles : ${title}`,
    tell: ({ seats, players, chips, mainYard, ownYard, actions, days, switches }) => [
      `Pour ${range(seats, 'à', 'joueur', 'joueurs')}.`,
      ...players.map(
        (row) =>
          `À ${nFr(row.seats, 'joueur')}, la pioche compte ${nFr(row.cards, 'wagon')} de chaque type, et chacun commence avec ${nFr(row.locomotives, 'locomotive')}.`,
      ),
      `Chaque joueur commence avec ${nFr(chips, 'jeton')} et un dépôt de ${nFr(ownYard.sidings, 'voie')} de ${nFr(ownYard.spaces, 'place')}, où l’on distribue ${nFr(ownYard.dealt, 'wagon')}.`,
      `Le dépôt principal a ${nFr(mainYard.sidings, 'voie')} de ${nFr(mainYard.spaces, 'place')}, toutes remplies depuis la pioche.`,
      `La partie dure ${days.length === 1 ? 'une journée' : `${days.length} journées`}. Au début d’une journée, la pioche est divisée en parts égales, et la carte « Départ des trains » est dans celle du bas : ${joined(
        byDay(days, ({ split }) => split).map(
          ({ days: on, value }) => `${value} parts ${daysFr('pour', on)}`,
        ),
        'et',
      )}. La journée s’achève après la manche où elle apparaît.`,
      switches.turnOrder === 'engine'
        ? 'Après chaque manche, le joueur suivant à gauche commence.'
        : 'On joue toujours dans le sens horaire.',
      `Au début de votre tour, s’il y a au moins ${nFr(mainYard.fillWhenEmpty, 'voie vide', 'voies vides')} au dépôt principal, vous pouvez en remplir une depuis la pioche.`,
      `Puis faites une chose : prenez exactement ${nFr(actions.fromMain, 'wagon')} à la sortie des voies du dépôt principal, pour vos trains et votre dépôt ; déplacez jusqu’à ${nFr(actions.fromOwn, 'wagon')} de la sortie des voies de votre dépôt vers vos trains ; payez ${nFr(actions.rearrange, 'jeton')} et réorganisez votre dépôt ; ou appelez une locomotive. Qui ne peut rien faire de tout cela passe.`,
      'Un wagon entre sur une voie de votre dépôt par sa sortie et repousse les autres.',
      ...locomotives(
        days,
        (on) =>
          `Chacun peut appeler une locomotive ${daysFr('pendant', on)} ; qui n’en appelle pas en reçoit une quand la journée suivante commence.`,
      ),
      'Un train a besoin d’une locomotive et se compose de wagons d’un seul type, et vous avez au plus un train de chaque type. Un de vos trains peut être mixte, avec au plus un wagon de chaque type.',
      ...byDay(days, ({ longest, second }) => ({ longest, second })).map(
        ({ days: on, value }) =>
          `${daysFr('À la fin de', on)}, le train le plus long de chaque type rapporte ${tied(value.longest, 'et', ALONE.fr)}${value.second.length === 0 ? '' : ` ; s’il est à un seul joueur, le deuxième rapporte ${tied(value.second, 'et', ALONE.fr)}`}.`,
      ),
      switches.mixedTrain === 'as-a-type'
        ? 'Le train mixte est payé comme un type à part.'
        : 'Le train mixte ne rapporte rien.',
      ...byDay(days, (day) => day.yard).flatMap(({ days: on, value }) =>
        value.chips === 0
          ? []
          : [
              `${daysFr('Après', on)}, chaque joueur ${value.chips > 0 ? 'reçoit' : 'paie'} ${nFr(Math.abs(value.chips), 'jeton')} ${value.cars === 1 ? 'par wagon resté' : `pour ${value.cars} wagons restés`} dans son dépôt.`,
            ],
      ),
      ...(days.length > 1
        ? [
            'Ensuite, sauf après la dernière journée, les wagons de tous les trains et du dépôt principal retournent à la pioche, les locomotives redeviennent libres et le dépôt principal est rempli ; les wagons de votre dépôt restent.',
          ]
        : []),
      'Qui a le plus de jetons gagne ; à égalité, les joueurs gagnent ensemble.',
    ],
  },
  de: {
    heading: (title) => `Regeln: ${title}`,
    tell: ({ seats, players, chips, mainYard, ownYard, actions, days, switches }) => [
      `Für ${range(seats, 'bis', 'Spieler', 'Spieler')}.`,
      ...players.map(
        (row) =>
          `Bei ${nDe(row.seats, 'Spieler', 'Spielern')} gibt es ${row.cards} Wagen jeder Art, und jeder beginnt mit ${nDe(row.locomotives, 'Lokomotive', 'Lokomotiven')}.`,
      ),
      `Jeder Spieler beginnt mit ${chipsDe(chips)} und einem Rangierbahnhof mit ${nDe(ownYard.sidings, 'Gleis', 'Gleisen')} zu je ${nDe(ownYard.spaces, 'Platz', 'Plätzen')}, auf die ${ownYard.dealt} Wagen verteilt werden.`,
      `Der Güterbahnhof hat ${sidingsDe(mainYard.sidings)} mit je ${nDe(mainYard.spaces, 'Platz', 'Plätzen')}, alle vom Nachziehstapel gefüllt.`,
      `Das Spiel dauert ${days.length === 1 ? 'einen Tag' : `${days.length} Tage`}. Zu Beginn eines Tages wird der Nachziehstapel in gleiche Teile geteilt, und die Karte „Abfahrt“ liegt im untersten: ${joined(
        byDay(days, ({ split }) => split).map(({ days: on, value }) => `${value} Teile ${daysDe('an', on)}`),
        'und',
      )}. Der Tag endet mit der Runde, in der sie gezogen wird.`,
      switches.turnOrder === 'engine'
        ? 'Nach jeder Runde beginnt der nächste Spieler links.'
        : 'Gespielt wird immer im Uhrzeigersinn.',
      `${mainYard.fillWhenEmpty === 1 ? 'Ist' : 'Sind'} zu Beginn deines Spielzugs mindestens ${sidingsDe(mainYard.fillWhenEmpty)} des Güterbahnhofs leer, darfst du eines davon vom Nachziehstapel füllen.`,
      `Dann tust du eines: genau ${actions.fromMain} Wagen von den Ausfahrten des Güterbahnhofs nehmen, für deine Züge und deinen Rangierbahnhof; bis zu ${actions.fromOwn} Wagen von den Ausfahrten deines Rangierbahnhofs zu deinen Zügen bewegen; ${chipsDe(actions.rearrange)} zahlen und deinen Rangierbahnhof ordnen; oder eine Lokomotive anfordern. Nur wer nichts davon tun kann, passt.`,
      'Ein Wagen fährt durch die Ausfahrt auf ein Gleis deines Rangierbahnhofs und schiebt die anderen nach hinten.',
      ...locomotives(
        days,
        (on) =>
          `${daysDe('An', on)} kann jeder eine Lokomotive anfordern; wer keine anfordert, erhält eine, wenn der nächste Tag beginnt.`,
      ),
      'Ein Zug braucht eine Lokomotive und hat Wagen einer Art, und du hast höchstens einen Zug jeder Art. Einer deiner Züge darf gemischt sein, mit höchstens einem Wagen jeder Art.',
      ...byDay(days, ({ longest, second }) => ({ longest, second })).map(
        ({ days: on, value }) =>
          `Am Ende ${daysDe('von', on)} bringt der längste Zug jeder Art ${tied(value.longest, 'und', ALONE.de)}${value.second.length === 0 ? '' : `; hat ihn ein Spieler allein, bringt der zweitlängste ${tied(value.second, 'und', ALONE.de)}`}.`,
      ),
      switches.mixedTrain === 'as-a-type'
        ? 'Der gemischte Zug zählt wie eine eigene Art.'
        : 'Der gemischte Zug bringt nichts.',
      ...byDay(days, (day) => day.yard).flatMap(({ days: on, value }) =>
        value.chips === 0
          ? []
          : [
              `${daysDe('An', on)} ${value.chips > 0 ? 'erhält' : 'zahlt'} jeder Spieler ${chipsDe(Math.abs(value.chips))} für ${value.cars === 1 ? 'jeden Wagen' : `je ${value.cars} Wagen`} in seinem Rangierbahnhof.`,
            ],
      ),
      ...(days.length > 1
        ? [
            'Danach kommen, außer nach dem letzten Tag, die Wagen aller Züge und des Güterbahnhofs in den Nachziehstapel zurück, die Lokomotiven sind wieder frei, und der Güterbahnhof wird gefüllt; Wagen in deinem Rangierbahnhof bleiben.',
          ]
        : []),
      'Die meisten Chips gewinnen; bei Gleichstand gewinnen alle, die so viele haben.',
    ],
  },
};

/** On which days they can be called, if on any. */
function locomotives(days: readonly Day[], tell: (on: readonly number[]) => string): string[] {
  const on = daysWith(days, ({ callLocomotive }) => callLocomotive);
  return on.length === 0 ? [] : [tell(on)];
}
