// Codes about players like groups of people.
import type { CodeTable } from './code-info.ts';

export const GROUP_CODES = {
  'group-player': {
    title: 'a group that stands on a missing player',
    severity: 'error',
    help: 'A group plays by a learned player, at its own level and with its own likes. `player` names the file of that player, without `.player`: it must be in the folder `players` of this pack or of a pack that it extends, and play the game of the pack.\n\nPut the file there, name another player, or remove the line: then the group stands on whichever player plays as `learned`. Its level means the same for every player; its likes fit best to the one they were fitted with.',
    example: 'player: any-markt',
  },
  'group-outdated': {
    title: 'a group that was fitted before a change',
    severity: 'warning',
    help: 'A group holds fingerprints of the setup that people played and of the learned player that it was fitted with. One of them has changed since. The group still plays: its level means the same for every player, and what it likes is named. But it says less about how these people would play now.\n\nFit it again, with games of the setup as it is now: `railwright games --fit FILE --force`. To keep it as it is, remove `fitted` from the file.',
  },
} as const satisfies CodeTable;
