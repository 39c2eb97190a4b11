// Codes about files of learned players.
import type { CodeTable } from './code-info.ts';

export const PLAYER_CODES = {
  'player-unusable': {
    title: 'a file of a learned player that cannot be used',
    severity: 'error',
    help: 'A player file is one line of JSON and the weights of a net. Format, sizes, numbers and the fingerprint of the weights are checked before a player is used; the message says what is wrong with this one.\n\nA file that is cut or damaged was most likely not copied whole, or was changed on its way: mark `*.player` as binary in git (`*.player binary` in .gitattributes) and send such files unchanged. One of a newer format wants a newer railwright. In any case `railwright learn SETUP --output FILE --force` makes a player anew.',
  },
  'player-game': {
    title: 'a learned player for another game than its pack',
    severity: 'error',
    help: 'A player has learned the rules of one game and can play no other. Move its file to a pack for its game.',
  },
  'player-setup': {
    title: 'a player that learned a setup which is not there',
    severity: 'warning',
    help: 'A player file names the setup it has learned, as pack/id. No pack here has that setup: it was renamed or taken out, or its pack is missing.\n\nThe player still plays the other setups of its game, but knows cards and cells it has not met only by what they do. Learn a setup that is there, `railwright learn SETUP --output FILE --force`, or delete the file.',
  },
  'player-outdated': {
    title: 'a player that learned its setup before a change',
    severity: 'warning',
    help: 'A player file holds the fingerprint of what it has learned: cards, map, rules and market. The setup is another now, or the player learned it with options such as `--map`, `--rules` or `--market-seed`.\n\nIt can still play, but it plays as was good before; what it has not met it knows only by what it does. So figures of its games say less about the setup as it is. Learn it again: `railwright learn SETUP --output FILE --force`.',
  },
} as const satisfies CodeTable;
