// The words on a table beside those of the content, by language.
import type { TextLanguage } from '@railwright/engine/languages';
import { typeset } from '@railwright/engine/typeset';

/** What is written on piles, tokens and sheets. */
export interface TableWords {
  readonly seat: (number: number) => string;
  readonly startDeck: string;
  readonly discard: string;
  readonly shuffled: string;
  readonly pictures: (credits: string) => string;
  readonly asNeeded: string;
  /** The first line of a list of contents. */
  readonly contents: (title: string, seats: number) => string;
  readonly backIs: (file: string) => string;
  readonly mapIs: (file: string) => string;
  readonly powers: string;
  readonly events: string;
  readonly row: string;
  readonly drawPile: string;
  readonly rails: string;
  readonly stations: string;
  readonly chips: string;
  readonly locomotive: string;
  readonly trainsLeave: string;
  readonly trainsLeaveText: string;
  readonly rules: string;
  readonly map: string;
  readonly points: string;
  readonly coins: string;
}

export const TABLE_WORDS: Readonly<Record<TextLanguage, TableWords>> = {
  en: {
    seat: (number) => `Player ${number}`,
    startDeck: 'Starting deck',
    discard: 'Discard pile',
    pictures: (credits) => `Pictures: ${credits}.`,
    shuffled: 'shuffled, face down',
    asNeeded: 'as many as needed',
    contents: (title, seats) => `${title}, for ${seats === 1 ? '1 player' : `${seats} players`}.`,
    backIs: (file) => `The back of all cards is ${file}.`,
    mapIs: (file) => `The map is ${file}.`,
    powers: 'Powers',
    events: 'Events',
    row: 'Market row',
    drawPile: 'Draw pile',
    rails: 'Rails',
    stations: 'Stations',
    chips: 'Chips',
    locomotive: 'Locomotives',
    trainsLeave: 'Trains Leave',
    trainsLeaveText: 'The day ends with this round.',
    rules: 'Rules',
    map: 'Map',
    points: 'Points',
    coins: 'Coins',
  },
  fr: typeset({
    seat: (number) => `Joueur ${number}`,
    startDeck: 'Deck de départ',
    discard: 'Défausse',
    pictures: (credits) => `Images : ${credits}.`,
    shuffled: 'cartes mélangées, face cachée',
    asNeeded: 'autant qu’il en faut',
    contents: (title, seats) => `${title}, pour ${seats === 1 ? '1 joueur' : `${seats} joueurs`}.`,
    backIs: (file) => `Le dos de toutes les cartes est ${file}.`,
    mapIs: (file) => `Le plateau est ${file}.`,
    powers: 'Pouvoirs',
    events: 'Événements',
    row: 'Rangée du marché',
    drawPile: 'Pioche',
    rails: 'Rails',
    stations: 'Gares',
    chips: 'Jetons',
    locomotive: 'Locomotives',
    trainsLeave: 'Départ des trains',
    trainsLeaveText: 'La journée s’achève après cette manche.',
    rules: 'Règles',
    map: 'Plateau',
    points: 'Points',
    coins: 'Pièces',
  }),
  de: {
    seat: (number) => `Spieler ${number}`,
    startDeck: 'Startdeck',
    discard: 'Ablagestapel',
    pictures: (credits) => `Bilder: ${credits}.`,
    shuffled: 'gemischt, verdeckt',
    asNeeded: 'so viele wie nötig',
    contents: (title, seats) => `${title}, für ${seats} Spieler.`,
    backIs: (file) => `Die Rückseite aller Karten ist ${file}.`,
    mapIs: (file) => `Der Spielplan ist ${file}.`,
    powers: 'Fähigkeiten',
    events: 'Ereignisse',
    row: 'Auslage',
    drawPile: 'Nachziehstapel',
    rails: 'Gleise',
    stations: 'Bahnhöfe',
    chips: 'Chips',
    locomotive: 'Lokomotiven',
    trainsLeave: 'Abfahrt',
    trainsLeaveText: 'Der Tag endet mit dieser Runde.',
    rules: 'Regeln',
    map: 'Spielplan',
    points: 'Punkte',
    coins: 'Münzen',
  },
};
