// Results in German.
import type { ResultWords } from './result-words.ts';

const DONE: Readonly<Record<string, string>> = { gained: 'genommen', played: 'gespielt', used: 'genutzt' };

export const GERMAN: ResultWords = {
  games: (count, seats) => `${count} Partien mit ${seats} Spielern`,
  playedBy: (bots) => `gespielt von ${bots}`,
  seed: (seed) => `Startwert ${seed}`,
  and: 'und',
  colon: ': ',
  othersToo: (count) => (count === 1 ? 'eins mehr' : `${count} weitere`),
  answers: {
    holds: 'Das gilt für alle Spieler.',
    strong: 'Das gilt für starkes Spiel.',
    strongAtLeast:
      'Das gilt für starkes Spiel; diese Partien zeigen nicht, ob es für andere Spieler auch gilt.',
    depends: 'Das hängt davon ab, wer spielt.',
    'cannot-say': 'Diese Partien entscheiden es nicht.',
  },
  reference: (value) => `Vergleichswert ${value}`,
  against: (player, other) => `${player} gegen ${other}`,
  counts: {
    luck: 'Anteil der Partien, die neu ausgeteilt einen anderen Gewinner haben.',
    'half-time': 'Anteil der Partien, die gewinnt, wer zur Halbzeit führt.',
    long: 'Bei 5 Sekunden für jede Entscheidung.',
  },
  compensation: {
    title: 'Ausgleich',
    amounts: {
      card: (count, turn) =>
        `${count} ${count === 1 ? 'Karte' : 'Karten'} mehr auf der ersten Hand für den ${turn}. Spieler`,
      coin: (count, turn) =>
        `${count} ${count === 1 ? 'Münze' : 'Münzen'} mehr im ersten Zug für den ${turn}. Spieler`,
      point: (count, turn) => `${count} ${count === 1 ? 'Punkt' : 'Punkte'} am Ende für den ${turn}. Spieler`,
    },
    placing: 'erste Gleise in umgekehrter Reihenfolge',
    claims: {
      more: 'Das gleicht die Plätze nicht aus.',
      less: 'Das gleicht die Plätze nicht aus.',
      none: 'Das würde die Plätze ausgleichen.',
      open: 'Diese Partien zeigen nicht, ob das die Plätze ausgleichen würde.',
    },
  },
  openings: {
    'starts chosen by strong play': 'Starts nach Wahl starken Spiels',
    'starts drawn at random': 'ausgeloste Starts',
    'each start on the free cell that is worth most': 'jeder Start auf dem wertvollsten freien Feld',
    'start rails laid in reverse order (the last seat first)': 'erste Gleise in umgekehrter Reihenfolge',
  },
  even: (value) => `ausgeglichen wären ${value}`,
  players: { strong: 'starkes Spiel', middling: 'geübter Spieler', weak: 'Anfänger', all: 'alle gemischt' },
  units: { minutes: 'Minuten', rounds: 'Runden' },
  topics: {
    skill: 'Können',
    luck: 'Glück',
    'half-time': 'Führung zur Halbzeit',
    runaway: 'Führung ab der Halbzeit',
    end: 'Spielende',
    long: 'Spielzeit',
    length: 'Länge',
    winning: 'Wege zum Sieg',
    opening: 'Wahl der Starts',
    pairs: 'Kartenpaare',
    starts: 'Bester Start',
    'cards-worth': 'Wert der Karten',
    'cards-nobody': 'Liegen gelassene Karten',
    'cards-wanted': 'Liegen gelassene Karten',
    'cards-untried': 'Liegen gelassene Karten',
    'cards-others': 'Liegen gelassene Karten',
    'cells-dead': 'Felder des Spielplans',
    'cells-others': 'Felder des Spielplans',
    'cells-open': 'Felder des Spielplans',
    'cells-alive': 'Felder des Spielplans',
  },
  turn: (turn) => (turn === 1 ? 'Als Erster beginnen' : `Als ${turn}. an der Reihe sein`),
  seat: (seat) => `Platz ${seat}`,
  claims: {
    turn: {
      more: 'Das ist ein Vorteil.',
      less: 'Das ist ein Nachteil.',
      none: 'Das macht keinen merklichen Unterschied.',
      open: 'Diese Partien zeigen nicht, ob das eine Rolle spielt.',
    },
    skill: {
      more: 'Können zahlt sich aus.',
      less: 'Anfänger gewinnen öfter als starke Spieler.',
      none: 'Können zählt kaum.',
      open: 'Diese Partien zeigen nicht, ob Können zählt.',
    },
    'half-time': {
      more: 'Wer zur Halbzeit führt, wird zu selten überholt.',
      less: 'Eine Führung zur Halbzeit ist noch lange kein Sieg.',
      none: 'Eine Führung zur Halbzeit ist so viel wert wie in einem ausgeglichenen Rennen.',
      open: 'Diese Partien zeigen nicht, ob zu selten überholt wird, wer zur Halbzeit führt.',
    },
    runaway: {
      more: 'Zu viele Gewinner führen von der Halbzeit bis zum Ende.',
      less: 'Wenige Gewinner führen von der Halbzeit bis zum Ende.',
      none: 'So viele Gewinner wie gewünscht führen von der Halbzeit bis zum Ende.',
      open: 'Diese Partien zeigen nicht, ob zu viele Gewinner von der Halbzeit bis zum Ende führen.',
    },
    long: {
      more: 'Eine Partie dauert länger, als sie sollte.',
      less: 'Eine Partie ist so kurz, wie sie sein soll.',
      none: 'Eine Partie dauert etwa so lange wie gewünscht.',
      open: 'Diese Partien zeigen nicht, ob diese Zeit reicht.',
    },
  },
  lists: {
    winning: (names) => `Die Gewinner unter den starken Spielern haben vor allem: ${names}.`,
    pairs: (names) => `Zusammen stark: ${names}. Das ist ein Zusammenhang, nicht durch Verzicht geprüft.`,
    'cards-worth': (names) =>
      names === ''
        ? 'Starkes Spiel kann auf jede einzelne Karte verzichten.'
        : `Sie würden starkem Spiel fehlen; in Klammern die Siege dessen, der gelernt hat, ohne sie auszukommen: ${names}.`,
    'cards-nobody': (names) => `Kein Spieler kann sie brauchen: ${names}.`,
    'cards-wanted': (names) => `Sie zu nehmen kann sich lohnen, auch wenn es hier keiner tut: ${names}.`,
    'cards-untried': (names) => `Fast kein Spieler nimmt: ${names}.`,
    'cards-others': (names) => `Starkes Spiel nimmt sie fast nie, andere schon: ${names}.`,
    'cells-dead': (names) => `Tote Felder, die niemand nutzt: ${names}.`,
    'cells-others': (names) => `Starkes Spiel meidet diese Felder, andere nutzen sie: ${names}.`,
    'cells-open': (names) => `Diese Partien zeigen nicht, ob diese Felder tot sind: ${names}.`,
    'cells-alive': () => 'Kein Feld ist tot: Alle werden genutzt.',
  },
  needed: (card, { value, range }) =>
    `${card}: Wer gelernt hat, ohne diese Karte auszukommen, gewinnt ${value} der Partien (${range}) gegen starkes Spiel.`,
  start: (cell) => `Start auf ${cell}`,
  endBy: (reason, share) => `${reason} (${share})`,
  reasons: {
    piles: 'genug Stapel sind leer',
    rails: 'ein Spieler hat alle Gleise gelegt',
    stations: 'alle Bahnhöfe sind gebaut',
    rounds: 'die letzte Runde ist gespielt',
    points: 'ein Spieler hat genug Punkte',
    cities: 'genug Städte sind voll',
    routes: 'genug Strecken sind geschafft',
    ordered: 'ein Zug ist in Ordnung',
    'turn-limit': 'die Zahl der Züge ist erreicht',
    'trains-leave': 'die Züge fahren ab',
    'nobody-can-act': 'niemand kann mehr handeln',
  },
  trust: {
    nobody:
      'Kein Spieler hat dieses Spiel gelernt, und von Hand geschriebene Bots spielen es vielleicht schlecht: Diese Antworten beschreiben nur ihr Spiel.',
    learned: (name, games) => `${name} hat aus ${games} Partien gelernt.`,
    beaten: (name, won, even) =>
      `Ein Gegner, der gegen ${name} trainiert hat, gewinnt ${won}; ausgeglichen wären ${even}.`,
    one: 'Ein einziger Spieler, der gelernt hat, ist nur eine Meinung.',
  },
  compared: {
    figures: {
      'wins of the first seat': 'Siege des ersten Spielers',
      'shared wins': 'geteilte Siege',
      'games without a winner': 'Partien ohne Gewinner',
      'winning margin': 'Vorsprung des Gewinners',
      'score of a seat': 'Punkte eines Spielers',
      rounds: 'Runden',
      turns: 'Züge',
      choices: 'Entscheidungen',
      minutes: 'Minuten',
    },
    perSeat: (what) => `${what} je Spieler`,
    pair: (before, now) => `${before} → ${now}`,
    nothing: 'kein Wert unterscheidet sich mehr als durch Zufall',
    pairs: (count) => `${count} Paare von Partien`,
    unplayed: {
      'the games are the same.': 'die Partien sind dieselben.',
      'it could not be played before, so there is nothing to compare with.':
        'vorher ließ es sich nicht spielen, also gibt es nichts zu vergleichen.',
      'stopped.': 'abgebrochen.',
    },
  },
  batch: {
    targets: 'Ziele',
    met: ({ met, missed, undecided }) =>
      `Erreicht: ${met}; verfehlt: ${missed}; unentschieden: ${undecided}.`,
    beginning: 'Beginnen',
    claims: {
      more: 'Es ist ein Vorteil zu beginnen',
      less: 'Es ist ein Nachteil zu beginnen',
      none: 'Wer beginnt, macht keinen merklichen Unterschied',
      open: 'Diese Partien zeigen nicht, ob es eine Rolle spielt, wer beginnt',
    },
    slightly: (claim) => `${claim}, aber nur ein kleiner`,
    first: ({ value, range }, games, even) =>
      `: Der erste Spieler gewinnt ${value} von ${games} Partien (${range}); ausgeglichen wären ${even}.`,
    length: 'Länge',
    rounds: ({ median, low, high, most }) =>
      `Die Hälfte der Partien dauert höchstens ${median} Runden, acht von zehn zwischen ${low} und ${high}; die längste hatte ${most}.`,
    ends: 'Spielende',
    cards: 'Karten',
    allGained: 'Jede Karte wird in mindestens einer Partie genommen.',
    never: (group, games, names) => `Nie ${DONE[group] ?? 'getan'} in ${games} Partien: ${names}.`,
    unused: (group) => `Nie ${DONE[group] ?? 'getan'}`,
    map: 'Spielplan',
    allUsed: (cells) => `Jedes der ${cells} Felder wird in mindestens einer Partie genutzt.`,
    dead: (dead, cells, names) => `${dead} von ${cells} Feldern werden nie genutzt: ${names}.`,
    drama: 'Spannung',
    parts: {
      leadChanges: (mean) => `die Führung wechselt ${mean}-mal pro Partie`,
      decided: (median) => `die Hälfte der Partien ist nach ${median} ihrer Züge entschieden`,
      withoutChoice: (share) => `${share} der Züge haben keine echte Wahl`,
      onWaste: (share) => `${share} der Züge dienen nur dazu, Abfall loszuwerden`,
    },
  },
};
