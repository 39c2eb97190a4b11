// The rules of Game of Trains in words, by language: each a sentence or two, in the order of play.
import { joined } from '@railwright/engine/joined';
import type { TextLanguage } from '@railwright/engine/languages';

/** What the sentences tell. */
interface RulesFacts {
  readonly seats: { readonly min: number; readonly max: number };
  readonly trainLength: number;
  /** Of the first seat, the second, and so on. */
  readonly setupDraws: readonly number[];
  readonly turnLimit: number;
  /** Names and texts of the abilities of the deck. */
  readonly abilities: readonly { readonly name: string; readonly text: string }[];
}

type Tell = (facts: RulesFacts) => readonly string[];

const range = ({ min, max }: RulesFacts['seats'], to: string): string =>
  min === max ? String(min) : `${min} ${to} ${max}`;

/** The heading, and the sentences. */
export const RULES_WORDS: Readonly<
  Record<TextLanguage, { readonly heading: (title: string) => string; readonly tell: Tell }>
> = {
  en: {
    heading: (title) => `Rules: ${title}`,
    tell: ({ seats, trainLength, setupDraws, turnLimit, abilities }) => [
      `For ${range(seats, 'to')} players.`,
      `Each player is dealt ${trainLength} railcars and lays them in a row in descending order, beginning at the locomotive on the left. The other cards are the draw pile.`,
      `Chance chooses the first player. In turn order, players draw ${joined(setupDraws, 'and')} cards. Each puts one of them in the place of a card of their train and discards the others face down.`,
      'A card that leaves a train lies face up beside the draw pile, for all players. Two such cards with the same ability are discarded at once.',
      'On your turn, do one of two things: draw a card and put it in the place of a card of your train, or discard a card that lies face up and use its ability.',
      'An ability can only be used if it is possible. A protected card is not removed; it loses its protection when its owner moves or replaces it.',
      ...abilities.map(({ name, text }) => `${name}: ${text}`),
      'When the draw pile is used up, the discard pile is shuffled and becomes the new one.',
      'The player whose train is in ascending order, from the locomotive on, wins at once.',
      `After ${turnLimit} turns of all players together, a game without a winner is a draw.`,
    ],
  },
  fr: {
    heading: (title) => `Règles : ${title}`,
    tell: ({ seats, trainLength, setupDraws, turnLimit, abilities }) => [
      `Pour ${range(seats, 'à')} joueurs.`,
      `Chaque joueur reçoit ${trainLength} wagons et les aligne dans l’ordre décroissant, à partir de la locomotive à gauche. Les autres cartes forment la pioche.`,
      `Le hasard désigne le premier joueur. Dans l’ordre du tour, les joueurs piochent ${joined(setupDraws, 'et')} cartes. Chacun en met une à la place d’une carte de son train et défausse les autres face cachée.`,
      'Une carte qui quitte un train reste face visible à côté de la pioche, pour tous les joueurs. Deux de ces cartes qui ont la même capacité sont aussitôt défaussées.',
      'À votre tour, faites l’une de ces deux choses : piochez une carte et mettez-la à la place d’une carte de votre train, ou défaussez une carte face visible et utilisez sa capacité.',
      'Une capacité ne s’utilise que si elle est possible. Une carte protégée n’est pas retirée ; elle perd sa protection quand son propriétaire la déplace ou la remplace.',
      ...abilities.map(({ name, text }) => `${name} : ${text}`),
      'Quand la pioche est épuisée, la défausse est mélangée et devient la nouvelle pioche.',
      'Le joueur dont le train est dans l’ordre croissant, à partir de la locomotive, gagne aussitôt.',
      `Après ${turnLimit} tours de tous les joueurs ensemble, une partie sans gagnant est nulle.`,
    ],
  },
  de: {
    heading: (title) => `Regeln: ${title}`,
    tell: ({ seats, trainLength, setupDraws, turnLimit, abilities }) => [
      `Für ${range(seats, 'bis')} Spieler.`,
      `Jeder Spieler erhält ${trainLength} Wagen und legt sie in absteigender Reihenfolge aus, links bei der Lokomotive beginnend. Die übrigen Karten sind der Nachziehstapel.`,
      `Der Zufall bestimmt den ersten Spieler. In Zugreihenfolge ziehen die Spieler ${joined(setupDraws, 'und')} Karten. Jeder ersetzt mit einer davon eine Karte seines Zuges und legt die anderen verdeckt ab.`,
      'Eine Karte, die einen Zug verlässt, liegt offen neben dem Nachziehstapel, für alle Spieler. Zwei solche Karten mit der gleichen Fähigkeit werden sofort abgelegt.',
      'In deinem Spielzug tust du eines von beidem: eine Karte ziehen und mit ihr eine Karte deines Zuges ersetzen, oder eine offene Karte ablegen und ihre Fähigkeit nutzen.',
      'Eine Fähigkeit lässt sich nur nutzen, wenn sie möglich ist. Eine geschützte Karte wird nicht entfernt; sie verliert den Schutz, wenn ihr Besitzer sie bewegt oder ersetzt.',
      ...abilities.map(({ name, text }) => `${name}: ${text}`),
      'Ist der Nachziehstapel aufgebraucht, wird der Ablagestapel gemischt und zum neuen Nachziehstapel.',
      'Wessen Zug von der Lokomotive an in aufsteigender Reihenfolge ist, gewinnt sofort.',
      `Nach ${turnLimit} Spielzügen aller Spieler zusammen endet ein Spiel ohne Sieger unentschieden.`,
    ],
  },
};
