// The tools against a host that records their actions.
import { hexNumber } from '@railwright/hex';
import { expect, test } from 'vitest';
import { putPlace } from '../model/change.ts';
import { HOLE } from '../../core/content/letters.ts';
import { placeAt } from '../model/model.ts';
import { SYMMETRIES, makeSymmetry } from '../model/symmetry.ts';
import { cutPiece } from '../model/transform.ts';
import { fillArea } from './click.ts';
import { thicken } from './paint.ts';
import { Host } from './test-host.ts';
import { createTools } from './tools.ts';

test('a stroke paints every cell on its way and is one step', () => {
  const host = new Host();
  const { brush } = createTools(host);
  brush.down(host.spot('A1'));
  brush.move(host.spot('A5'));
  expect(host.steps).toEqual([]);
  expect(host.shown).not.toBe(host.model);
  brush.up(host.spot('A5'));
  expect(host.steps).toEqual(['Paint']);
  expect(host.letters('M')).toEqual(['A1', 'A2', 'A3', 'A4', 'A5']);
});

test('a gesture that is cancelled changes nothing', () => {
  for (const id of ['brush', 'eraser', 'line', 'rectangle', 'barrier', 'fill', 'place', 'stamp'] as const) {
    const host = new Host();
    host.stamp = cutPiece(host.model, [host.at('C3')]);
    const before = host.model;
    const tool = createTools(host)[id];
    tool.down(host.spot('A1'));
    tool.move(host.spot('B3'));
    tool.cancel();
    tool.up(host.spot('B3'));
    expect(host.model).toBe(before);
    expect(host.shown).toBeUndefined();
    expect(tool.active).toBe(false);
  }
});

test('a wider brush paints each cell once', () => {
  expect(thicken([{ q: 0, r: 0 }], 2)).toHaveLength(19);
  expect(
    thicken(
      [
        { q: 0, r: 0 },
        { q: 1, r: 0 },
      ],
      1,
    ),
  ).toHaveLength(10);
});

test('fill takes connected cells of one kind, and off the map only what the frame encloses', () => {
  const host = new Host();
  expect(fillArea(host.model, host.at('B2'))).toHaveLength(6);
  expect(fillArea(host.model, host.at('C3'))).toHaveLength(1);
  expect(fillArea(host.model, host.at('Z9'))).toEqual([]);
});

test('erasing a cell also erases its place and its barriers', () => {
  const host = new Host();
  const { eraser } = createTools(host);
  eraser.down(host.spot('C3'));
  eraser.up(host.spot('C3'));
  expect(host.model.places.size).toBe(0);
  expect(host.model.barriers.size).toBe(0);
});

test('the first edge of a gesture decides whether barriers come or go', () => {
  const host = new Host();
  const { barrier } = createTools(host);
  barrier.down(host.spot('B2', 0));
  barrier.move(host.spot('C3', 0));
  barrier.up(host.spot('C3', 0));
  expect(host.model.barriers.size).toBe(2);
  barrier.down(host.spot('C3', 0));
  barrier.move(host.spot('B2', 0));
  barrier.up(host.spot('B2', 0));
  expect(host.model.barriers.size).toBe(0);
  barrier.down(host.spot('A1', 2));
  barrier.up(host.spot('A1', 2));
  expect(host.model.barriers.size, 'none at the border').toBe(0);
});

test('moving a selection keeps the place’s line in the file', () => {
  const host = new Host();
  host.select([host.at('C3')]);
  const { select } = createTools(host);
  select.down(host.spot('C3'));
  select.move(host.spot('C5'));
  select.up(host.spot('C5'));
  const place = host.model.places.get(hexNumber(host.at('C5')));
  expect(place).toMatchObject({ index: 0, city: 2, name: 'Middle' });
  expect(host.model.cells.has(hexNumber(host.at('C3')))).toBe(false);
});

