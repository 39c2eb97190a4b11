// What the site itself says, by language.
import type { TextLanguage } from '@railwright/engine/languages';
import { typeset } from '@railwright/engine/typeset';
import type { Finding } from '@railwright/report/documents';

/** The words of every page. */
export interface SiteWords {
  readonly skip: string;
  readonly home: string;
  readonly packs: string;
  readonly path: string;
  readonly languages: string;
  readonly play: string;
  readonly playGame: (title: string) => string;
  readonly playHint: string;
  /** Opens a pack in the studio. */
  readonly studio: string;
  readonly studioHint: string;
  readonly setups: string;
  readonly maps: string;
  readonly map: string;
  readonly cards: string;
  readonly story: string;
  readonly changes: string;
  /** The name of an earlier version, by its number or by its day, in a sentence that ends with it. */
  readonly sinceVersion: (version: string) => string;
  readonly sinceDay: (day: string) => string;
  readonly changedSince: (version: string) => string;
  readonly inWords: string;
  readonly about: string;
  readonly authors: string;
  readonly licence: string;
  readonly pictures: string;
  readonly version: string;
  readonly extends: string;
  readonly game: string;
  readonly players: (least: number, most: number) => string;
  readonly mapPicture: (name: string) => string;
  readonly legend: string;
  readonly contents: (setups: number, maps: number, cards: number) => string;
  readonly seeAll: (contents: string) => string;
  readonly findCards: string;
  readonly text: string;
  readonly category: string;
  readonly cost: string;
  readonly every: string;
  /** With `{n}` and `{all}` in the places of the numbers. */
  readonly found: string;
  readonly noneFound: string;
  /** Before a list. */
  readonly usedIn: string;
  readonly differences: string;
  readonly allRules: string;
  readonly playtest: string;
  readonly earlierGames: string;
  readonly verdicts: Readonly<Record<Finding['kind'], string>>;
  readonly onTheTable: string;
  readonly drawnMarket: string;
  readonly downloads: string;
  readonly setupFile: string;
  readonly lastingAddress: string;
  readonly lastingAddressHint: string;
  readonly thisVersion: string;
  readonly newest: string;
  readonly copies: (count: number) => string;
  readonly inPile: (pile: string, count: number) => string;
  readonly madeWith: string;
}

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const range = (least: number, most: number): string => (least === most ? `${most}` : `${least}–${most}`);

