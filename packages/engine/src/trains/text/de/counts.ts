// German: the things that an amount counts, in the genitive ("der Züge"), one by one ("jeden Zug") and as several ("Züge").
import type { Side, TurnCount } from '../../language/params.ts';
import type { Cards, CellFilter, Filter, VarietyForm } from '../../language/values.ts';
import type { Case } from '../forms.ts';
import { entryOf } from '../entry.ts';
import type { Counted, CountWords, Teller } from '../grammar.ts';
import { isOne } from '../plan/counted.ts';
import { isZone, readCards } from '../plan/cards.ts';
import { inCity } from '../plan/in-city.ts';
import { cellPhrase, onCells, placed } from './cells.ts';
import { EACH, THE, weak, type Gender } from './declension.ts';
import { theCards } from './figures.ts';
import { genderOf, participle } from './heads.ts';
import { noun } from './nouns.ts';
import { cardOf } from './words.ts';
import { IN } from './zones.ts';

export const counts: CountWords = {
  count: (t, cards) => cardsCounted(t, cards),
  different: (t, cards) => cardsCounted(t, cards, true),
  /** Only the rails of the side that the cells name are counted. */
  rails: (t, { rails = 'all', ...cells }) =>
    countedOf(t, rails, 'jedes', 'Gleis', 'Gleise', ` ${onCells(t, cells, true, 'dative')}`),
  stations: (t, cities) => {
    const where = placed(t, 'in', inCity(cities), true);
    return counted(`der Bahnhöfe ${where}`, `jeden Bahnhof ${where}`, `Bahnhöfe ${where}`);
  },
  cells: (t, cells) => {
    const one = cellPhrase(t, cells, false, 'accusative');
    return counted(
      `von ${cellPhrase(t, cells, true, 'dative')}`,
      one.replace(/^ein(es|en|e|) /, (_, ending: string) => `jed${ending === '' ? 'es' : ending} `),
      cellPhrase(t, cells, true, 'accusative'),
    );
  },
  network: (t, side) => {
    const of = t.said(NETWORK[side]);
    return {
      each: `jedes Feld ${of}`,
      many: `Felder ${of}`,
      number: (kase) => `${THE.feminine[kase]} Größe ${of}`,
    };
  },
  line: (t, side) => {
    const of = t.said(LINE[side]);
    return {
      each: `jedes Feld ${of}`,
      many: `Felder ${of}`,
      number: (kase) => `${THE.feminine[kase]} Länge ${of}`,
    };
  },
  trail: (t, side) => {
    const of = t.said(TRAIL[side]);
    return {
      each: `jedes Feld ${of}`,
      many: `Felder ${of}`,
      number: (kase) => `${THE.feminine[kase]} Länge ${of}`,
    };
  },
  variety: (t, of) => {
    const [what, things] = entryOf(of) as [VarietyForm, unknown];
    const [one, many] = DIFFERENT[what];
    const all =
      what === 'terrains' || what === 'regions'
        ? cellPhrase(t, things as CellFilter, true, 'dative')
        : theCards(t, things as Cards, 'dative');
    return counted(
      `verschiedener ${many} unter ${all}`,
      `${one} unter ${all}`,
      `verschiedene ${many} unter ${all}`,
    );
  },
  owned: (t, { by, where, different }) => {
    const place = t.said(OWNED[by]);
    const gender = genderOf(where, false);
    const [weakly, alone, one] = distinct(different, gender);
    return counted(
      isOne(by)
        ? `von ${weakly}${noun(t, where, true, 'dative', place)}`
        : `der ${weakly}${noun(t, where, true, 'genitive', place)}`,
      `${EACH[gender].accusative} ${one}${noun(t, where, false, 'accusative', place)}`,
      `${alone}${noun(t, where, true, 'accusative', place)}`,
      by,
    );
  },
  turn: (t, what) => {
    const [each, one, many, done] = TURN[what];
    const waste = t.names('waste', 'card');
    const name = (isMany: boolean): string =>
      what === 'waste' ? cardOf(waste, isMany) : isMany ? many : one;
    const by = t.said(`von {dir|ihm} in diesem Spielzug ${done}`);
    return counted(
      `der ${by}en ${name(true)}`,
      `${each} ${by}e${each === 'jeden' ? 'n' : ''} ${name(false)}`,
      `${by}e ${name(true)}`,
    );
  },
  tokens: (t, { kind, of = 'all', where = {} }) => {
    const name = `${t.names(kind, 'token')}-Marker`;
    const place = ` ${onCells(t, where, true, 'dative')}`;
    return isOne(of)
      ? counted(`von ${name}n eines Gegners${place}`, '', '', of)
      : countedOf(t, of, 'jeden', name, name, place);
  },
  resources: (t, { kind, of = 'own' }) => {
    const many = `${t.names(kind, 'resources')} ${t.said(STOCK[of])}`;
    return counted(`an ${many}`, `je 1 ${t.names(kind, 'resource')} ${t.said(STOCK[of])}`, many, of);
  },
  railsLeft: (t, side) => {
    if (isOne(side)) return counted('übriger Gleise eines Gegners', '', '', side);
    if (side === 'own') {
      const own = t.said('{dein|sein}er übrigen Gleise');
      return counted(own, `jedes ${own}`, own);
    }
    const whose = side === 'opponents' ? 'aller Gegner' : 'aller Spieler';
    return counted(`der übrigen Gleise ${whose}`, `jedes übrige Gleis ${whose}`, `übrige Gleise ${whose}`);
  },
  ownTurn: (t) => {
    const turns = t.said('{dein|sein}er bisherigen Spielzüge');
    return counted(turns, `jeden ${turns}`, turns);
  },
  routes: (t, side) => {
    if (isOne(side)) return counted('hergestellter Verbindungen eines Gegners', '', '', side);
    const by = { own: t.said('{dir|ihm}'), opponents: 'Gegnern', all: 'allen Spielern' }[side];
    const done = `von ${by} hergestellte`;
    return counted(`der ${done}n Verbindungen`, `jede ${done} Verbindung`, `${done} Verbindungen`);
  },
};

