// Codes about files of learned players.
import type { CodeTable } from './code-info.ts';

export const PLAYER_CODES = {
  'player-unusable': {
    title: 'a file of a learned player that cannot be used',
    severity: 'error',
    help: 'A player file is one line of JSON and the weights of a net. Its format, sizes, numbers and the fingerprint of the weights are checked before use; the message says what is wrong with this one.\n\nA truncated or damaged file was probably altered in transit: mark player files as binary in git (`*.player binary` in .gitattributes) and send them unchanged. A newer format needs a newer railwright. In any case, `railwright learn SETUP --output FILE --force` trains a new player.',
  },
  'player-game': {
    title: 'a learned player for another game than its pack',
    severity: 'error',
    help: 'A player can play only the game it has learned. Move its file to a pack for that game.',
  },
  'player-setup': {
    title: 'a player that learned a missing setup',
    severity: 'warning',
    help: 'A player file names the setup it has learned, as pack/id. No pack here has that setup: it was renamed or removed, or its pack is missing.\n\nThe player can still play other setups of its game, but knows cards and cells it has not met only by what they do. Train a player on an existing setup, `railwright learn SETUP --output FILE --force`, or delete the file.',
  },
  'player-outdated': {
    title: 'a player that learned its setup before a change',
    severity: 'warning',
    help: 'A player file holds a fingerprint of what it has learned: cards, map, rules and market. The setup has changed since, or the player learned it with options such as `--map`, `--rules` or `--market-seed`.\n\nIt still plays, but as if for the earlier setup; it knows cards and cells it has not met only by what they do. Figures from its games therefore say less about the current setup. Train it again: `railwright learn SETUP --output FILE --force`.',
  },
} as const satisfies CodeTable;
