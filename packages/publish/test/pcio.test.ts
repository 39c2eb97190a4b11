// Rooms of playingcards.io, read as virtualtabletop.io reads them: a zip archive with widgets.json and userassets.
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { TARGETS, type Kit } from '../src/index.ts';
import { filesOf, kitOf, tools, withMoreOwn } from './published.ts';

interface Widget {
  readonly id: string;
  readonly type: string;
  readonly parent?: string;
  readonly deck?: string;
  readonly cardType?: string;
  readonly x: number;
  readonly y: number;
  readonly width?: number;
  readonly height?: number;
  readonly cardTypes?: Readonly<Record<string, { readonly image: string }>>;
  readonly boardImage?: string;
  readonly backTemplate?: { readonly objects: readonly { readonly value: string }[] };
}

async function roomOf(
  kit: Kit,
  more: Partial<typeof tools> = {},
): Promise<{ widgets: Widget[]; entries: Record<string, Uint8Array> }> {
  const files = await filesOf(TARGETS.pcio, [kit], { tools: { ...tools, ...more } });
  const [room] = [...files].filter(([path]) => path.endsWith('.pcio'));
  const entries = unzipSync(room?.[1] as Uint8Array);
  return { widgets: JSON.parse(strFromU8(entries['widgets.json'] as Uint8Array)) as Widget[], entries };
}

const KITS: readonly (readonly [string, Kit])[] = [
  ['trains/tokyo-beginners', kitOf('trains/tokyo-beginners')],
  ['trains/tokyo-beginners with more of each seat', withMoreOwn(kitOf('trains/tokyo-beginners'))],
  ['trains/every-kind', kitOf('trains/every-kind')],
  ['homebrew-isles/every-kind', kitOf('homebrew-isles/every-kind')],
  ['game-of-trains/standard', kitOf('game-of-trains/standard')],
  ['freight-train/standard', kitOf('freight-train/standard')],
];

describe.each(KITS)('The room of %s', (_name, kit) => {
  it('has each card in the place of its pile, of a kind that the deck in that pile has, with a picture in the room', async () => {
    const { widgets, entries } = await roomOf(kit);
    const byId = new Map(widgets.map((one) => [one.id, one]));
    expect(byId.size).toBe(widgets.length);
    expect(widgets.length).toBeLessThanOrEqual(1200);
    const cards = widgets.filter(({ type }) => type === 'card');
    const counted = kit.piles.flatMap((pile) => pile.cards).reduce((sum, { count }) => sum + count, 0);
    expect(cards.length).toBeGreaterThanOrEqual(counted);
    for (const card of cards) {
      const [pile, deck] = [byId.get(card.parent ?? ''), byId.get(card.deck ?? '')];
      expect(pile?.type).toBe('cardPile');
      expect(deck?.parent).toBe(pile?.id);
      expect(deck?.cardTypes).toHaveProperty([card.cardType ?? '']);
      expect(card.x).toBeGreaterThanOrEqual(pile?.x ?? 0);
    }
    const pictures = widgets.flatMap(({ cardTypes = {}, boardImage, backTemplate }) => [
      ...Object.values(cardTypes).map(({ image }) => image),
      ...(boardImage === undefined ? [] : [boardImage]),
      ...(backTemplate ? [backTemplate.objects[0]?.value ?? ''] : []),
    ]);
    const missing = pictures.filter((address) => !Object.hasOwn(entries, address.replace('package://', '')));
    expect(missing).toEqual([]);
  });

  it('has nothing outside the table, in the hand or on something else', async () => {
    const { widgets } = await roomOf(kit);
    const lying = widgets.filter(({ type }) => ['board', 'cardPile', 'counter'].includes(type));
    for (const { x, y, width = 0, height = 0 } of lying) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(1600);
      expect(y + height).toBeLessThanOrEqual(820);
    }
    for (const [i, one] of lying.entries())
      for (const other of lying.slice(i + 1)) {
        const apartX =
          Math.abs(middle(one, 'x') - middle(other, 'x')) - ((one.width ?? 0) + (other.width ?? 0)) / 2;
        const apartY =
          Math.abs(middle(one, 'y') - middle(other, 'y')) - ((one.height ?? 0) + (other.height ?? 0)) / 2;
        expect(Math.max(apartX, apartY), `${one.id} ${other.id}`).toBeGreaterThanOrEqual(0);
      }
  });
});

function middle(widget: Widget, along: 'x' | 'y'): number {
  return widget[along] + (along === 'x' ? (widget.width ?? 0) : (widget.height ?? 0)) / 2;
}

it('draws a picture again with fewer pixels until it is small enough to be read', async () => {
  const png = async (svg: string, width: number): Promise<Uint8Array> =>
    Promise.resolve(new Uint8Array(width > 1000 ? 3_000_000 : 10_000).fill(svg.length % 250));
  const { entries } = await roomOf(kitOf('trains/tokyo-beginners'), { png });
  expect(Math.max(...Object.values(entries).map(({ length }) => length))).toBeLessThan(2 * 1024 * 1024);
});

it('is the same file each time', async () => {
  const kit = kitOf('game-of-trains/standard');
  expect(await filesOf(TARGETS.pcio, [kit])).toEqual(await filesOf(TARGETS.pcio, [kit]));
});

it('gives each thing an id of its own, whatever cards are called', async () => {
  const kit = kitOf('trains/tokyo-beginners');
  const named = ['train', 'train-1', 'train-deck'];
  const piles = named.map((card) => ({
    id: `supply-${card}`,
    title: card,
    cards: [{ card, count: 2 }],
    hidden: false,
  }));
  const cards = named.map((id, i) => ({ ...(kit.cards[i] as Kit['cards'][number]), id }));
  const { widgets } = await roomOf({ ...kit, piles, cards, tokens: [] });
  expect(new Set(widgets.map(({ id }) => id)).size).toBe(widgets.length);
});
