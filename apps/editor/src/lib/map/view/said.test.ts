import { expect, test } from 'vitest';
import { heatLayers } from '../../playtest/heat-layer.svelte.ts';
import { MapDocument } from '../document/map-document.svelte.ts';
import { MapEditor } from '../editor/map-editor.svelte.ts';
import { saidOf } from './said.ts';

const TEXT = 'format: 1\nid: small\norientation: pointy\nterrain: |\n  F F F\n   F F F\n';

test('who moves to a cell hears its problems and notes as well, while these are shown', () => {
  const editor = new MapEditor(new MapDocument('x/maps/small.yaml', { text: TEXT, version: '1' }));
  const [first, second] = [...editor.model.cells.values()];
  if (!first || !second) throw new Error('The map has no cells.');
  const problems = [{ q: first.q, r: first.r, severity: 'error', message: 'No way leads there.' }] as const;
  const notes = [{ q: first.q, r: first.r, texts: ['Too far', 'Nobody builds here'] }];
  editor.goTo(first);
  const cell = editor.announcement;
  expect(cell).toContain('A1');
  expect(saidOf(editor, problems, notes)).toBe(`${cell}. No way leads there. Too far. Nobody builds here`);
  editor.layers.toggle('notes');
  expect(saidOf(editor, problems, notes)).toBe(`${cell}. No way leads there.`);
  editor.layers.toggle('notes');
  // A figure is said with its name.
  const figures = new Map([['A1', { level: 1, text: '0.4' }]]);
  heatLayers.set('x/maps/small.yaml', { title: 'Rails', figures });
  expect(saidOf(editor, [], [])).toBe(`${cell}. Rails: 0.4`);
  heatLayers.delete('x/maps/small.yaml');
  editor.goTo(second);
  expect(saidOf(editor, problems, notes)).toBe(editor.announcement);
  editor.announcement = 'Saved';
  expect(saidOf(editor, problems, notes)).toBe('Saved');
});
