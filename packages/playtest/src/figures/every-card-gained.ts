// Whether there are cards that nobody gains.
import type { CountedShare, EveryFigure } from './figure.ts';
import { SEQUENCE } from './intervals.ts';

export const everyCardGained = {
  figure: 'everyCardGained',
  of: 'things',
  title: 'Every card gained',
  definition:
    'Share of games in which some seat gains the card that is gained in the fewest, of all that are for sale.',
  interval: `${SEQUENCE} All cards hold at once, each with its part of the 5%.`,
  example: 'Of 1000 games the Landfill is gained in 4 and every other card in more: 0.004, less than 1%.',
  shares: ({ measures, games }, game, definition) =>
    cardsForSale(definition).map((card): CountedShare => {
      const index = game.measures.findIndex(({ id }) => id === `gained:${card}`);
      return { item: card, hits: measures[index]?.games ?? 0, count: games };
    }),
  target: {
    kind: 'every',
    describes: 'Every kind for sale is gained in one game of a hundred or more.',
    wanted: 'each kind for sale gained',
    needs: 'cards',
    otherwise: 'In this game no cards are gained from a supply.',
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