const OWNED: Readonly<Record<Side, string>> = {
  own: 'in {dein|sein}em Besitz',
  opponents: 'im Besitz aller Gegner',
  all: 'im Besitz aller Spieler',
  most: 'im Besitz eines Gegners',
  fewest: 'im Besitz eines Gegners',
};
const STOCK: Readonly<Record<Side, string>> = {
  own: 'in {dein|sein}em Vorrat',
  opponents: 'in den Vorräten aller Gegner',
  all: 'in den Vorräten aller Spieler',
  most: 'im Vorrat eines Gegners',
  fewest: 'im Vorrat eines Gegners',
};
const NETWORK: Readonly<Record<Side, string>> = {
  own: '{dein|sein}es größten Netzes',
  opponents: 'der größten Netze aller Gegner zusammen',
  all: 'der größten Netze aller Spieler zusammen',
  most: 'des größten Netzes eines Gegners',
  fewest: 'des kleinsten unter den größten Netzen der Gegner',
};
const LINE: Readonly<Record<Side, string>> = {
  own: '{dein|sein}er längsten Strecke',
  opponents: 'der längsten Strecken aller Gegner zusammen',
  all: 'der längsten Strecken aller Spieler zusammen',
  most: 'der längsten Strecke eines Gegners',
  fewest: 'der kürzesten unter den längsten Strecken der Gegner',
};
const TRAIL: Readonly<Record<Side, string>> = {
  own: '{dein|sein}es längsten Weges',
  opponents: 'der längsten Wege aller Gegner zusammen',
  all: 'der längsten Wege aller Spieler zusammen',
  most: 'des längsten Weges eines Gegners',
  fewest: 'des kürzesten unter den längsten Wegen der Gegner',
};
const DIFFERENT: Readonly<Record<VarietyForm, readonly [each: string, many: string]>> = {
  terrains: ['jede Geländeart', 'Geländearten'],
  regions: ['jede Region', 'Regionen'],
  categories: ['jede Kategorie', 'Kategorien'],
  costs: ['jeden Kostenwert', 'Kostenwerte'],
};
const TURN: Readonly<Record<TurnCount, readonly [each: string, one: string, many: string, done: string]>> = {
  played: ['jede', 'Karte', 'Karten', 'ausgespielt'],
  bought: ['jede', 'Karte', 'Karten', 'gekauft'],
  gained: ['jede', 'Karte', 'Karten', 'erhalten'],
  waste: ['jede', '', '', 'erhalten'],
  rails: ['jedes', 'Gleis', 'Gleise', 'gelegt'],
  stations: ['jeden', 'Bahnhof', 'Bahnhöfe', 'gebaut'],
  spent: ['jede', 'Münze', 'Münzen', 'ausgegeben'],
};

