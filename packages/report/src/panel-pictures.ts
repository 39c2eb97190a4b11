// Two pictures of a panel's answers as SVG, in the colours of the page around them: how safe a lead is over the course of a game, and what
// cards are worth against what they cost. They are as narrow as a phone, so that their text stays legible there.
import type { PanelResult } from '@railwright/playtest';

const WIDTH = 360;
const HEIGHT = 300;
const LEFT = 44;
const RIGHT = 20;
const TOP = 14;
const BOTTOM = 40;
const LETTER = 6.1;
const LINE = 13;

const percent = (share: number): string => `${Math.round(share * 100)}%`;
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

interface Axes {
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
}

function axesOf(x: readonly [number, number], y: readonly [number, number]): Axes {
  const scale = (value: number, [from, to]: readonly [number, number], low: number, high: number): number =>
    low + ((value - from) / (to - from || 1)) * (high - low);
  return {
    x: (value) => Math.round(scale(value, x, LEFT, WIDTH - RIGHT) * 10) / 10,
    y: (value) => Math.round(scale(value, y, HEIGHT - BOTTOM, TOP) * 10) / 10,
  };
}

interface Frame {
  readonly label: string;
  readonly axes: Axes;
  readonly across: readonly (readonly [at: number, text: string])[];
  readonly up: readonly (readonly [at: number, text: string])[];
  readonly acrossTitle: string;
}

function framed({ label, axes, across, up, acrossTitle }: Frame, content: string): string {
  const { x, y } = axes;
  const bottom = HEIGHT - BOTTOM;
  const lines = up.map(
    ([at, text]) =>
      `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(at)}" y2="${y(at)}" stroke="var(--line)"/>` +
      `<text x="${LEFT - 6}" y="${y(at) + 4}" text-anchor="end" fill="var(--soft)">${escaped(text)}</text>`,
  );
  const ticks = across.map(
    ([at, text]) =>
      `<text x="${x(at)}" y="${bottom + 16}" text-anchor="middle" fill="var(--soft)">${escaped(text)}</text>`,
  );
  const title = `<text x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 6}" text-anchor="middle" fill="var(--soft)">${escaped(acrossTitle)}</text>`;
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escaped(label)}" font-size="12" font-family="system-ui, sans-serif" style="width:100%;max-width:34rem;height:auto">${[...lines, ...ticks, title].join('')}${content}</svg>`;
}

/** How often the leader at each tenth of the game wins; undefined if that is not known. */
export function leadPicture({ leads, seats }: Pick<PanelResult, 'leads' | 'seats'>): string | undefined {
  if (leads.length === 0) return undefined;
  const points = leads.map((share, i) => ({ at: (i + 1) / leads.length, share }));
  const axes = axesOf([0, 1], [0, 1]);
  const { x, y } = axes;
  const even = 1 / seats;
  const path = points.map(({ at, share }) => `${x(at)},${y(share)}`).join(' ');
  const label = `How often the leader wins: ${points.map(({ at, share }) => `after ${percent(at)} of the turns ${percent(share)}`).join(', ')}; ${percent(even)} would be even.`;
  return framed(
    {
      ...{ label, axes },
      across: [0, 0.25, 0.5, 0.75, 1].map((at) => [at, percent(at)]),
      up: [0, 0.25, 0.5, 0.75, 1].map((at) => [at, percent(at)]),
      acrossTitle: 'turns played',
    },
    [
      `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(even)}" y2="${y(even)}" stroke="var(--ink)" stroke-dasharray="4 3"/>`,
      `<polyline points="${path}" fill="none" stroke="var(--accent)" stroke-width="2.5"/>`,
      ...points.map(
        ({ at, share }) =>
          `<circle cx="${x(at)}" cy="${y(share)}" r="3.5" fill="var(--accent)"><title>After ${percent(at)} of the turns: ${percent(share)}</title></circle>`,
      ),
    ].join(''),
  );
}

/** A card in the second picture. */
interface Spot {
  readonly name: string;
  readonly cost: number;
  readonly worth: number;
}

function spotsOf({ cards, worths, seats }: Pick<PanelResult, 'cards' | 'worths' | 'seats'>): Spot[] {
  return cards.flatMap(({ item, name, cost }) => {
    const found = worths.find((one) => one.item === item);
    if (!found || cost === null) return [];
    return [{ name, cost, worth: Math.max(0, 1 / seats - Math.max(found.forbidden, found.without ?? 0)) }];
  });
}

/** What strong play loses without each card, against its cost; undefined if that is not known. */
export function worthPicture(result: Pick<PanelResult, 'cards' | 'worths' | 'seats'>): string | undefined {
  const spots = spotsOf(result).toSorted((a, b) => b.worth - a.worth);
  if (spots.length === 0) return undefined;
  const dearest = Math.max(...spots.map(({ cost }) => cost));
  const most = Math.max(0.1, ...spots.map(({ worth }) => worth));
  const axes = axesOf([0, dearest + 1], [0, most * 1.08]);
  const label = `Worth of cards against their cost: ${spots.map(({ name, cost, worth }) => `${name} costs ${cost} and is worth ${percent(worth)} of the wins`).join('; ')}.`;
  const step = dearest > 12 ? 5 : dearest > 6 ? 2 : 1;
  return framed(
    {
      ...{ label, axes },
      across: Array.from({ length: Math.floor(dearest / step) + 1 }, (_, i) => [i * step, String(i * step)]),
      up: [0, 0.5, 1].map((part) => [part * most, percent(part * most)]),
      acrossTitle: 'cost in coins',
    },
    [...namesOf(spots, axes), ...spots.map(({ name, cost, worth }) => spot(name, cost, worth, axes))].join(
      '',
    ),
  );

  function spot(name: string, cost: number, worth: number, { x: atX, y: atY }: Axes): string {
    const told = escaped(`${name}: costs ${cost}, worth ${percent(worth)} of the wins`);
    return `<circle cx="${atX(cost)}" cy="${atY(worth)}" r="4" fill="var(--accent)"><title>${told}</title></circle>`;
  }
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** Names next to their spots, the highest worth first; a name without room is shown only on hover and in the table. */
function namesOf(spots: readonly Spot[], { x, y }: Axes): string[] {
  const taken: Box[] = spots.map(({ cost, worth }) => ({
    left: x(cost) - 4,
    top: y(worth) - LINE / 2,
    width: 8,
  }));
  return spots.flatMap(({ name, cost, worth }) => {
    const width = name.length * LETTER;
    const [at, level] = [x(cost), y(worth)];
    const places = [
      { left: at + 7, top: level - LINE / 2 },
      { left: at - 7 - width, top: level - LINE / 2 },
      { left: at - width / 2, top: level - LINE - 6 },
      { left: at - width / 2, top: level + 6 },
    ];
    const place = places.find(
      ({ left, top }) =>
        left >= LEFT - 2 &&
        left + width <= WIDTH &&
        top >= 0 &&
        top + LINE <= HEIGHT - BOTTOM + 4 &&
        taken.every(
          (box) =>
            left + width < box.left || box.left + box.width < left || Math.abs(top - box.top) >= LINE - 1,
        ),
    );
    if (!place) return [];
    taken.push({ ...place, width });
    return [
      `<text x="${place.left}" y="${place.top + LINE - 3}" fill="var(--ink)" font-size="11">${escaped(name)}</text>`,
    ];
  });
}
