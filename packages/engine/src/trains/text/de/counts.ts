// German: the things that an amount counts, in the genitive ("der Züge"), one by one ("jeden Zug") and as several ("Züge").
import type { Side, TurnCount } from '../../language/params.ts';
import type { Amount, Cards, CellFilter, TokensOn } from '../../language/values.ts';
import { readForEach, type Unit } from '../for-each.ts';
import type { Teller } from '../teller.ts';
import { cellPhrase, onCells } from './cells.ts';
import { EACH, weak } from './declension.ts';
import { genderOf, participle } from './heads.ts';
import { noun } from './nouns.ts';
import { cardOf, IN, isZone } from './words.ts';

export const isOne = (side: Side): side is 'most' | 'fewest' => side === 'most' || side === 'fewest';

export function owner(t: Teller, side: Side): string {
  return {
    own: t.person === 'you' ? 'in deinem Besitz' : 'in seinem Besitz',
    opponents: 'im Besitz aller Gegner',
    all: 'im Besitz aller Spieler',
    most: 'im Besitz eines Gegners',
    fewest: 'im Besitz eines Gegners',
  }[side];
}

/** "von dir hergestellt", for an ending and "Verbindungen". */
export function claimed(t: Teller, side: 'own' | 'opponents' | 'all'): string {
  const by = { own: t.person === 'you' ? 'dir' : 'ihm', opponents: 'Gegnern', all: 'allen Spielern' }[side];
  return `von ${by} hergestellt`;
}

/** Only the rails of the side that the cells name are counted. */
export function railsOn(t: Teller, { rails, ...cells }: CellFilter): Unit & { readonly counted: string } {
  const on = onCells(t, cells, true, 'dative');
  if (rails === 'own') {
    const own = `${t.person === 'you' ? 'deiner' : 'seiner'} Gleise ${on}`;
    return { counted: own, each: `jedes ${own}`, many: own };
  }
  if (rails === 'opponents')
    return {
      counted: `der gegnerischen Gleise ${on}`,
      each: `jedes gegnerische Gleis ${on}`,
      many: `gegnerische Gleise ${on}`,
    };
  return { counted: `der Gleise ${on}`, each: `jedes Gleis ${on}`, many: `Gleise ${on}` };
}

/** "Waren-Marker auf Städten". */
export function tokensOn(
  t: Teller,
  { kind, of = 'all', where = {} }: TokensOn,
): Unit & { readonly counted: string } {
  const name = `${t.names(kind, 'token')}-Marker`;
  const place = onCells(t, where, true, 'dative');
  if (isOne(of)) return { counted: `von ${name}n eines Gegners ${place}`, each: '', many: '' };
  const on = `${name} ${place}`;
  if (of === 'all') return { counted: `der ${on}`, each: `jeden ${on}`, many: on };
  if (of === 'opponents')
    return { counted: `der gegnerischen ${on}`, each: `jeden gegnerischen ${on}`, many: `gegnerische ${on}` };
  const own = `${t.person === 'you' ? 'deiner' : 'seiner'} ${on}`;
  return { counted: own, each: `jeden ${own}`, many: own };
}

/** "der von dir in diesem Spielzug ausgespielten Karten", with singular and plural. */
export function doneThisTurn(t: Teller, what: TurnCount): Unit & { readonly counted: string } {
  const [one, many, done] = doneTo(t, what);
  const by = `von ${t.person === 'you' ? 'dir' : 'ihm'} in diesem Spielzug ${done}`;
  return {
    counted: `der ${by}en ${many}`,
    each: one.startsWith('jeden ') ? `jeden ${by}en ${one.slice(6)}` : one.replace(' ', ` ${by}e `),
    many: `${by}e ${many}`,
  };
}

function doneTo(t: Teller, what: TurnCount): [one: string, many: string, done: string] {
  switch (what) {
    case 'played':
      return ['jede Karte', 'Karten', 'ausgespielt'];
    case 'bought':
      return ['jede Karte', 'Karten', 'gekauft'];
    case 'gained':
      return ['jede Karte', 'Karten', 'erhalten'];
    case 'waste':
      return [
        `jede ${cardOf(t.names('waste', 'card'), false)}`,
        cardOf(t.names('waste', 'card'), true),
        'erhalten',
      ];
    case 'rails':
      return ['jedes Gleis', 'Gleise', 'gelegt'];
    case 'stations':
      return ['jeden Bahnhof', 'Bahnhöfe', 'gebaut'];
    case 'spent':
      return ['jede Münze', 'Münzen', 'ausgegeben'];
  }
}

