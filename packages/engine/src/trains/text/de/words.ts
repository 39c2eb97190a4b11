// German: the words for zones, targets, events and numbers. A turn is a "Spielzug", since a "Zug" is a train.
import type { EventWords, TargetWords, UntilWords, ZoneWords } from '../grammar.ts';
import type { VerbName } from './clause.ts';
import type { Target, Zone } from '../../language/params.ts';

/** Where cards come from. */
export const FROM: ZoneWords = {
  hand: { you: 'aus deiner Hand', they: 'aus seiner Hand' },
  deck: { you: 'aus deinem Nachziehstapel', they: 'aus seinem Nachziehstapel' },
  discard: { you: 'aus deinem Ablagestapel', they: 'aus seinem Ablagestapel' },
  play: { you: 'aus deinem Spielbereich', they: 'aus seinem Spielbereich' },
  gained: { you: 'von deinen erhaltenen Karten', they: 'von seinen erhaltenen Karten' },
  aside: { you: 'von den beiseitegelegten Karten', they: 'von den beiseitegelegten Karten' },
  trash: { you: 'von den entsorgten Karten', they: 'von den entsorgten Karten' },
  supply: { you: 'aus dem Vorrat', they: 'aus dem Vorrat' },
};

/** Where cards are. */
export const IN: ZoneWords = {
  hand: { you: 'auf deiner Hand', they: 'auf seiner Hand' },
  deck: { you: 'in deinem Nachziehstapel', they: 'in seinem Nachziehstapel' },
  discard: { you: 'in deinem Ablagestapel', they: 'in seinem Ablagestapel' },
  play: { you: 'in deinem Spielbereich', they: 'in seinem Spielbereich' },
  gained: { you: 'unter deinen erhaltenen Karten', they: 'unter seinen erhaltenen Karten' },
  aside: { you: 'unter den beiseitegelegten Karten', they: 'unter den beiseitegelegten Karten' },
  trash: { you: 'unter den entsorgten Karten', they: 'unter den entsorgten Karten' },
  supply: { you: 'im Vorrat', they: 'im Vorrat' },
};

export function isZone(name: string): name is Zone {
  return Object.hasOwn(FROM, name);
}

/** Where cards go, between the verb and its prefix. */
export const TARGETS: TargetWords = {
  hand: { you: 'auf die Hand', they: 'auf die Hand' },
  discard: { you: 'auf deinen Ablagestapel', they: 'auf seinen Ablagestapel' },
  gained: { you: 'zu deinen erhaltenen Karten', they: 'zu seinen erhaltenen Karten' },
  play: { you: 'ins Spiel', they: 'ins Spiel' },
  'deck-bottom': { you: 'unter deinen Nachziehstapel', they: 'unter seinen Nachziehstapel' },
  'deck-top': { you: 'auf deinen Nachziehstapel', they: 'auf seinen Nachziehstapel' },
  trash: { you: 'zu den entsorgten Karten', they: 'zu den entsorgten Karten' },
  supply: { you: 'in den Vorrat', they: 'in den Vorrat' },
  aside: { you: '', they: '' },
};

/** The verb for putting cards there. */
export const TARGET_VERBS: Readonly<Record<Target, VerbName>> = {
  hand: 'take',
  discard: 'put',
  gained: 'put',
  play: 'bring',
  'deck-top': 'put',
  'deck-bottom': 'put',
  trash: 'put',
  supply: 'put',
  aside: 'setAside',
};

export const EVENTS: EventWords = {
  play: ['ausspielst', 'ausspielt'],
  buy: ['kaufst', 'kauft'],
  gain: ['erhältst', 'erhält'],
  lay: ['legst', 'legt'],
  station: ['baust', 'baut'],
  discard: ['ablegst', 'ablegt'],
  trash: ['entsorgst', 'entsorgt'],
  draw: ['ziehst', 'zieht'],
  shuffle: ['mischst', 'mischt'],
  route: ['herstellst', 'herstellt'],
  token: ['legst', 'legt'],
  'take-token': ['nimmst', 'nimmt'],
};

export const UNTIL: UntilWords = {
  'turn-end': { you: 'bis zum Ende des Spielzugs', they: 'bis zum Ende des Spielzugs' },
  'next-turn': {
    you: 'bis zum Beginn deines nächsten Spielzugs',
    they: 'bis zum Beginn seines nächsten Spielzugs',
  },
  'next-turn-end': {
    you: 'bis zum Ende deines nächsten Spielzugs',
    they: 'bis zum Ende seines nächsten Spielzugs',
  },
  'game-end': { you: 'bis zum Ende der Partie', they: 'bis zum Ende der Partie' },
};

export const NUMERALS: Readonly<Record<string, number>> = {
  zwei: 2,
  zweimal: 2,
  doppelt: 2,
  drei: 3,
  dreimal: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
};

export const quoted = (name: string): string => `„${name}“`;

export const isOneWord = (name: string): boolean => /^\p{L}+$/u.test(name);

/** "Abfallkarte", or "Karte „Alter Abfall“" for a name that is not a single word. */
export function cardOf(name: string, many: boolean): string {
  const card = many ? 'arten' : 'arte';
  return isOneWord(name) ? `${name}k${card}` : `K${card} ${quoted(name)}`;
}

/** "Flussfeld", "Wüstenfelder"; "Feld „Weites Land“" for a name that is not a single word. */
export function fieldOf(name: string, many: boolean, dative = false): string {
  const field = many ? (dative ? 'eldern' : 'elder') : 'eld';
  if (!isOneWord(name)) return `F${field} ${quoted(name)}`;
  return `${name}${name.endsWith('e') ? 'n' : ''}f${field}`;
}

/** "Sumpf- oder Gebirgsfeld". */
export function fieldsOf(names: readonly string[], many: boolean, dative = false): string {
  const field = many ? (dative ? 'feldern' : 'felder') : 'feld';
  const last = names.length - 1;
  const said = names.map((name, i) => {
    const whole = fieldOf(name, many, dative);
    return i < last && isOneWord(name) && isOneWord(names[last])
      ? `${whole.slice(0, -field.length)}-`
      : whole;
  });
  return `${said.slice(0, -1).join(', ')} oder ${said[last]}`;
}
