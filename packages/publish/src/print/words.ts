// The words on sheets to print, by language.
import type { CardBacks } from '@railwright/board/svg';
import type { TextLanguage } from '@railwright/engine/languages';
import { typeset } from '@railwright/engine/typeset';

/** What stands in borders, and how to print, cut and fold. */
export interface PrintWords {
  /** Title of the first page. */
  readonly guide: (title: string) => string;
  /** Next to a rule. */
  readonly scale: string;
  readonly intro: (seats: number) => string;
  /** The heading of a part. */
  readonly pages: (first: number, last: number, part: string) => string;
  readonly rules: string;
  readonly rulesHow: string;
  readonly map: (columns: number, rows: number) => string;
  readonly mapWhole: string;
  readonly mapJoined: string;
  readonly mapList: string;
  readonly cards: (cards: number, sheets: number) => string;
  readonly cardsHow: Readonly<Record<CardBacks, string>>;
  readonly cutCards: string;
  /** A kind and its number of cards. */
  readonly counted: (count: number, name: string) => string;
  readonly tokens: string;
  readonly tokensHow: string;
  readonly tokensMore: string;
}

export const PRINT_WORDS: Readonly<Record<TextLanguage, PrintWords>> = {
  en: {
    guide: (title) => `${title}: to print and play`,
    scale: 'print at 100%, without “fit to page”',
    intro: (seats) =>
      `Everything for ${seats === 1 ? '1 player' : `${seats} players`}, part by part. In the dialog of your printer, enter the pages of a part, and choose 100% or “actual size”: the line above is then 50 mm long.`,
    pages: (first, last, part) =>
      first === last ? `Page ${first}: ${part}` : `Pages ${first} to ${last}: ${part}`,
    rules: 'the rules in short',
    rulesHow: 'Plain paper.',
    map: (columns, rows) =>
      columns * rows === 1 ? 'the map' : `the map, ${columns} sheets across and ${rows} down`,
    mapWhole: 'Strong paper, on one side.',
    mapJoined:
      'Strong paper, on one side. Neighbouring sheets share a strip of 5 mm. Cut each sheet along its marks on the right and below, lay it over the next so that the strips cover each other, and glue it there.',
    mapList: 'The last sheet lists its routes and bonuses.',
    cards: (cards, sheets) =>
      `${cards === 1 ? '1 card' : `${cards} cards`} on ${sheets === 1 ? '1 sheet' : `${sheets} sheets`}`,
    cardsHow: {
      long: 'Strong paper, 200 to 300 g/m², on both sides, turned over the long edge: each front is followed by its backs. Print two pages first, and hold them against the light.',
      short:
        'Strong paper, 200 to 300 g/m², on both sides, turned over the short edge: each front is followed by its backs. Print two pages first, and hold them against the light.',
      fold: 'On one side. Fold each sheet backwards along the dashes in its border, and glue the halves together.',
      none: 'Strong paper, on one side. The cards have no backs: put them into sleeves that hide what is behind.',
    },
    cutCards: 'Cut along the marks.',
    counted: (count, name) => `${count}\u00a0×\u00a0${name}`,
    tokens: 'the tokens',
    tokensHow: 'Strong paper on one side, or glued to cardboard. Cut along the lines.',
    tokensMore: 'If you need more of a kind, print its page again.',
  },
  fr: typeset({
    guide: (title) => `${title} : à imprimer et à jouer`,
    scale: 'imprimer à 100 %, sans « ajuster à la page »',
    intro: (seats) =>
      `Tout pour ${seats === 1 ? '1 joueur' : `${seats} joueurs`}, section par section. Dans la boîte de dialogue de l’imprimante, indiquez les pages d’une section et choisissez 100 % ou « taille réelle » : le trait ci-dessus mesure alors 50 mm.`,
    pages: (first, last, part) =>
      first === last ? `Page ${first} : ${part}` : `Pages ${first} à ${last} : ${part}`,
    rules: 'les règles en bref',
    rulesHow: 'Papier ordinaire.',
    map: (columns, rows) =>
      columns * rows === 1
        ? 'le plateau'
        : `le plateau, ${columns} feuilles en largeur et ${rows} en hauteur`,
    mapWhole: 'Papier fort, au recto.',
    mapJoined:
      'Papier fort, au recto. Les feuilles voisines ont une bande de 5 mm en commun. Coupez chaque feuille le long des repères à droite et en bas, posez-la sur la suivante de sorte que les bandes se recouvrent, et collez-la.',
    mapList: 'La dernière feuille énumère ses liaisons et ses bonus.',
    cards: (cards, sheets) =>
      `${cards === 1 ? '1 carte' : `${cards} cartes`} sur ${sheets === 1 ? '1 feuille' : `${sheets} feuilles`}`,
    cardsHow: {
      long: 'Papier fort, de 200 à 300 g/m², recto verso, retourné sur le bord long : les dos suivent chaque recto. Imprimez d’abord deux pages et regardez-les à contre-jour.',
      short:
        'Papier fort, de 200 à 300 g/m², recto verso, retourné sur le bord court : les dos suivent chaque recto. Imprimez d’abord deux pages et regardez-les à contre-jour.',
      fold: 'Au recto. Pliez chaque feuille vers l’arrière le long des tirets de la marge et collez les moitiés l’une contre l’autre.',
      none: 'Papier fort, au recto. Les cartes n’ont pas de dos : mettez-les dans des protège-cartes opaques.',
    },
    cutCards: 'Coupez le long des repères.',
    counted: (count, name) => `${count}\u00a0×\u00a0${name}`,
    tokens: 'les jetons',
    tokensHow: 'Papier fort au recto, ou collé sur du carton. Coupez le long des lignes.',
    tokensMore: 'S’il vous en faut davantage, imprimez de nouveau leur page.',
  }),
  de: {
    guide: (title) => `${title}: zum Drucken und Spielen`,
    scale: 'mit 100 % drucken, ohne „an Seite anpassen“',
    intro: (seats) =>
      `Alles für ${seats} Spieler, Teil für Teil. Gib im Druckdialog die Seiten eines Teils ein und wähle 100 % oder „tatsächliche Größe“: Die Linie oben ist dann 50 mm lang.`,
    pages: (first, last, part) =>
      first === last ? `Seite ${first}: ${part}` : `Seiten ${first} bis ${last}: ${part}`,
    rules: 'die Regeln in Kürze',
    rulesHow: 'Normales Papier.',
    map: (columns, rows) =>
      columns * rows === 1 ? 'der Spielplan' : `der Spielplan, ${columns} Blätter breit und ${rows} hoch`,
    mapWhole: 'Festes Papier, einseitig.',
    mapJoined:
      'Festes Papier, einseitig. Benachbarte Blätter haben einen Streifen von 5 mm gemeinsam. Schneide jedes Blatt rechts und unten an den Schnittmarken ab, lege es so auf das nächste, dass die Streifen sich decken, und klebe es fest.',
    mapList: 'Das letzte Blatt zählt seine Verbindungen und Boni auf.',
    cards: (cards, sheets) =>
      `${cards === 1 ? '1 Karte' : `${cards} Karten`} auf ${sheets === 1 ? '1 Blatt' : `${sheets} Blättern`}`,
    cardsHow: {
      long: 'Festes Papier, 200 bis 300 g/m², beidseitig, über die lange Kante gewendet: Auf jede Vorderseite folgen ihre Rückseiten. Drucke zuerst zwei Seiten und halte sie gegen das Licht.',
      short:
        'Festes Papier, 200 bis 300 g/m², beidseitig, über die kurze Kante gewendet: Auf jede Vorderseite folgen ihre Rückseiten. Drucke zuerst zwei Seiten und halte sie gegen das Licht.',
      fold: 'Einseitig. Falte jedes Blatt an den Strichen im Rand nach hinten und klebe die Hälften zusammen.',
      none: 'Festes Papier, einseitig. Die Karten haben keine Rückseiten: Stecke sie in undurchsichtige Hüllen.',
    },
    cutCards: 'Schneide entlang der Schnittmarken.',
    counted: (count, name) => `${count}\u00a0×\u00a0${name}`,
    tokens: 'die Plättchen',
    tokensHow: 'Festes Papier, einseitig, oder auf Pappe geklebt. Schneide entlang der Linien.',
    tokensMore: 'Wenn du mehr davon brauchst, drucke die Seite noch einmal.',
  },
};
