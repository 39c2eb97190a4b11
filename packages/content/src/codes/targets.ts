// Codes about what setups want of their games.
import type { CodeTable } from './code-info.ts';

export const TARGET_CODES = {
  'target-bounds': {
    title: 'a target whose lower bound is above its upper bound',
    severity: 'error',
    help: 'Between the two bounds there is no number, so no game could meet the target. The smaller one comes first; `atLeast` is not above `atMost`, also where `between` stands beside them.',
    example: 'rounds: { between: [12, 22] }',
  },
  'target-impossible': {
    title: 'a target that no game can meet',
    severity: 'error',
    help: 'The rules leave no room for what is wanted: games end before they can be so long, the shares of all end reasons would be more than all games, or the game has nothing of the kind. The message says which. Change the target or the rules.',
  },
  'target-end': {
    title: 'a target for an end that the game does not have',
    severity: 'error',
    help: 'Shares can be wanted for the end reasons of the game. Trains ends by piles, rails, stations or rounds, Game of Trains by ordered or turn-limit, Freight Train by trains-leave or nobody-can-act.',
  },
} as const satisfies CodeTable;
