// What screen readers hear of a map: the last event, and for someone who moves from cell to cell all that is marked on the cell.
import { sameHex } from '@railwright/hex';
import { heatLayers } from '../../playtest/heat-layer.svelte.ts';
import type { MapEditor } from '../editor/map-editor.svelte.ts';
import { labelOf } from '../model/model.ts';
import type { NoteMark, ProblemMark } from './mark.ts';

/** Problems, notes and figures of playtests are said as long as they are shown. */
export function saidOf(
  editor: MapEditor,
  problems: readonly ProblemMark[],
  notes: readonly NoteMark[],
): string {
  const { announcement, cursor, document, layers, model } = editor;
  if (!editor.keyboard || announcement !== editor.describe(cursor)) return announcement;
  const heat = heatLayers.get(document.path);
  const text = heat?.figures.get(labelOf(model, cursor) ?? '')?.text ?? '';
  const figure = heat && text !== '' ? `${heat.title}: ${text}` : '';
  const found = problems.filter((mark) => layers.shows('problems') && sameHex(mark, cursor));
  const people = notes.filter((mark) => layers.shows('notes') && sameHex(mark, cursor));
  const marked = [figure, ...found.map(({ message }) => message), ...people.flatMap(({ texts }) => texts)];
  return [announcement, ...marked.filter((text) => text !== '')].join('. ').replaceAll('.. ', '. ');
}