/** The counted noun, in the genitive: "der Züge auf deiner Hand", "der abgelegten Karten". */
export function counted(t: Teller, cards: Cards): string {
  const from = typeof cards === 'string' ? cards : cards.from;
  const where = typeof cards === 'string' ? undefined : cards.where;
  if (isZone(from)) return `der ${noun(t, where, true, 'genitive', IN[from][t.person])}`;
  const what = t.selected(from);
  return `der ${weak(participle(what?.done), 'plural', 'genitive')} ${noun(t, where ?? what?.where, true, 'genitive')}`;
}

/** One of what is counted: "jeden Zug auf deiner Hand", "jede abgelegte Karte". */
function each(t: Teller, cards: Cards): string {
  const from = typeof cards === 'string' ? cards : cards.from;
  const where = typeof cards === 'string' ? undefined : cards.where;
  if (isZone(from))
    return `${EACH[genderOf(where, false)].accusative} ${noun(t, where, false, 'accusative', IN[from][t.person])}`;
  const what = t.selected(from);
  const kind = where ?? what?.where;
  const gender = genderOf(kind, false);
  return `${EACH[gender].accusative} ${weak(participle(what?.done), gender, 'accusative')} ${noun(t, kind, false, 'accusative')}`;
}

/** Several of what is counted, in the accusative after a number: "Züge auf deiner Hand", "abgelegte Karten". */
function several(t: Teller, cards: Cards): string {
  const from = typeof cards === 'string' ? cards : cards.from;
  const where = typeof cards === 'string' ? undefined : cards.where;
  if (isZone(from)) return noun(t, where, true, 'accusative', IN[from][t.person]);
  const what = t.selected(from);
  return `${participle(what?.done)}e ${noun(t, where ?? what?.where, true, 'accusative')}`;
}

/** "deines größten Netzes". */
export function network(t: Teller, side: Side): string {
  return {
    own: `${t.person === 'you' ? 'deines' : 'seines'} größten Netzes`,
    opponents: 'der größten Netze aller Gegner zusammen',
    all: 'der größten Netze aller Spieler zusammen',
    most: 'des größten Netzes eines Gegners',
    fewest: 'des kleinsten unter den größten Netzen der Gegner',
  }[side];
}

/** "jedes deiner übrigen Gleise". */
function left(t: Teller, side: 'own' | 'opponents' | 'all'): Unit {
  if (side === 'own') {
    const own = `${t.person === 'you' ? 'deiner' : 'seiner'} übrigen Gleise`;
    return { each: `jedes ${own}`, many: own };
  }
  const whose = side === 'opponents' ? 'aller Gegner' : 'aller Spieler';
  return { each: `jedes übrige Gleis ${whose}`, many: `übrige Gleise ${whose}` };
}

/** The noun that an amount counts, if it counts one by one. */
function unit(t: Teller, amount: Amount): Unit | undefined {
  if (typeof amount !== 'object') return undefined;
  if ('count' in amount) return { each: each(t, amount.count), many: several(t, amount.count) };
  if ('cells' in amount) {
    const one = cellPhrase(t, amount.cells, false, 'accusative');
    return {
      each: one.replace(/^ein(es|en|e|) /, (_, ending: string) => `jed${ending === '' ? 'es' : ending} `),
      many: cellPhrase(t, amount.cells, true, 'accusative'),
    };
  }
  if ('rails' in amount) return railsOn(t, amount.rails);
  if ('network' in amount && amount.network !== 'opponents' && amount.network !== 'all') {
    const of = network(t, amount.network);
    return { each: `jedes Feld ${of}`, many: `Felder ${of}` };
  }
  if ('railsLeft' in amount && !isOne(amount.railsLeft)) return left(t, amount.railsLeft);
  if ('stations' in amount) {
    const cities = { ...amount.stations, place: amount.stations.place ?? ('city' as const) };
    const where = `in ${cellPhrase(t, cities, true, 'dative')}`;
    return { each: `jeden Bahnhof ${where}`, many: `Bahnhöfe ${where}` };
  }
  if ('tokens' in amount) return isOne(amount.tokens.of ?? 'all') ? undefined : tokensOn(t, amount.tokens);
  if ('turn' in amount) return doneThisTurn(t, amount.turn);
  if ('routes' in amount && !isOne(amount.routes)) {
    const done = claimed(t, amount.routes);
    return { each: `jede ${done}e Verbindung`, many: `${done}e Verbindungen` };
  }
  if (!('owned' in amount) || isOne(amount.owned.by)) return undefined;
  const { by, where } = amount.owned;
  return {
    each: `${EACH[genderOf(where, false)].accusative} ${noun(t, where, false, 'accusative', owner(t, by))}`,
    many: noun(t, where, true, 'accusative', owner(t, by)),
  };
}

/** A quantity for each counted thing: "jeden Zug auf deiner Hand", "je 3 Bahnhöfe in Städten". */
export const forEach = (t: Teller, amount: Amount) =>
  readForEach(
    amount,
    (of) => unit(t, of),
    (count, many) => `je ${count} ${many}`,
  );
