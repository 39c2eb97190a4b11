// The rules of Freight Train in words, by language: each a sentence or two, in the order of play.
import { joined } from '@railwright/engine/joined';
import type { Day, FreightTrainRules } from '@railwright/engine';
import type { TextLanguage } from '@railwright/engine/languages';

/** What the sentences tell. */
type RulesFacts = Omit<FreightTrainRules, 'id'>;

type Tell = (facts: RulesFacts) => readonly string[];

const range = ({ min, max }: RulesFacts['seats'], to: string): string =>
  min === max ? String(min) : `${min} ${to} ${max}`;

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
const daysFr = (before: 'le' | 'Le' | 'de', on: readonly number[]): string => {
  const one = before === 'de' ? 'du jour' : `${before} jour`;
  const many = before === 'de' ? 'des jours' : `${before}s jours`;
  return `${on.length === 1 ? one : many} ${joined(on, 'et')}`;
};
const daysDe = (before: 'An' | 'von', on: readonly number[]): string =>
  on.length === 1
    ? `${before} Tag ${String(on[0])}`
    : `${before === 'An' ? 'An den Tagen' : 'der Tage'} ${joined(on, 'und')}`;

const chipsEn = (count: number): string => (count === 1 ? '1 chip' : `${count} chips`);
const chipsFr = (count: number): string => (count === 1 ? '1 jeton' : `${count} jetons`);
const chipsDe = (count: number): string => (count === 1 ? '1 Chip' : `${count} Chips`);

/** A payment for a train that one player has, or several of equal length. */
interface PaymentWords {
  readonly none: string;
  readonly alone: (chips: number) => string;
  readonly tied: (chips: number, players: number) => string;
}

