// German: why something is not offered.
import type { WhyWords } from '../why-words.ts';

const n = (count: number, one: string, many: string): string => (count === 1 ? one : `${count} ${many}`);
const coins = (count: number): string => n(count, '1 Münze', 'Münzen');

export const GERMAN: WhyWords = {
  noEffect: (card) => `Jetzt ausgespielt, hat ${card} keinen Effekt.`,
  asked: (step) => `Verlangt ist etwas anderes: „${step}“.`,
  cannot: (step) => `„${step}“ ist nicht möglich.`,
  reasons: {
    over: () => 'Das Spiel ist zu Ende.',
    'start-first': () => 'Wähle zuerst das Feld für deine ersten Gleise.',
    'power-first': () => 'Wähle zuerst deine Fähigkeit.',
    'no-power': ({ card }) => `${card} gehört nicht zu den Fähigkeiten, die noch zur Wahl stehen.`,
    bid: ({ needed, there }) => `Biete ${needed} bis ${there} oder passe.`,
    'effect-first': ({ card }) => `Führe zuerst den Effekt von ${card} zu Ende.`,
    'not-asked': () => 'Das steht in diesem Zug nicht zur Wahl.',
    unknown: () => 'In diesem Spiel gibt es nichts mit diesem Namen.',
    'not-in-hand': ({ card }) => `${card} ist nicht auf deiner Hand.`,
    'nothing-to-play': ({ card }) => `${card} bringt nichts, wenn man die Karte ausspielt.`,
    'not-for-sale': ({ card }) => `${card} ist nicht zu kaufen.`,
    'no-pile': ({ card }) => `${card} hat in diesem Spiel keinen Stapel.`,
    'pile-empty': ({ card }) => `Der Stapel von ${card} ist leer.`,
    'not-open': ({ card }) => `${card} liegt gerade nicht offen in der Auslage.`,
    exchanged: () => 'Das hast du in diesem Spielzug schon getauscht.',
    'resource-full': () => 'Mehr davon kannst du nicht haben.',
    'also-costs': ({ needed, there, resource }) => `Kostet ${needed} ${resource}, du hast ${there}.`,
    'buy-if': ({ card }) => `Du erfüllst die Bedingung für den Kauf von ${card} nicht.`,
    coins: ({ needed, there }) => `Kostet ${coins(needed)}, du hast ${there}.`,
    'no-rail-point': () => 'Du hast keine Gleispunkte.',
    'turn-begun': ({ card }) => `${card} kann nur zurücklegen, wer in diesem Zug nichts anderes tut.`,
    'no-waste': ({ card }) => `${card} ist nicht auf deiner Hand.`,
    'no-reaction': ({ card }) => `${card} hilft dagegen nicht.`,
    'not-an-opponent': () => 'Das ist kein Gegner von dir.',
    forbidden: () => 'Eine Karte, deren Wirkung anhält, verbietet es zurzeit.',
    closed: () => 'Hier können nie Gleise liegen.',
    taken: () => 'Hier hat schon jemand begonnen.',
    'remote-start': () => 'Niemand darf an einem entlegenen Ort beginnen.',
    'start-elsewhere': () => 'In diesem Spielaufbau beginnt man auf anderen Feldern.',
    'own-rail': () => 'Hier liegen schon deine Gleise.',
    'not-adjacent': () => 'Nicht neben deinen Gleisen.',
    barrier: () => 'Eine Sperre trennt es von deinen Gleisen.',
    'not-next': () => 'Nicht neben dem zuletzt gelegten Gleis.',
    'one-way': () => 'In dieser Richtung führt kein Gleis über diese Kante.',
    'no-city': () => 'Bahnhöfe können nur in Städten gebaut werden.',
    'no-room': ({ there }) => `Kein Platz mehr: schon ${n(there, '1 Bahnhof', 'Bahnhöfe')}.`,
    'no-map-card': () => 'Spiele zuerst eine Karte aus, die Gleise legt oder einen Bahnhof baut.',
    'cell-chosen': () => 'Dieses Feld ist schon gewählt.',
    'no-rail': () => 'Hier liegt kein Gleis, das entfernt werden könnte.',
    'last-rail': () => 'Niemand kann sein letztes Gleis verlieren.',
    splits: () => 'Ohne dieses Gleis würde das Netz zerfallen.',
    'no-station': () => 'Hier steht kein Bahnhof.',
    'nothing-to-remove': () => 'Es gibt nichts zu entfernen.',
    'more-cells': ({ needed, there }) =>
      `Wähle ${needed} ${needed === 1 ? 'Feld' : 'Felder'}, nicht ${there}.`,
    cells: ({ needed, there }) =>
      there === 0 ? 'Es gibt kein solches Feld.' : `${needed} solche Felder sind nötig; es gibt ${there}.`,
    'other-wanted': () => 'Verlangt ist etwas anderes.',
    'not-there': ({ card }) => `${card} steht nicht zur Wahl.`,
    'more-wanted': ({ needed, there }) => `Zu wählen sind ${n(needed, '1 Karte', 'Karten')}, nicht ${there}.`,
    order: ({ card }) =>
      `${card} muss vor den schon gewählten Karten gewählt werden, oder es bleiben zu wenige Karten.`,
    cards: ({ needed, there }) =>
      there === 0
        ? 'Es gibt keine solche Karte.'
        : `Nötig sind ${needed} solche Karten, da ${there === 1 ? 'ist 1' : `sind ${there}`}.`,
    supply: () => 'Im Vorrat ist keine solche Karte.',
    pay: ({ needed, there }) => `Das kostet ${coins(needed)}, und du wirst ${there} haben.`,
    resource: ({ needed, there, resource }) =>
      `Das kostet ${needed} ${resource}, und du wirst ${there} haben.`,
    'rail-tokens': ({ there }) =>
      there === 0 ? 'Du hast keine Gleise mehr.' : `Du hast nur noch ${n(there, '1 Gleis', 'Gleise')}.`,
    'rail-coins': ({ needed, there }) =>
      `Das billigste Feld neben deinen Gleisen kostet ${coins(needed)}, und du wirst ${there} haben.`,
    'no-cell': () => 'Neben deinen Gleisen ist kein Feld frei.',
    'no-such-cell': () => 'Neben deinen Gleisen ist kein solches Feld frei.',
    'no-open-cell': () => 'Es gibt kein solches Feld, auf das du ein Gleis legen kannst.',
    'station-tokens': ({ there }) =>
      there === 0 ? 'Es gibt keine Bahnhöfe mehr.' : `Es gibt nur noch ${n(there, '1 Bahnhof', 'Bahnhöfe')}.`,
    'cities-full': () => 'Keine Stadt hat Platz für einen weiteren Bahnhof.',
    'no-such-city': () => 'Keine solche Stadt hat Platz für einen weiteren Bahnhof.',
    'no-token-room': () => 'Für diese Marker ist kein Platz, oder es sind zu wenige im Vorrat.',
    'no-tokens': () => 'Es gibt zu wenige dieser Marker zum Nehmen.',
    gone: () => 'Die Karte ist nicht mehr im Spiel.',
    'no-effect': () => 'Es gibt keinen Effekt, der möglich ist.',
    idle: () => 'Das würde nichts ändern.',
    impossible: () => 'Es fehlt etwas, was dafür nötig ist.',
  },
};
