// Colours: swatches for the terrains in pack.yaml, and colours for the letters of a map, in editors that support them.
import { visibleTerrains } from '@railwright/content/language';
import type { Color, ColorInformation, ColorPresentation, Range } from 'vscode-languageserver-types';
import { lettersOf } from './cells.ts';
import { fieldOf } from './live-file.ts';
import { toRange } from './places.ts';
import type { Workspace } from './workspace.ts';

/** Colors of the terrains in a pack.yaml; empty for other files. */
export function colors(workspace: Workspace, path: string): ColorInformation[] {
  const file = workspace.file(path);
  const terrains = file?.kind === 'pack' ? fieldOf(file.document?.data, 'terrains') : undefined;
  if (!file?.document || typeof terrains !== 'object' || terrains === null) return [];
  const { document } = file;
  return Object.entries(terrains).flatMap(([id, terrain]) => {
    const color = parseColor(fieldOf(terrain, 'color'));
    return color ? [{ color, range: toRange(document.valueRange(['terrains', id, 'color'])) }] : [];
  });
}

/** The color as pack.yaml writes it, `#rrggbb`, from parts between 0 and 1. */
export function colorTexts({ red, green, blue }: Color): ColorPresentation[] {
  const hex = [red, green, blue].map((part) =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return [{ label: `"#${hex.join('')}"` }];
}

/** The letters of a map by the colour of their terrain, `#rrggbb`. */
export function letterColors(workspace: Workspace, path: string): Readonly<Record<string, readonly Range[]>> {
  const file = workspace.file(path);
  if (file?.kind !== 'maps' || !file.document) return {};
  const byLetter = new Map(
    [...visibleTerrains(file.pack).values()].map(({ letter, color }) => [letter, color]),
  );
  const found: Record<string, Range[]> = {};
  for (const { letter, range } of lettersOf(file.document)) {
    const color = byLetter.get(letter);
    if (color !== undefined) (found[color] ??= []).push(range);
  }
  return found;
}

function parseColor(text: unknown): Color | undefined {
  const [, hex] = typeof text === 'string' ? (/^#([0-9a-f]{6})$/i.exec(text) ?? []) : [];
  if (hex === undefined) return undefined;
  const part = (at: number): number => parseInt(hex.slice(at, at + 2), 16) / 255;
  return { red: part(0), green: part(2), blue: part(4), alpha: 1 };
}
