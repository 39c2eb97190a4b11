// Why a game can end, apart from the rules that say when, for pages that need no more than the words.

/** Why a day, and with the last one the game, comes to its end (F6). */
export const END_REASONS = ['trains-leave', 'nobody-can-act'] as const;
/** Why a game of Freight Train ended. */
export type EndReason = (typeof END_REASONS)[number];
