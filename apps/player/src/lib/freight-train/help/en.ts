// English help for Freight Train.
export const EN = {
  points:
    'Trains and yards earn or cost chips only when a day ends. In between, only rearranging your yard changes how many you have.',
  basics: [
    'Goal: the most chips after the last day. When a day ends, the longest trains of each type earn chips.',
    'Your turn: choose one action. Take cars from the main yard, move cars from your yard to your trains, rearrange your yard, or call up a locomotive.',
  ] as readonly string[],
};
