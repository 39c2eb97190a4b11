// Codes about the targets of setups.
import type { CodeTable } from './code-info.ts';

export const TARGET_CODES = {
  'target-bounds': {
    title: 'a target whose lower bound is above its upper bound',
    severity: 'error',
    help: 'No number lies between the two bounds, so no game could meet the target. Put the smaller bound first; `atLeast` must not exceed `atMost`, even with `between`.',
    example: 'rounds: { between: [12, 22] }',
  },
  'target-impossible': {
    title: 'a target that no game can meet',
    severity: 'error',
    help: 'The rules make the target impossible: games end before they can be that long, the shares of the end reasons add up to more than all games, or the game has nothing of the kind. The message says which. Change the target or the rules.',
  },
  'target-end': {
    title: 'a target for an ending that the game does not have',
    severity: 'error',
    help: 'Targets can set shares for the ways in which the game ends. Trains ends by piles, rails, stations or rounds, Game of Trains by ordered or turn-limit, Freight Train by trains-leave or nobody-can-act.',
  },
  'target-missed': {
    title: 'a target that games do not meet',
    severity: 'error',
    help: 'Bots played the setup, and its games miss the target. This is not chance: the whole interval of the measured figure is outside the target.\n\nChange the content or the target.',
    example: 'targets:\n  rounds: { between: [12, 22] } # games take 24 to 26 rounds',
  },
  'target-undecided': {
    title: 'a target that needs more games to decide',
    severity: 'warning',
    help: 'Bots played the setup, but its games do not show yet whether the target is met: the interval of the measured figure is partly inside the target. The check fails until this is decided.\n\nPlay more games; the message says roughly how many. A figure close to a bound of the target takes many games; a wider target takes fewer.',
    example: 'targets:\n  firstSeatAdvantage: { within: 0.03 } # 0.02, somewhere from -0.01 to 0.05',
  },
  'target-always': {
    title: 'a target that every game meets',
    severity: 'warning',
    help: 'The figure is never outside these bounds: counts are never below 0, and shares of games never above 1. They leave nothing out, so the target says nothing. Correct a number, or remove the target.',
    example: 'targets:\n  ends: { rails: { atLeast: 0.2 } }',
  },
} as const satisfies CodeTable;