const ALONE: Readonly<Record<TextLanguage, PaymentWords>> = {
  en: {
    none: 'nothing',
    alone: (count) => `${chipsEn(count)} for one player alone`,
    tied: (count, players) => `${count} for each of ${players} tied`,
  },
  fr: {
    none: 'rien',
    alone: (count) => `${chipsFr(count)} à un joueur seul`,
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
      `For ${range(seats, 'to')} players.`,
      ...players.map(
        (row) =>
          `With ${row.seats} players, there are ${row.cards} cars of each type, and each player begins with ${row.locomotives} locomotives.`,
      ),
      `Each player begins with ${chipsEn(chips)} and a yard of ${ownYard.sidings} sidings with ${ownYard.spaces} spaces each, in which ${ownYard.dealt} cars are dealt.`,
      `The main yard has ${mainYard.sidings} sidings with ${mainYard.spaces} spaces each, all filled from the deck.`,
      `The game lasts ${days.length === 1 ? 'one day' : `${days.length} days`}. Each begins with the “Trains leave” card in the lowest part of the deck: one of ${joined(
        days.map(({ split }) => split),
        'and',
      )} parts${days.length > 1 ? ', from day to day' : ''}. The day ends with the round in which it is drawn.`,
      switches.turnOrder === 'engine'
        ? 'After each round, the next player to the left goes first.'
        : 'Players take turns clockwise throughout.',
      `At the beginning of your turn, if at least ${mainYard.fillWhenEmpty} sidings of the main yard are empty, you may fill one of them from the deck.`,
      `Then do one thing: take exactly ${actions.fromMain} cars from the open ends of the main yard, into your trains and your yard; move up to ${actions.fromOwn} cars from the open ends of your yard into your trains; pay ${chipsEn(actions.rearrange)} and rearrange your yard; or call a locomotive.`,
      ...locomotives(
        days,
        (on) =>
          `One locomotive each can be called on ${daysEn(on)}; who calls none gets one when the next day begins.`,
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
              `On ${daysEn(on)}, each player ${value.chips > 0 ? 'gets' : 'pays'} ${chipsEn(Math.abs(value.chips))} for ${value.cars === 1 ? 'each car' : `every ${value.cars} cars`} left in their yard.`,
            ],
      ),
      'Most chips win; players tied win together.',
    ],
  },
  fr: {
    heading: (title) => `Règles : ${title}`,
    tell: ({ seats, players, chips, mainYard, ownYard, actions, days, switches }) => [
      `Pour ${range(seats, 'à')} joueurs.`,
      ...players.map(
        (row) =>
          `À ${row.seats} joueurs, il y a ${row.cards} wagons de chaque type, et chacun commence avec ${row.locomotives} locomotives.`,
      ),
      `Chaque joueur commence avec ${chipsFr(chips)} et un dépôt de ${ownYard.sidings} voies de ${ownYard.spaces} places, où sont distribués ${ownYard.dealt} wagons.`,
      `La gare de triage a ${mainYard.sidings} voies de ${mainYard.spaces} places, toutes remplies depuis la pioche.`,
      `La partie dure ${days.length === 1 ? 'un jour' : `${days.length} jours`}. Chacun commence avec la carte « Départ des trains » dans la partie du bas de la pioche : une de ${joined(
        days.map(({ split }) => split),
        'et',
      )} parties${days.length > 1 ? ', de jour en jour' : ''}. Le jour finit avec le tour de table où elle est piochée.`,
      switches.turnOrder === 'engine'
        ? 'Après chaque tour de table, le joueur suivant à gauche commence.'
        : 'On joue toujours dans le sens horaire.',
      `Au début de votre tour, si au moins ${mainYard.fillWhenEmpty} voies de la gare de triage sont vides, vous pouvez en remplir une depuis la pioche.`,
      `Puis faites une chose : prenez exactement ${actions.fromMain} wagons aux bouts ouverts de la gare de triage, pour vos trains et votre dépôt ; déplacez jusqu’à ${actions.fromOwn} wagons des bouts ouverts de votre dépôt dans vos trains ; payez ${chipsFr(actions.rearrange)} et réorganisez votre dépôt ; ou appelez une locomotive.`,
      ...locomotives(
        days,
        (on) =>
          `Chacun peut appeler une locomotive ${daysFr('le', on)} ; qui n’en appelle pas en reçoit une quand le jour suivant commence.`,
      ),
      'Un train a besoin d’une locomotive et se compose de wagons d’un seul type, et vous avez au plus un train de chaque type. Un de vos trains peut être mixte, avec au plus un wagon de chaque type.',
      ...byDay(days, ({ longest, second }) => ({ longest, second })).map(
        ({ days: on, value }) =>
          `À la fin ${daysFr('de', on)}, le train le plus long de chaque type rapporte ${tied(value.longest, 'et', ALONE.fr)}${value.second.length === 0 ? '' : ` ; quand un seul joueur l’a, le deuxième rapporte ${tied(value.second, 'et', ALONE.fr)}`}.`,
      ),
      switches.mixedTrain === 'as-a-type'
        ? 'Le train mixte est payé comme un type à part.'
        : 'Le train mixte ne rapporte rien.',
      ...byDay(days, (day) => day.yard).flatMap(({ days: on, value }) =>
        value.chips === 0
          ? []
          : [
              `${daysFr('Le', on)}, chaque joueur ${value.chips > 0 ? 'reçoit' : 'paie'} ${chipsFr(Math.abs(value.chips))} ${value.cars === 1 ? 'par wagon resté' : `pour ${value.cars} wagons restés`} dans son dépôt.`,
            ],
      ),
      'Le plus de jetons l’emporte ; à égalité, les joueurs gagnent ensemble.',
    ],
  },
  de: {
    heading: (title) => `Regeln: ${title}`,
    tell: ({ seats, players, chips, mainYard, ownYard, actions, days, switches }) => [
      `Für ${range(seats, 'bis')} Spieler.`,
      ...players.map(
        (row) =>
          `Bei ${row.seats} Spielern gibt es ${row.cards} Wagen jedes Typs, und jeder beginnt mit ${row.locomotives} Lokomotiven.`,
      ),
      `Jeder Spieler beginnt mit ${chipsDe(chips)} und einem Hof mit ${ownYard.sidings} Gleisen zu je ${ownYard.spaces} Plätzen, auf die ${ownYard.dealt} Wagen verteilt werden.`,
      `Der Rangierbahnhof hat ${mainYard.sidings} Gleise mit je ${mainYard.spaces} Plätzen, alle vom Nachziehstapel gefüllt.`,
      `Das Spiel dauert ${days.length === 1 ? 'einen Tag' : `${days.length} Tage`}. Jeder beginnt mit der Karte „Abfahrt“ im untersten Teil des Nachziehstapels: einem von ${joined(
        days.map(({ split }) => split),
        'und',
      )} Teilen${days.length > 1 ? ', von Tag zu Tag' : ''}. Der Tag endet mit der Runde, in der sie gezogen wird.`,
      switches.turnOrder === 'engine'
        ? 'Nach jeder Runde beginnt der nächste Spieler links.'
        : 'Gespielt wird immer im Uhrzeigersinn.',
      `Sind zu Beginn deines Spielzugs mindestens ${mainYard.fillWhenEmpty} Gleise des Rangierbahnhofs leer, darfst du eines davon vom Nachziehstapel füllen.`,
      `Dann tust du eines: genau ${actions.fromMain} Wagen von den offenen Enden des Rangierbahnhofs nehmen, für deine Züge und deinen Hof; bis zu ${actions.fromOwn} Wagen von den offenen Enden deines Hofs in deine Züge bringen; ${chipsDe(actions.rearrange)} zahlen und deinen Hof neu ordnen; oder eine Lokomotive rufen.`,
      ...locomotives(
        days,
        (on) =>
          `${daysDe('An', on)} kann jeder eine Lokomotive rufen; wer keine ruft, erhält eine, wenn der nächste Tag beginnt.`,
      ),
      'Ein Zug braucht eine Lokomotive und hat Wagen eines Typs, und du hast höchstens einen Zug jedes Typs. Einer deiner Züge darf gemischt sein, mit höchstens einem Wagen jedes Typs.',
      ...byDay(days, ({ longest, second }) => ({ longest, second })).map(
        ({ days: on, value }) =>
          `Am Ende ${daysDe('von', on)} bringt der längste Zug jedes Typs ${tied(value.longest, 'und', ALONE.de)}${value.second.length === 0 ? '' : `; hat ihn ein Spieler allein, bringt der zweitlängste ${tied(value.second, 'und', ALONE.de)}`}.`,
      ),
      switches.mixedTrain === 'as-a-type'
        ? 'Der gemischte Zug zählt wie ein eigener Typ.'
        : 'Der gemischte Zug bringt nichts.',
      ...byDay(days, (day) => day.yard).flatMap(({ days: on, value }) =>
        value.chips === 0
          ? []
          : [
              `${daysDe('An', on)} ${value.chips > 0 ? 'erhält' : 'zahlt'} jeder Spieler ${chipsDe(Math.abs(value.chips))} für ${value.cars === 1 ? 'jeden Wagen' : `je ${value.cars} Wagen`} in seinem Hof.`,
            ],
      ),
      'Die meisten Chips gewinnen; bei Gleichstand gewinnen alle, die so viele haben.',
    ],
  },
};

/** On which days they can be called, if on any. */
function locomotives(days: readonly Day[], tell: (on: readonly number[]) => string): string[] {
  const on = daysWith(days, ({ callLocomotive }) => callLocomotive);
  return on.length === 0 ? [] : [tell(on)];
}
