// What differs on a map, cell by cell and join by join, in words.
import type { CellDefinition, HexMap } from '@railwright/engine';
import { labelOf } from '../../text/label.ts';
import type { Words } from '../../text/words/words.ts';
import { nameIn } from '../../text/names.ts';
import type { DiffMap } from './diff-map.ts';
import type { DiffLine } from './diff-picture.ts';

export const byLabel = (map: HexMap | undefined): Map<string, CellDefinition> =>
  new Map(map?.cells.map((cell) => [cell.label, cell]));

export function mapLines(
  map: DiffMap,
  { language, words }: { readonly language: string; readonly words: Words },
): DiffLine[] {
  const tokensAt = ({ tokens = [] }: HexMap, { label }: CellDefinition): string[] =>
    tokens
      .filter(({ at }) => at === label)
      .map(({ kind, count }) => {
        const known = map.tokenKinds?.find(({ id }) => id === kind);
        return `${count} ${known ? nameIn(known.name, language) : kind}`;
      });
  const [old, fresh] = [byLabel(map.before), byLabel(map.now)];
  const told = (version: HexMap | undefined, cell: CellDefinition | undefined): string =>
    version && cell
      ? labelOf(ofCellsAlone(version), cell, { language, tokens: tokensAt(version, cell) }).slice(
          cell.label.length + 2,
        )
      : '';
  return [
    ...(map.looks ?? []),
    ...map.cells.map(({ at, change }) => {
      const sides = [told(map.before, old.get(at)), told(map.now, fresh.get(at))].filter(
        (text) => text !== '',
      );
      return { change, text: `${at}: ${[...new Set(sides)].join(' → ')}` };
    }),
    ...map.joins.map(({ kind, between, change }) => ({
      change,
      text: `${joinName(kind, words)} ${between.join('–')}`,
    })),
  ];
}

function joinName(kind: DiffMap['joins'][number]['kind'], words: Words): string {
  if (kind === 'one-way') return words.oneWay;
  return kind === 'barrier' || kind === 'route' ? words[kind] : words.link[kind];
}

/** What joins cells is told by itself. */
const ofCellsAlone = (map: HexMap): HexMap => ({ ...map, barriers: [], oneWay: [], links: [], routes: [] });