export const SITE_WORDS: Readonly<Record<TextLanguage, SiteWords>> = {
  en: {
    skip: 'Skip to the content',
    home: 'All games',
    packs: 'Games to play',
    path: 'You are here',
    languages: 'Languages',
    play: 'Play now',
    playGame: (title) => `Play now: ${title}`,
    playHint: 'One page that needs no account and no network.',
    studio: 'Open this pack in the studio',
    studioHint: 'Change its maps, cards and rules, and play the result. Your changes stay in your browser.',
    setups: 'Games to play',
    maps: 'Maps',
    map: 'Map',
    cards: 'Cards',
    story: 'The story',
    changes: 'Changes',
    sinceVersion: (version) => `version ${version}`,
    sinceDay: (day) => day,
    changedSince: (version) => `What changed since ${version}`,
    inWords: 'In words',
    about: 'About this pack',
    authors: 'By',
    licence: 'Licence',
    pictures: 'Pictures',
    version: 'Version',
    extends: 'Builds on',
    game: 'Game',
    players: (least, most) => (most === 1 ? '1 player' : `${range(least, most)} players`),
    mapPicture: (name) => `Map: ${name}`,
    legend: 'Legend',
    contents: (setups, maps, cards) =>
      [
        count(setups, 'game', 'games'),
        ...(maps > 0 ? [count(maps, 'map', 'maps')] : []),
        ...(cards > 0 ? [count(cards, 'card', 'cards')] : []),
      ].join(', '),
    seeAll: (contents) => `See ${contents}`,
    findCards: 'Find cards',
    text: 'Words',
    category: 'Category',
    cost: 'Cost',
    every: 'Any',
    found: '{n} of {all} cards',
    noneFound: 'No card fits.',
    usedIn: 'Used in:',
    differences: 'What is different',
    allRules: 'All rules in words',
    playtest: 'What bots found',
    earlierGames: 'These games were played with an earlier version.',
    verdicts: { good: 'good', problem: 'worth a look', open: 'undecided', fact: '' },
    onTheTable: 'On the table',
    drawnMarket: 'This market was drawn at random; your game may have another one.',
    downloads: 'Downloads',
    setupFile: 'The setup for Railwright (JSON)',
    lastingAddress: 'Address of this version',
    lastingAddressHint: 'It stays, and leads to this very game, whatever changes later.',
    thisVersion:
      'This is one version of a game: its address stays the same and leads to these very rules, map and cards.',
    newest: 'See what is new',
    copies: (n) => count(n, 'card', 'cards'),
    inPile: (pile, n) => `${pile}: ${n}`,
    madeWith: 'Made with Railwright',
  },
  fr: typeset({
    skip: 'Aller au contenu',
    home: 'Tous les jeux',
    packs: 'Jeux à essayer',
    path: 'Vous êtes ici',
    languages: 'Langues',
    play: 'Jouer',
    playGame: (title) => `Jouer : ${title}`,
    playHint: 'Une seule page, sans compte, même sans réseau.',
    studio: 'Ouvrir ce pack dans le studio',
    studioHint:
      'Modifiez ses plateaux, ses cartes et ses règles, puis jouez-y. Vos modifications restent dans votre navigateur.',
    setups: 'Jeux à essayer',
    maps: 'Plateaux',
    map: 'Plateau',
    cards: 'Cartes',
    story: 'L’histoire',
    changes: 'Changements',
    sinceVersion: (version) => `la version ${version}`,
    sinceDay: (day) => `le ${day}`,
    changedSince: (version) => `Ce qui a changé depuis ${version}`,
    inWords: 'En toutes lettres',
    about: 'À propos de ce pack',
    authors: 'Par',
    licence: 'Licence',
    pictures: 'Images',
    version: 'Version',
    extends: 'Repose sur',
    game: 'Jeu',
    players: (least, most) => (most === 1 ? '1 joueur' : `${range(least, most)} joueurs`),
    mapPicture: (name) => `Plateau : ${name}`,
    legend: 'Légende',
    contents: (setups, maps, cards) =>
      [
        count(setups, 'jeu', 'jeux'),
        ...(maps > 0 ? [count(maps, 'plateau', 'plateaux')] : []),
        ...(cards > 0 ? [count(cards, 'carte', 'cartes')] : []),
      ].join(', '),
    seeAll: (contents) => `Voir ${contents}`,
    findCards: 'Chercher des cartes',
    text: 'Mots',
    category: 'Catégorie',
    cost: 'Coût',
    every: 'Peu importe',
    found: 'Cartes : {n} sur {all}',
    noneFound: 'Aucune carte ne convient.',
    usedIn: 'Utilisée dans :',
    differences: 'Ce qui change',
    allRules: 'Toutes les règles',
    playtest: 'Ce que les robots ont trouvé',
    earlierGames: 'Ces parties ont été jouées avec une version antérieure.',
    verdicts: { good: 'bien', problem: 'à examiner', open: 'non tranché', fact: '' },
    onTheTable: 'Sur la table',
    drawnMarket: 'Ce marché a été tiré au hasard ; une partie peut en avoir un autre.',
    downloads: 'Téléchargements',
    setupFile: 'Le jeu pour Railwright (JSON)',
    lastingAddress: 'Adresse de cette version',
    lastingAddressHint:
      'Elle ne change pas et mène toujours à ce jeu précis, quelles que soient les modifications à venir.',
    thisVersion:
      'Voici une version d’un jeu : son adresse ne change pas et mène toujours à ces règles, à ce plateau et à ces cartes.',
    newest: 'Voir les nouveautés',
    copies: (n) => count(n, 'carte', 'cartes'),
    inPile: (pile, n) => `${pile} : ${n}`,
    madeWith: 'Fait avec Railwright',
  }),
  de: {
    skip: 'Zum Inhalt',
    home: 'Alle Spiele',
    packs: 'Spiele zum Ausprobieren',
    path: 'Du bist hier',
    languages: 'Sprachen',
    play: 'Jetzt spielen',
    playGame: (title) => `Jetzt spielen: ${title}`,
    playHint: 'Eine Seite, ohne Konto, auch ohne Netz.',
    studio: 'Dieses Pack im Studio öffnen',
    studioHint:
      'Ändere Spielpläne, Karten und Regeln und spiele gleich damit. Deine Änderungen bleiben in deinem Browser.',
    setups: 'Spiele zum Ausprobieren',
    maps: 'Spielpläne',
    map: 'Spielplan',
    cards: 'Karten',
    story: 'Die Geschichte',
    changes: 'Änderungen',
    sinceVersion: (version) => `Version ${version}`,
    sinceDay: (day) => `dem ${day}`,
    changedSince: (version) => `Was sich seit ${version} geändert hat`,
    inWords: 'In Worten',
    about: 'Über dieses Pack',
    authors: 'Von',
    licence: 'Lizenz',
    pictures: 'Bilder',
    version: 'Version',
    extends: 'Baut auf',
    game: 'Spiel',
    players: (least, most) => `${range(least, most)} Spieler`,
    mapPicture: (name) => `Spielplan: ${name}`,
    legend: 'Legende',
    contents: (setups, maps, cards) =>
      [
        count(setups, 'Spiel', 'Spiele'),
        ...(maps > 0 ? [count(maps, 'Spielplan', 'Spielpläne')] : []),
        ...(cards > 0 ? [count(cards, 'Karte', 'Karten')] : []),
      ].join(', '),
    seeAll: (contents) => `Ansehen: ${contents}`,
    findCards: 'Karten suchen',
    text: 'Wörter',
    category: 'Kategorie',
    cost: 'Kosten',
    every: 'Beliebig',
    found: '{n} von {all} Karten',
    noneFound: 'Keine Karte passt.',
    usedIn: 'Verwendet in:',
    differences: 'Was anders ist',
    allRules: 'Alle Regeln als Text',
    playtest: 'Was Bots herausgefunden haben',
    earlierGames: 'Diese Partien wurden mit einer früheren Fassung gespielt.',
    verdicts: { good: 'gut', problem: 'einen Blick wert', open: 'unentschieden', fact: '' },
    onTheTable: 'Auf dem Tisch',
    drawnMarket: 'Diesen Markt hat der Zufall bestimmt; deine Partie kann einen anderen haben.',
    downloads: 'Zum Herunterladen',
    setupFile: 'Das Spiel für Railwright (JSON)',
    lastingAddress: 'Adresse dieser Fassung',
    lastingAddressHint:
      'Sie bleibt gültig und führt immer zu genau diesem Spiel, was auch immer sich später ändert.',
    thisVersion:
      'Dies ist eine Fassung eines Spiels. Die Adresse bleibt gültig und führt immer zu genau diesen Regeln, diesem Spielplan und diesen Karten.',
    newest: 'Zu den neuesten Spielen',
    copies: (n) => count(n, 'Karte', 'Karten'),
    inPile: (pile, n) => `${pile}: ${n}`,
    madeWith: 'Gemacht mit Railwright',
  },
};
