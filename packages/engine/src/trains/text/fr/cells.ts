// French: what cells are called: "une case Marais avec vos rails", "des villes à au plus 2 pas d’un lieu éloigné".
import type { Who } from '../../language/params.ts';
import type { CellFilter } from '../../language/values.ts';
import type { Relation } from '../forms.ts';
import type { CellWords, Teller } from '../grammar.ts';
import { boundOf, isNone } from '../plan/bounds.ts';
import { onlyAny, onlyChosen, placeOf, readLacking, type Lacking } from '../plan/cell-readings.ts';
import { de, list } from './words.ts';

const own = (t: Teller): string => (t.person === 'you' ? 'vos rails' : 'ses rails');

/** "jetons Marchandises", "jeton Concession à vous". */
function tokenNoun(t: Teller, kind: string, of: Who, many: boolean): string {
  const s = many ? 's' : '';
  const yours = t.person === 'you' ? ' à vous' : ' à lui';
  return `jeton${s} ${t.names(kind, 'token')}${{ own: yours, opponents: ` adverse${s}`, all: '' }[of]}`;
}

const regionsOf = (t: Teller, ids: string | readonly string[]): string =>
  `la région ${list(
    [ids].flat().map((id) => t.names(id, 'region')),
    'ou',
  )}`;

const KINDS = {
  city: ['ville choisie', 'villes choisies'],
  remote: ['lieu éloigné choisi', 'lieux éloignés choisis'],
  none: ['case choisie', 'cases choisies'],
} as const;

/** Of several choices of one sort. */
const ORDINALS = [
  { masculine: 'premier', feminine: 'première' },
  { masculine: 'deuxième', feminine: 'deuxième' },
  { masculine: 'troisième', feminine: 'troisième' },
  { masculine: 'quatrième', feminine: 'quatrième' },
  { masculine: 'cinquième', feminine: 'cinquième' },
] as const;

const CELLS: CellWords = {
  terrain: (t, ids) =>
    list(
      [ids].flat().map((id) => t.names(id, 'terrain')),
      'ou',
    ),
  region: (t, ids) => `de ${regionsOf(t, ids)}`,
  place: (_t, what) => ({ city: 'ville', remote: 'lieu éloigné', none: 'case' })[what],
  rails: (t, who) => `avec ${{ own: own(t), opponents: 'des rails adverses', all: 'des rails' }[who]}`,
  stations: (t, bounds) => `avec ${boundOf(t, bounds, { one: 'gare', many: 'gares' })}`,
  size: (t, bounds) =>
    `avec ${boundOf(t, bounds, { one: 'emplacement de gare', many: 'emplacements de gare' })}`,
  room: (t, bounds) =>
    isNone(bounds)
      ? 'sans emplacement de gare libre'
      : `avec ${boundOf(t, bounds, { one: 'emplacement de gare libre', many: 'emplacements de gare libres' })}`,
  tokens: (t, kinds) =>
    `avec ${list(
      Object.entries(kinds).map(([kind, { of = 'all', ...bounds }]) =>
        boundOf(t, bounds, { one: tokenNoun(t, kind, of, false), many: tokenNoun(t, kind, of, true) }),
      ),
    )}`,
  near: (t, { of, distance = { exactly: 1 } }) =>
    Object.keys(distance).join() === 'exactly' && distance.exactly === 1
      ? `à côté ${de(oneCell(t, of))}`
      : `à ${boundOf(t, distance, { one: 'pas', many: 'pas' })} ${de(oneCell(t, of))}`,
  connected: (t, to) => `d’où ${own(t)} mènent à ${oneCell(t, to)}`,
  in: (t, name, many) =>
    t.selected(name)?.many === true
      ? `parmi ${cellWithArticle(t, { in: name }, true)}`
      : `qui ${many ? 'sont' : 'est'} ${oneCell(t, { in: name })}`,
  any: (t, all, many) => `qui ${many ? 'sont' : 'est'} ${cellWithArticle(t, { any: all }, many)}`,
  not: (t, cells, many) => {
    const any = onlyAny(cells)?.map((one) => cellWithArticle(t, one, many));
    const no = any && any.length > 1 ? `ni ${any.join(' ni ')}` : `pas ${cellWithArticle(t, cells, many)}`;
    return `qui ${many ? 'ne sont' : 'n’est'} ${no}`;
  },
};

/** "sans ville ni lieu éloigné ni gare". */
function without(t: Teller, { places, stations, tokens, rails }: Lacking): string {
  const none = [
    ...(places ? ['ville', 'lieu éloigné'] : []),
    ...(rails === undefined ? [] : [{ own: own(t), opponents: 'rails adverses', all: 'rails' }[rails]]),
    ...(stations ? ['gare'] : []),
    ...tokens.map(({ kind, of }) => tokenNoun(t, kind, of, false)),
  ];
  return none.length === 0 ? '' : `sans ${none.join(' ni ')}`;
}

