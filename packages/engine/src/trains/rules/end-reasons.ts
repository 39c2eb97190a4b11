// Why a game can end, apart from the rules that say when, for pages that need no more than the words.

/** Reasons why a game ends. */
export const END_REASONS = [
  'piles',
  'rails',
  'stations',
  'rounds',
  'points',
  'cities',
  'routes',
  'named-pile',
  'few-rails',
] as const;
export type EndReason = (typeof END_REASONS)[number];
