// English help for Game of Trains.
export const EN = {
  basics: ['Goal: be the first whose train ascends from left to right.'] as readonly string[],
};
