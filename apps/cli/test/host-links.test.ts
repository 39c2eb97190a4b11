import { generate } from 'lean-qr/nano';
import { expect, test } from 'vitest';
import { qrCodes, type Link } from '../src/host/links.ts';

const link = (name: string, id: string): Link => ({
  name,
  url: `http://127.0.0.1:8080/#table=${id}`,
  isForPerson: true,
});
const [ann, bo] = [link('Ann', 'abcdefgh.ijklmnopqrstuv'), link('Bo', 'bcdefghi.jklmnopqrstuvw')];

/** Rows of squares, 1 for dark, of a code whose first character stands at a column. */
function squares(lines: readonly string[], from: number, width: number): string[] {
  const halves = (line: string, light: string): string =>
    Array.from(line.slice(from, from + width), (one) => (light.includes(one) ? '0' : '1')).join('');
  return lines.flatMap((line) => [halves(line, '█▀'), halves(line, '█▄')]);
}

/** The same of a text, with two light squares around it, and one more row below for the last character. */
function wanted(text: string): string[] {
  const code = generate(text);
  const line = Array.from({ length: code.size + 4 }, (_, x) => x - 2);
  return [...line, code.size + 2].map((y) => line.map((x) => Number(code.get(x, y))).join(''));
}

test('QR codes of links stand side by side where the terminal is wide enough, with names above', () => {
  const { size } = generate(ann.url);
  const width = size + 4;
  const [names, ...lines] = qrCodes([ann, bo], 2 * width + 2).split('\n');
  expect(names).toBe(`${'Ann'.padEnd(width)} Bo`);
  expect(squares(lines, 0, width)).toEqual(wanted(ann.url));
  expect(squares(lines, width + 1, width)).toEqual(wanted(bo.url));

  const below = qrCodes([ann, bo], 2 * width + 1).split('\n');
  expect(below).toHaveLength(2 * (1 + lines.length));
  expect(below[1 + lines.length]).toBe('Bo');
  expect(squares(below.slice(2 + lines.length), 0, width)).toEqual(wanted(bo.url));
});
