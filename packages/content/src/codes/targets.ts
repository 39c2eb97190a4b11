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
  'target-missed': {
    title: 'a target that games do not meet',
    severity: 'error',
    help: 'Bots played the setup, and its games are not as its target wants them. That is more than chance: the whole interval of what was seen lies outside of what is wanted.\n\nChange what is played, or what is wanted of it.',
    example: 'targets:\n  rounds: { between: [12, 22] } # games take 24 to 26 rounds',
  },
  'target-undecided': {
    title: 'a target of which more games have to be played',
    severity: 'warning',
    help: 'Bots played the setup, and its games do not tell yet whether the target is met: the interval of what was seen lies partly within what is wanted. A check does not pass before that is known.\n\nPlay more games; the message says about how many. What lies close to a bound of the target takes many: a wider target is decided sooner.',
    example: 'targets:\n  firstSeatAdvantage: { within: 0.03 } # 0.02, somewhere from -0.01 to 0.05',
  },
} as const satisfies CodeTable;
