// Codes about players like groups of people.
import type { CodeTable } from './code-info.ts';

export const GROUP_CODES = {
  'group-player': {
    title: 'a group whose learned player is missing',
    severity: 'error',
    help: 'A group plays like a learned player, at its own level and with its own likes. `player` names the file of that player, without `.player`. The file must be in the folder `players` of this pack or of a pack that it extends, and its player must play the game of the pack.\n\nPut the file there, name another player, or remove the line: the group then uses the player that plays as `learned`. The level means the same for every player; the likes suit best the one that they were fitted with.',
    example: 'player: any-markt',
  },
  'group-outdated': {
    title: 'a group fitted before a change',
    severity: 'warning',
    help: 'A group holds fingerprints of the setup that people played and of the learned player that it was fitted with. One of the two has changed since. The group still plays, with the same level and likes, but it says less about how these people would play now.\n\nFit it again, with games of the setup as it is now: `railwright games --fit FILE --force`. To keep it as it is, remove `fitted` from the file.',
  },
} as const satisfies CodeTable;
