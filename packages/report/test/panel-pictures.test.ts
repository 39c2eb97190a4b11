// The pictures of a panel's answers: every name is text, nothing is outside, and names do not overlap.
import { expect, test } from 'vitest';
import { leadBars, leadPicture } from '../src/pictures/leads.ts';
import { placeNames } from '../src/pictures/names.ts';
import { isDrawn, worthPicture } from '../src/pictures/worth.ts';
import { worthPlot } from '../src/pictures/worth-plot.ts';

const card = (name: string, cost: number) => ({
  ...{ item: name, name, cost, gained: 1, firstGained: null, gainedIn: [], played: 0, usedIn: [], with: [] },
});
const worth = (name: string, value: number, without: number | null = 0.5 - value) => ({
  ...{ item: name, name, forbidden: 0.2, without },
  lost: { value, low: value - 0.04, high: value + 0.04 },
});
const LEADS = {
  leads: [0.5, 0.52, 0.55, 0.6, 0.63, 0.7, 0.78, 0.85, 0.93, 1].map((value) => ({
    ...{ value, low: value - 0.05, high: Math.min(1, value + 0.05) },
  })),
  seats: 2,
};

test('the curve of leads has a point for each tenth with its figures', () => {
  const svg = leadPicture(LEADS);
  expect(svg.match(/<circle/g)).toHaveLength(10);
  expect(svg).toContain('aria-label="How often the leader wins: after 10% of the turns 50%');
  expect(svg).toContain('After 10% of the turns: 50% (45.0–55.0%)');
  // The band goes along the upper ends and back along the lower ones.
  expect(/<polygon points="([^"]*)"/.exec(svg)![1]!.split(' ')).toHaveLength(20);
});

test('in letters, each tenth is a bar as long as its figure, next to even chances', () => {
  const lines = leadBars(LEADS).split('\n').slice(1);
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe(` 10% ${'█'.repeat(20)}┆${' '.repeat(19)}  50.0% (45.0–55.0%)`);
  expect(lines[9]).toBe(`100% ${'█'.repeat(40)} 100.0% (95.0–100.0%)`);
});

const MARKET = {
  cards: [card('<b>Crane', 3), card('Yard', 7), card('Shed', 2)],
  worths: [worth('<b>Crane', 0.4), worth('Yard', 0.1), worth('Shed', 0, null)],
};

test('cards are placed by their cost and by what is lost without them, with intervals and names as text', () => {
  const svg = worthPicture(MARKET);
  expect(svg).toContain('>&lt;b>Crane</text>');
  expect(svg).toContain('Yard: costs 7, worth 10% of the wins (6% to 14%)');
  expect(svg).toContain('Shed: costs 2, worth at most 0% of the wins (-4% to 4%)');
  expect(svg.match(/<circle/g)).toHaveLength(3);
  // Cards that no player has learned to do without are hollow.
  expect(svg.match(/<circle[^>]*fill="var\(--panel\)"/g)).toHaveLength(1);
  expect(svg.match(/<line [^>]*stroke-opacity="0.45"/g)).toHaveLength(3);
  expect([isDrawn(MARKET), isDrawn({ ...MARKET, worths: [] })]).toEqual([true, false]);
});

test('in letters, cards stand in the same order, and hollow where no player has learned to do without', () => {
  const plot = worthPlot(MARKET).split('\n');
  const of = (name: string) => plot.findIndex((line) => line.includes(name));
  expect(of('Crane')).toBeGreaterThan(0);
  expect(of('Yard')).toBeGreaterThan(of('Crane'));
  expect(of('Shed')).toBeGreaterThan(of('Yard'));
  expect(plot[of('Shed')]).toContain('○ Shed');
  expect(plot[of('Yard')]).toContain('● Yard');
});

const CROWD = Array.from({ length: 24 }, (_, i) => `A card of many words ${i}`);
const crowd = {
  cards: CROWD.map((name, i) => card(name, 2 + (i % 3))),
  worths: CROWD.map((name, i) => worth(name, 0.02 + (i % 5) / 200)),
};

test('each name is shown, and none leaves the picture or overlaps another, however many cards are similar', () => {
  const svg = worthPicture(crowd);
  const boxes = [...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)" fill="var\(--ink\)"[^>]*>([^<]*)</g)].map(
    ([, x, y, text]) => ({ left: Number(x), right: Number(x) + 6 * text!.length, y: Number(y) }),
  );
  expect(boxes).toHaveLength(CROWD.length);
  for (const [i, box] of boxes.entries()) {
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(362);
    for (const other of boxes.slice(i + 1))
      expect(box.right < other.left || other.right < box.left || Math.abs(box.y - other.y) >= 11).toBe(true);
  }
  const plot = worthPlot(crowd);
  for (const name of CROWD) expect(plot).toContain(name);
});

test('a name lies next to its dot where there is room, and else as near as can be', () => {
  const room = { left: 0, right: 40, top: 0, bottom: 10, letter: 1, line: 1, gap: 2, step: 1 };
  const dot = (name: string, x: number, y: number) => ({ name, x, y, reach: [y, y] as const });
  const [near, next, far] = placeNames([dot('one', 3, 5), dot('other', 36, 5), dot('three', 3, 5)], room);
  expect(near).toMatchObject({ left: 5, top: 4.5 });
  // To the left of a dot at the right edge.
  expect(next).toMatchObject({ left: 28, top: 4.5 });
  expect(Math.abs(far!.top - 4.5)).toBeLessThanOrEqual(1.5);
});
