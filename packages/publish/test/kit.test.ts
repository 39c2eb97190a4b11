import { describe, expect, it } from 'vitest';
import { resolveSetup } from '@railwright/content';
import type { TrainsDefinition } from '@railwright/engine';
import { makeKit, type Kit, type Pile } from '../src/index.ts';
import { content, kitOf } from './published.ts';

const countOf = (pile: Pile | undefined): number =>
  pile?.cards.reduce((sum, { count }) => sum + count, 0) ?? 0;
const pileOf = (kit: Kit, id: string): Pile | undefined => kit.piles.find((pile) => pile.id === id);

describe('The kit of Trains', () => {
  const kit = kitOf('trains/tokyo-beginners');

  it('has the supply less what is dealt to the seats', () => {
    expect(countOf(pileOf(kit, 'supply-express-train'))).toBe(20);
    expect(countOf(pileOf(kit, 'supply-lay-rails'))).toBe(20 - 4 * 2);
    expect(countOf(pileOf(kitOf('trains/tokyo-beginners', { seats: 2 }), 'supply-lay-rails'))).toBe(
      20 - 2 * 2,
    );
  });

  it('has a shuffled starting deck, a place to discard and rails for each seat', () => {
    expect(pileOf(kit, 'start-3')).toMatchObject({ seat: 2, hidden: true });
    expect(countOf(pileOf(kit, 'start-3'))).toBe(10);
    expect(countOf(pileOf(kit, 'discard-3'))).toBe(0);
    expect(kit.tokens.map(({ id, count }) => [id, count])).toEqual([
      ['rails-1', 20],
      ['rails-2', 20],
      ['rails-3', 20],
      ['rails-4', 20],
      ['stations', 30],
    ]);
  });

  it('has a face for each card of its piles, and the rules in its language', () => {
    const kinds = new Set(kit.cards.map(({ id }) => id));
    expect(kit.piles.flatMap(({ cards }) => cards).filter(({ card }) => !kinds.has(card))).toEqual([]);
    const german = kitOf('trains/tokyo-beginners', { language: 'de' });
    expect(german.cards.find(({ id }) => id === 'lay-rails')?.name).toBe('Gleisbau');
    expect(german.rules.join(' ')).toContain('Spieler');
  });

  it("has the pack's own tokens, powers, events and rows", () => {
    const isles = kitOf('homebrew-isles/every-kind');
    expect(isles.tokens.map(({ id }) => id)).toContain('token-mail');
    const market = kitOf('homebrew-isles/isles-harbour-market');
    const row = market.piles.find(({ id }) => id === 'row-1');
    expect(row?.hidden).toBe(true);
    const places = market.piles.filter(({ id }) => id.startsWith('row-1_'));
    expect(places.flatMap(({ cards }) => cards)).toEqual([]);
    expect(places.length).toBeGreaterThan(0);
    expect(market.piles.some(({ id }) => id === `supply-${row?.cards[0]?.card ?? ''}`)).toBe(false);
  });

  it('gives each supply of tokens an id of its own, whatever kinds are called', () => {
    const resolution = resolveSetup(content, 'homebrew-isles/isles');
    if (!resolution.ok) throw new Error(resolution.diagnostics[0]?.message);
    const definition = resolution.setup.definition as TrainsDefinition;
    const [mail, whisky] = definition.tokens ?? [];
    if (!mail || !whisky) throw new Error('The isles have two kinds of token.');
    const tokens = [
      { ...mail, owned: true as const },
      { ...whisky, id: 'mail-1' },
    ];
    const setup = { ...resolution.setup, definition: { ...definition, tokens } };
    const ids = makeKit(content, setup, { language: 'en' }).tokens.map(({ id }) => id);
    expect(ids.filter((id) => id.includes('mail'))).toHaveLength(5);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

it('Game of Trains has one shuffled pile of all railcars and no map', () => {
  const kit = kitOf('game-of-trains/standard');
  expect(kit.map).toBeUndefined();
  expect(kit.piles).toHaveLength(1);
  expect(countOf(kit.piles[0])).toBe(kit.cards.length);
});

it('Freight Train has as many cars of each type as its number of players asks for, and the card that ends a day', () => {
  const kit = kitOf('freight-train/standard', { seats: 3 });
  expect(new Set(pileOf(kit, 'draw-pile')?.cards.map(({ count }) => count))).toEqual(new Set([12]));
  expect(countOf(pileOf(kit, 'trains-leave'))).toBe(1);
  expect(kit.cards.at(-1)?.name).toBe('Trains Leave');
});

it('the rules end with who made the pictures, each once', () => {
  const art = (credit?: string, licence?: string) => ({
    art: { picture: 'a', ...(credit !== undefined && { credit }), ...(licence !== undefined && { licence }) },
  });
  const cards = {
    coal: art('Jane Doe', 'CC BY 4.0'),
    reefer: art('Jane Doe', 'CC BY 4.0'),
    boxcar: art('Kim'),
    tanker: art(),
  };
  const looks = {
    cards,
    layouts: {},
    palettes: {},
    back: { title: 'Freight', ...art(undefined, 'CC0 1.0') },
    terrains: { moor: art('Mo').art, fen: art('Kim').art },
  };
  const kit = kitOf('freight-train/standard', { language: 'fr', wardrobe: { looks, pictures: new Map() } });
  expect(kit.rules.at(-1)).toBe('Images\u00a0: Jane Doe (CC BY 4.0), Kim, CC0 1.0, Mo.');
  expect(kitOf('freight-train/standard').rules.at(-1)).not.toContain('Pictures');
});
