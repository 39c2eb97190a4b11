// The cells of a map that people said something about in games on it.
import type { NotedGame } from '../../core/checks/notes.ts';
import { fromOffset, parseLabel, type Hex } from '@railwright/hex';
import { cellAt, type MapModel } from '../model/model.ts';
import type { NoteMark } from './mark.ts';

/** The hex of a label; undefined if the map has no such cell. */
export function hexOf(model: MapModel, label: string): Hex | undefined {
  const at = parseLabel(model.orientation, label);
  const hex = at && fromOffset(model.orientation, at, model.shift);
  return hex && cellAt(model, hex) ? hex : undefined;
}

/** One mark a cell; `map` is `pack/id`. Cells that the map no longer has are left out. */
export function noteMarks(games: readonly NotedGame[], map: string, model: MapModel): NoteMark[] {
  const texts = new Map<string, string[]>();
  for (const game of games)
    if (game.map === map)
      for (const { cell, text } of game.notes)
        if (cell !== undefined) texts.set(cell, [...(texts.get(cell) ?? []), text]);
  return [...texts].flatMap(([cell, said]) => {
    const hex = hexOf(model, cell);
    return hex ? [{ q: hex.q, r: hex.r, texts: said }] : [];
  });
}