test('a move that is refused leaves the selection where it is', () => {
  const host = new Host();
  host.select([host.at('C3')]);
  host.refuses = true;
  const { select } = createTools(host);
  select.down(host.spot('C3'));
  select.move(host.spot('Z9'));
  select.up(host.spot('Z9'));
  expect([...host.selection]).toEqual([hexNumber(host.at('C3'))]);
});

test('a click on a place opens its form, the place tool makes one', () => {
  const host = new Host();
  const { select, place } = createTools(host);
  select.down(host.spot('C3'));
  select.up(host.spot('C3'));
  expect(host.edited).toEqual(host.at('C3'));
  place.down(host.spot('A1'));
  expect(host.steps).toEqual([]);
  place.up(host.spot('A1'));
  expect(host.model.places.get(hexNumber(host.at('A1')))?.city).toBe(1);
  expect(host.edited).toEqual(host.at('A1'));
});

test('the eyedropper takes what is there', () => {
  const host = new Host();
  const { pick } = createTools(host);
  pick.down(host.spot('B2'));
  pick.up(host.spot('B2'));
  expect(host.letter).toBe('R');
  pick.down(host.spot('H9'));
  pick.up(host.spot('H9'));
  expect(host.letter).toBe(HOLE);
});

test('a stamp puts its first cell under the pointer', () => {
  const host = new Host();
  host.stamp = cutPiece(host.model, [host.at('C3'), host.at('C4')]);
  const { stamp } = createTools(host);
  stamp.down(host.spot('E1'));
  stamp.up(host.spot('E1'));
  expect(host.letters('C')).toEqual(['C3', 'E1']);
  expect(host.model.barriers.size).toBe(2);
});

function mirrored(): Host {
  const host = new Host();
  const choice = SYMMETRIES.find(({ id }) => id === 'mirror-90')!;
  host.symmetry = makeSymmetry(host.model, choice, host.at('C3'));
  return host;
}

test('painted under a symmetry, a city has the room of the one that is there, on either side', () => {
  for (const painted of ['A1', 'A5']) {
    const host = mirrored();
    const { q, r } = host.at('A5');
    host.model = putPlace(host.model, { q, r, index: -1, city: 3, name: 'Fifth' });
    host.letter = 'C';
    const { brush } = createTools(host);
    brush.down(host.spot(painted));
    brush.up(host.spot(painted));
    expect(placeAt(host.model, host.at('A1'))).toMatchObject({ city: 3 });
    expect(placeAt(host.model, host.at('A1'))).not.toHaveProperty('name');
    expect(placeAt(host.model, host.at('A5'))).toMatchObject({ city: 3, name: 'Fifth' });
  }
});

test('an image of a stamp has its numbers and barriers and not its names', () => {
  const host = mirrored();
  host.stamp = {
    ...cutPiece(host.model, [host.at('C3'), host.at('C4')]),
    places: [{ ...host.at('C3'), city: 4, name: 'New' }],
  };
  const { stamp } = createTools(host);
  stamp.down(host.spot('E1'));
  stamp.up(host.spot('E1'));
  expect(placeAt(host.model, host.at('E1'))).toMatchObject({ city: 4, name: 'New' });
  expect(placeAt(host.model, host.at('E5'))).toMatchObject({ city: 4 });
  expect(placeAt(host.model, host.at('E5'))).not.toHaveProperty('name');
  expect(host.model.barriers.size).toBe(3);
  expect(host.told).toEqual([]);
});

test('a copy of a place on the same map has no name, and that is said', () => {
  const host = new Host();
  host.stamp = cutPiece(host.model, [host.at('C3')]);
  const { stamp } = createTools(host);
  stamp.down(host.spot('E1'));
  stamp.up(host.spot('E1'));
  expect(placeAt(host.model, host.at('E1'))).not.toHaveProperty('name');
  expect(host.told).toEqual(['The map already has Middle, so the copy has no name.']);
  // On its own cell it makes no copy.
  stamp.down(host.spot('C3'));
  stamp.up(host.spot('C3'));
  expect(placeAt(host.model, host.at('C3'))).toMatchObject({ name: 'Middle' });
});