/** "unterschiedlich" if cards of one name count once: of several after "der" or "von", of several alone, of one after "jeder". */
function distinct(is: boolean | undefined, gender: Gender): readonly [string, string, string] {
  const word = 'unterschiedlich';
  return is ? [`${word}en `, `${word}e `, `${weak(word, gender, 'accusative')} `] : ['', '', ''];
}

/** `genitive` follows "die Anzahl". */
function counted(genitive: string, each: string, many: string, side: Side = 'all'): Counted {
  return {
    each,
    many,
    number: (kase) =>
      isOne(side) ? extremeNumber(side, genitive, kase) : `${THE.feminine[kase]} Anzahl ${genitive}`,
  };
}

/** Things of a side: "jedes deiner Gleise", "gegnerische Gleise". */
function countedOf(
  t: Teller,
  of: 'own' | 'opponents' | 'all',
  each: string,
  one: string,
  many: string,
  where: string,
): Counted {
  const own = `${t.said('{dein|sein}er')} ${many}${where}`;
  if (of === 'own') return counted(own, `${each} ${own}`, own);
  if (of === 'all') return counted(`der ${many}${where}`, `${each} ${one}${where}`, `${many}${where}`);
  const theirs = `gegnerische${each === 'jeden' ? 'n' : ''}`;
  return counted(
    `der gegnerischen ${many}${where}`,
    `${each} ${theirs} ${one}${where}`,
    `gegnerische ${many}${where}`,
  );
}

/** "die höchste Anzahl übriger Gleise eines Gegners". */
export function extremeNumber(side: 'most' | 'fewest', what: string, kase: Case): string {
  const adjective = side === 'most' ? 'höchst' : 'niedrigst';
  return `${THE.feminine[kase]} ${weak(adjective, 'feminine', kase)} Anzahl ${what}`;
}

/** "der Züge auf deiner Hand", "jede abgelegte Karte", "abgelegte Karten". */
function cardsCounted(t: Teller, cards: Cards, different = false): Counted {
  const { from, where } = readCards(cards);
  const zone = isZone(from);
  const what = t.selected(from);
  const kind: Filter | undefined = zone ? where : (where ?? what?.where);
  const place = zone ? t.said(IN[from]) : '';
  const gender = genderOf(kind, false);
  const done = participle(what?.done);
  const [weakly, alone, one] = distinct(different, gender);
  return counted(
    `der ${weakly}${zone ? '' : `${done}en `}${noun(t, kind, true, 'genitive', place)}`,
    `${EACH[gender].accusative} ${one}${zone ? '' : `${weak(done, gender, 'accusative')} `}${noun(t, kind, false, 'accusative', place)}`,
    `${alone}${zone ? '' : `${done}e `}${noun(t, kind, true, 'accusative', place)}`,
  );
}
