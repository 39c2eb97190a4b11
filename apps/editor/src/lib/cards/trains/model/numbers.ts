// The numbers printed on a card, as the schema bounds them.
export const NUMBERS = [
  { key: 'cost', title: 'Cost', min: 0, max: 99, required: true },
  { key: 'value', title: 'Coins', min: 0, max: 99, required: false },
  { key: 'points', title: 'Points', min: -99, max: 99, required: false },
] as const;
