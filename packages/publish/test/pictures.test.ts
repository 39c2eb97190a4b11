import { describe, expect, it, test } from 'vitest';
import { TARGETS } from '../src/index.ts';
import { filesOf, kitOf } from './published.ts';

const kit = kitOf('trains/tokyo-beginners');
const text = (data: string | Uint8Array | undefined): string =>
  typeof data === 'string' ? data : new TextDecoder().decode(data);
const widthOf = (data: string | Uint8Array | undefined): number => Number(text(data).split(' ', 1)[0]);

describe('For Tabletopia', async () => {
  const files = await filesOf(TARGETS.tabletopia, [kit]);

  it('each card is a picture of its own, all of one size with their back', () => {
    const cards = [...files].filter(([path]) => path.includes('/cards/'));
    expect(cards).toHaveLength(kit.cards.length);
    const back = files.get('trains-tokyo-beginners/back.png');
    expect(new Set([...cards.map(([, data]) => widthOf(data)), widthOf(back)]).size).toBe(1);
  });

  it('no file of a card has a name that Windows keeps for a device', async () => {
    const [first, ...rest] = kit.cards;
    if (!first) throw new Error('no cards');
    const piles = [{ id: 'supply-con', title: 'Con', cards: [{ card: 'con', count: 2 }], hidden: false }];
    const named = { ...kit, piles, cards: [{ ...first, id: 'con', name: 'Con' }, ...rest] };
    const written = await filesOf(TARGETS.tabletopia, [named]);
    expect([...written.keys()]).toContain('trains-tokyo-beginners/cards/con-.png');
    expect(text(written.get('trains-tokyo-beginners/contents.txt'))).toContain('2 × Con: cards/con-.png');
  });

  it('a list says how many there are of each', () => {
    const list = text(files.get('trains-tokyo-beginners/contents.txt'));
    expect(list).toContain('20 × Express train: cards/express-train.png');
    expect(list).toContain('Starting deck, Player 4, shuffled, face down');
    expect(list).toContain('Rails, Player 1: 20 × tokens/rails-1.png');
  });
});

test('the list is in the language of the kit', async () => {
  const german = await filesOf(TARGETS.tabletopia, [kitOf('game-of-trains/standard', { language: 'de' })]);
  expect(text(german.get('game-of-trains-standard/contents.txt'))).toMatch(
    /^Game of Trains, für 4 Spieler\. Die Rückseite aller Karten ist back\.png\.\n\nNachziehstapel, gemischt, verdeckt\n/,
  );
});

describe('For Screentop', async () => {
  const files = await filesOf(TARGETS.screentop, [kit]);

  it('all cards are on one sheet of whole pixels, and the list says where', () => {
    expect(widthOf(files.get('trains-tokyo-beginners/cards-1.png'))).toBe(4000);
    const list = text(files.get('trains-tokyo-beginners/contents.txt'));
    expect(list).toContain('20 × Express train: cards-1.png (10 × 2), row 1, column 1');
    expect(list).toContain('row 2, column 1');
  });

  it('a setup without a map has no picture of one', async () => {
    const cards = await filesOf(TARGETS.screentop, [kitOf('game-of-trains/standard')]);
    expect([...cards.keys()].filter((path) => path.endsWith('map.png'))).toEqual([]);
    expect(text(cards.get('game-of-trains-standard/contents.txt'))).not.toContain('map');
  });
});
