// The numbers printed on a card, as the schema bounds them.
export const NUMBERS = [
  { key: 'cost', title: 'Cost', of: (card: string) => `Cost of ${card}`, min: 0, max: 99, required: true },
  {
    key: 'value',
    title: 'Coins',
    of: (card: string) => `Coins of ${card}`,
    min: 0,
    max: 99,
    required: false,
  },
  {
    key: 'points',
    title: 'Points',
    of: (card: string) => `Points of ${card}`,
    min: -99,
    max: 99,
    required: false,
  },
] as const;
