// The pictures of a panel's answers: every name is text, nothing is outside, and names do not overlap.
import { expect, test } from 'vitest';
import { leadPicture, worthPicture } from '../src/panel-pictures.ts';

const card = (name: string, cost: number) => ({
  ...{ item: name, name, cost, gained: 1, gainedIn: [], usedIn: [], with: [] },
});
const worth = (name: string, without: number | null, forbidden = 0.2) => ({
  ...{ item: name, name, forbidden, without },
});

test('the curve of leads has a point for each tenth with its figures', () => {
  const leads = [0.5, 0.52, 0.55, 0.6, 0.63, 0.7, 0.78, 0.85, 0.93, 1];
  const svg = leadPicture({ leads, seats: 2 })!;
  expect(svg.match(/<circle/g)).toHaveLength(10);
  expect(svg).toContain('aria-label="How often the leader wins: after 10% of the turns 50%');
  expect(leadPicture({ leads: [], seats: 2 })).toBeUndefined();
});

test('cards are placed by their cost and by what is lost without them, with names as text', () => {
  const cards = [card('<b>Crane', 3), card('Yard', 7), card('Shed', 2)];
  const svg = worthPicture({
    cards,
    worths: [worth('<b>Crane', 0.1), worth('Yard', 0.4), worth('Shed', null, 0.5)],
    seats: 2,
  })!;
  expect(svg).toContain('>&lt;b>Crane</text>');
  expect(svg).toContain('Yard: costs 7, worth 10% of the wins');
  expect(svg).toContain('Shed: costs 2, worth 0% of the wins');
  expect(worthPicture({ cards, worths: [], seats: 2 })).toBeUndefined();
});

test('names neither leave the picture nor overlap, however many cards are similar', () => {
  const names = Array.from({ length: 20 }, (_, i) => `A card of many words ${i}`);
  const svg = worthPicture({
    cards: names.map((name, i) => card(name, 2 + (i % 3))),
    worths: names.map((name) => worth(name, 0.45)),
    seats: 2,
  })!;
  const boxes = [...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)" fill="var\(--ink\)"[^>]*>([^<]*)</g)].map(
    ([, x, y, text]) => ({ left: Number(x), right: Number(x) + 6 * text!.length, y: Number(y) }),
  );
  expect(boxes.length).toBeGreaterThan(1);
  for (const [i, box] of boxes.entries()) {
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(362);
    for (const other of boxes.slice(i + 1))
      expect(box.right < other.left || other.right < box.left || Math.abs(box.y - other.y) >= 11).toBe(true);
  }
});
