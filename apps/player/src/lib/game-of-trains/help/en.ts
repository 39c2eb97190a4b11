// English help for Game of Trains.
export const EN = {
  points:
    'The more cars ascend from left to right, the nearer the train is to its goal; the others still have to be replaced or moved. Nobody can remove a protected card.',
  basics: ['Goal: be the first whose train ascends from left to right.'] as readonly string[],
  choices: {
    draw: 'Draw a card',
    use: (ability: string): string => `Use ${ability}`,
    keep: (card: string): string => `Keep ${card}`,
    place: (at: string): string => `Put it in place ${at}`,
    protect: (card: string): string => `Protect ${card}`,
    swap: (card: string, other: string): string => `Swap ${card} and ${other}`,
    move: (card: string, at: string): string => `Move ${card} to place ${at}`,
  },
};
