// The shipped content, read by Vite as text, and a large map made up for measuring.
import { describeCard } from '@railwright/engine';
import type {
  AbilityDefinition,
  CardDefinition,
  CellDefinition,
  TextLanguage,
  HexMap,
} from '@railwright/engine';
import { formatLabel, fromOffset } from '@railwright/hex';
import { parse } from 'yaml';
import { readCards, readMap } from '../test/read-content.ts';

const files = import.meta.glob<string>('../../../content/*/{pack,maps/*,cards/*,abilities/*}.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function yaml(path: string): unknown {
  return parse(files[`../../../content/${path}.yaml`] ?? '');
}

export function map(pack: string, name: string): HexMap {
  return readMap(yaml(`${pack}/maps/${name}`), [yaml('trains/pack'), yaml(`${pack}/pack`)]);
}

export function cards(): CardDefinition[] {
  return Object.keys(files)
    .filter((path) => path.includes('/cards/'))
    .flatMap((path) => readCards(parse(files[path] ?? '')));
}

/** Rules text of a card as the engine tells it. */
export function rulesText(
  card: CardDefinition,
  all: readonly CardDefinition[],
  language: TextLanguage,
): string[] {
  const names = new Map(all.map(({ id, name }) => [id, name[language] ?? name.en]));
  try {
    return describeCard(card, language, (id: string) => names.get(id) ?? id);
  } catch {
    return ['…'];
  }
}

export function largeMap(columns: number, rows: number, homebrew: HexMap): HexMap {
  const terrains = homebrew.terrains;
  const cells = Array.from({ length: columns * rows }, (_, i): CellDefinition => {
    const [col, row] = [i % columns, Math.floor(i / columns)];
    const hex = fromOffset('pointy', { col, row });
    const label = formatLabel('pointy', { col, row });
    const wave = Math.sin(col / 5) + Math.cos(row / 4) + Math.sin((col + row) / 7);
    if (i % 11 === 0 && wave > -1) return { ...hex, label, city: (i % 3) + 1, name: { en: `Town ${label}` } };
    const terrain =
      terrains[wave < -1 ? 3 : wave < 0 ? 0 : wave < 0.6 ? 1 : wave < 1.4 ? 4 : 2]?.id ?? 'field';
    return { ...hex, label, terrain };
  });
  return { ...homebrew, orientation: 'pointy', cells, barriers: [] };
}

export function abilities(): AbilityDefinition[] {
  return (yaml('game-of-trains/abilities/standard') as { abilities: AbilityDefinition[] }).abilities;
}
