// What cells are called: "swamp cell with your rails", "cities at most 2 steps from a remote location".
import type { Beside, Case, Clause } from '../forms.ts';
import type { CellFilter } from '../../language/values.ts';
import type { Teller } from '../grammar.ts';
import { boundOf, boundPhrase, isNone } from './bounds.ts';
import { onlyAny, onlyChosen, readLacking, type Lacking } from './cell-readings.ts';
import { listed } from './lists.ts';

/** Several cells after a number: "cities or swamp cells". */
export function severalCells(t: Teller, cells: CellFilter): string {
  const all = onlyAny(cells) ?? [cells];
  return listed(
    t,
    all.map((one) => cellNoun(t, one, true, 'accusative')),
    'or',
  );
}

/** In most languages without an article. */
export function cellNoun(t: Teller, cells: CellFilter, many: boolean, kase: Case): string {
  const { words, chosenCells, cellHead, relate } = t.grammar;
  const chosen = onlyChosen(t, cells);
  if (chosen) return chosenCells(chosen, many, kase);
  const lacking = readLacking(cells);
  const { terrain = [], place, in: name } = lacking.others;
  const terrains = [terrain].flat().map((id) => t.names(id, 'terrain'));
  const beside = besides(t, lacking);
  const isAmong = name !== undefined && t.selected(name)?.many === true;
  const told = [
    joinWith(t, [
      cellHead(place ?? 'none', terrains, many, kase),
      ...words.cells.order.map((field) => beside[field]),
    ]),
    near(t, lacking.others),
    isAmong ? t.said(words.cells.among, { cells: cellsOf(t, { in: name }, true, 'dative') }) : '',
  ];
  return relate(told.filter(Boolean).join(' '), relations(t, lacking.others, many), many ? 'many' : place);
}

/** "a swamp cell", "swamp cells". */
export function cellsOf(t: Teller, cells: CellFilter, many: boolean, kase: Case): string {
  const any = onlyAny(cells)?.map((one) => cellsOf(t, one, many, kase));
  return any ? listed(t, any, 'or') : t.grammar.cellArticle(t, cells, onlyChosen(t, cells), many, kase);
}

/** What is said beside the noun. */
function besides(t: Teller, lacking: Lacking): Readonly<Record<Beside, string>> {
  const { cells } = t.grammar.words;
  const { region, border, rails, stations, size, room, tokens } = lacking.others;
  const inRegions = (words: string, ids: string | readonly string[] | undefined): string =>
    ids === undefined
      ? ''
      : t.said(words, {
          regions: listed(
            t,
            [ids].flat().map((id) => t.names(id, 'region')),
            'or',
          ),
        });
  const counted = Object.entries(tokens ?? {}).map(([kind, { of = 'all', ...bounds }]) =>
    boundOf(t, bounds, t.grammar.tokensWith(t, t.names(kind, 'token'), of)),
  );
  const bound = (what: string): string => (what === '' ? '' : `${cells.with} ${what.trim()}`);
  return {
    region: inRegions(cells.region, region),
    outside: inRegions(cells.outside, lacking.region),
    border: border ? cells.border : '',
    inland: lacking.border ? cells.inland : '',
    rails: rails === undefined ? '' : `${cells.with} ${t.said(cells.rails[rails])}`,
    stations: stations === undefined ? '' : bound(boundOf(t, stations, cells.station)),
    size: size === undefined ? '' : bound(boundOf(t, size, cells.space)),
    room: room === undefined ? '' : isNone(room) ? cells.noSpace : bound(boundOf(t, room, cells.freeSpace)),
    tokens: bound(listed(t, counted)),
    lacks: without(t, lacking),
  };
}

/** "without city, remote location or your rails". */
function without(t: Teller, { places, stations, tokens, rails }: Lacking): string {
  const { cells } = t.grammar.words;
  const none = [
    ...(places ? cells.lacking.places : []),
    ...(rails === undefined ? [] : [t.said(cells.lacking.rails[rails])]),
    ...(stations ? [cells.lacking.stations] : []),
    ...tokens.map(({ kind, of }) => t.grammar.tokensWithout(t, t.names(kind, 'token'), of)),
  ];
  return none.length === 0 ? '' : `${cells.without} ${t.grammar.noneOf(none)}`;
}

/** "with your rails and 2 stations and without city". */
function joinWith(t: Teller, parts: readonly string[]): string {
  const { and, cells } = t.grammar.words;
  return parts
    .filter(Boolean)
    .join(' ')
    .replace(new RegExp(` ${cells.with} (.*) ${cells.with} `), ` ${cells.with} $1 ${and} `)
    .replace(new RegExp(`( ${cells.with} .*) ${cells.without} `), `$1 ${and} ${cells.without} `);
}

function near(t: Teller, { near: how }: CellFilter): string {
  if (how === undefined) return '';
  const { cells } = t.grammar.words;
  const { of, distance = { exactly: 1 } } = how;
  const cell = t.grammar.of(cellsOf(t, of, false, 'dative'));
  const isNext = Object.keys(distance).join() === 'exactly' && distance.exactly === 1;
  if (isNext) return t.said(cells.next, { cell });
  // Steps are said only after a number: a phrase such as "the number of cards" has a noun of its own.
  const isNumber = Object.values(distance).every((bound) => typeof bound === 'number');
  if (!isNumber) return t.said(cells.distance, { distance: boundPhrase(t, distance, 'dative'), cell });
  return t.said(cells.steps, { steps: boundOf(t, distance, cells.step), cell });
}

/** What follows as a clause: "that are neither cities nor swamp cells". */
function relations(
  t: Teller,
  { connected, in: name, any, not }: CellFilter,
  many: boolean,
): readonly Clause[] {
  const { cells } = t.grammar.words;
  const is = many ? cells.are : cells.is;
  const clauses: Clause[] = [];
  const add = (that: Clause['that'], said: string): void => void clauses.push({ that, said });
  if (connected) add('whom', t.said(cells.connected, { cell: cellsOf(t, connected, false, 'dative') }));
  if (name !== undefined && t.selected(name)?.many !== true)
    add('who', t.said(is, { cells: cellsOf(t, { in: name }, false, 'nominative') }));
  if (any) add('who', t.said(is, { cells: cellsOf(t, { any }, many, 'nominative') }));
  if (not) add('who', t.grammar.notCells(t, not, many));
  return clauses;
}