/** "case Marais avec vos rails". */
export function cellNoun(t: Teller, cells: CellFilter, many: boolean): string {
  const chosen = onlyChosen(t, cells);
  if (chosen) {
    const which = chosen.rank === undefined ? undefined : ORDINALS[chosen.rank];
    const ordinal = which?.[chosen.place === 'remote' ? 'masculine' : 'feminine'];
    const kind = KINDS[chosen.place][many ? 1 : 0];
    return ordinal === undefined ? kind : `${ordinal}${many ? 's' : ''} ${kind}`;
  }
  const lacking = readLacking(cells);
  const lacks = without(t, lacking);
  const head = CELLS.place(t, lacking.others.place ?? 'none', many);
  const plural = head === 'lieu éloigné' ? 'lieux éloignés' : head.replace(/^(case|ville)/, '$1s');
  const {
    terrain,
    region,
    rails,
    stations,
    size,
    room,
    tokens,
    near,
    connected,
    any,
    not,
    in: name,
  } = lacking.others;
  const plain = [
    many ? plural : head,
    terrain === undefined ? '' : CELLS.terrain(t, terrain, many),
    region === undefined ? '' : CELLS.region(t, region, many),
    rails === undefined ? '' : CELLS.rails(t, rails, many),
    stations === undefined ? '' : CELLS.stations(t, stations, many),
    size === undefined ? '' : CELLS.size(t, size, many),
    room === undefined ? '' : CELLS.room(t, room, many),
    tokens === undefined ? '' : CELLS.tokens(t, tokens, many),
    lacks,
    lacking.region === undefined ? '' : `hors de ${regionsOf(t, lacking.region)}`,
  ];
  return [
    plain
      .filter((words) => words !== '')
      .join(' ')
      .replace(/ avec (.*) avec /, ' avec $1 et ')
      .replace(/( avec .*) sans /, '$1 et sans '),
    near === undefined ? '' : CELLS.near(t, near, many),
    connected === undefined ? '' : CELLS.connected(t, connected, many),
    name === undefined ? '' : CELLS.in(t, name, many),
    any === undefined ? '' : CELLS.any(t, any, many),
    not === undefined ? '' : CELLS.not(t, not, many),
  ]
    .filter((words) => words !== '')
    .join(' ');
}

/** Where rails and tokens lie: "dans une ville", "sur les cases Marais". Without cells, "sur le plateau". */
export function onCells(t: Teller, cells: CellFilter, many: boolean, article: 'des' | 'les' = 'des'): string {
  if (Object.keys(cells).length === 0) return 'sur le plateau';
  const any = onlyAny(cells);
  if (any)
    return list(
      any.map((one) => onCells(t, one, many, article)),
      'ou',
    );
  const place = placeOf(t, cells) ?? 'none';
  const phrase =
    many && article === 'les' ? `les ${cellNoun(t, cells, true)}` : cellWithArticle(t, cells, many);
  return `${place === 'none' ? 'sur' : 'dans'} ${phrase}`;
}

export function placed(t: Teller, relation: Relation, cells: CellFilter, many: boolean): string {
  if (relation === 'on' || relation === 'onto')
    return onCells(t, cells, many, relation === 'on' ? 'les' : 'des');
  const phrase = cellWithArticle(t, cells, many);
  if (relation === 'into') return `dans ${phrase}`;
  if (relation === 'in') return `dans ${phrase.replace(/^des /, 'les ')}`;
  const any = onlyAny(cells)?.map((one) => placed(t, relation, one, many));
  return any ? list(any, 'ou') : de(phrase.replace(/^des /, ''));
}

export function oneCell(t: Teller, cells: CellFilter): string {
  return cellWithArticle(t, cells, false);
}

export function cellWithArticle(t: Teller, cells: CellFilter, many: boolean): string {
  const any = onlyAny(cells);
  if (any)
    return list(
      any.map((one) => cellWithArticle(t, one, many)),
      'ou',
    );
  const chosen = onlyChosen(t, cells);
  const isMasculine = (chosen?.place ?? cells.place) === 'remote';
  if (chosen?.several === true && !many)
    return `l’un${isMasculine ? '' : 'e'} des ${cellNoun(t, cells, true)}`;
  if (chosen)
    return `${chosen.several ? 'les' : isMasculine ? 'le' : 'la'} ${cellNoun(t, cells, chosen.several)}`;
  if (many) return `des ${cellNoun(t, cells, true)}`;
  return `${isMasculine ? 'un' : 'une'} ${cellNoun(t, cells, false)}`;
}
