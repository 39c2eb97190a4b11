// Whether there are cards that are never gained.
import type { CountedShare, EveryFigure } from './figure.ts';
import { SEQUENCE } from './intervals.ts';

export const everyCardGained = {
  figure: 'everyCardGained',
  of: 'things',
  title: 'Every card gained',
  definition:
    'Share of games in which any seat gains a card, for the card for sale that is gained in the fewest games.',
  interval: `${SEQUENCE} The intervals of all cards hold at once, each with its part of the 5%.`,
  example: 'The Landfill is gained in 4 of 1000 games and every other card in more: 0.004, less than 1%.',
  shares: ({ measures, games }, game, definition) =>
    cardsForSale(definition).map((card): CountedShare => {
      const index = game.measures.findIndex(({ id }) => id === `gained:${card}`);
      return { item: card, hits: measures[index]?.games ?? 0, count: games };
    }),
  target: {
    kind: 'every',
    describes: 'Every kind for sale is gained in at least one game in a hundred.',
    wanted: 'each kind for sale gained',
    needs: 'cards',
    otherwise: 'This game has no supply from which cards are gained.',
  },
} as const satisfies EveryFigure;

interface Cards {
  readonly cards?: readonly {
    readonly id: string;
    readonly supply?: unknown;
    readonly notForSale?: boolean;
  }[];
}

function cardsForSale(definition: unknown): string[] {
  return ((definition as Cards).cards ?? [])
    .filter(({ supply, notForSale }) => supply !== undefined && notForSale !== true)
    .map(({ id }) => id);
}
