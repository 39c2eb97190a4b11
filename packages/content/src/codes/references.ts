// Codes about ids and what refers to them.
import type { CodeTable } from './code-info.ts';

export const REFERENCE_CODES = {
  'id-duplicate': {
    title: 'two things of a kind have the same id',
    severity: 'error',
    help: 'Within a pack, every card needs its own id, and so does every map, rules file, setup and locale, across all files. Rename one of the two and every reference to it.',
  },
  'reference-unknown': {
    title: 'an unknown id',
    severity: 'error',
    help: 'A plain id refers to this pack or the packs it extends. Anything in another pack is written pack/id.\n\nThe id is misspelt or does not exist yet, or its pack is missing from `extends` in pack.yaml.',
    example:
      'market:\n  cards:\n    - landfil        # landfill\n    - my-pack/ferry  # a card of another pack',
  },
  'reference-game': {
    title: 'an id that belongs to another game',
    severity: 'error',
    help: 'The id names a pack for another game. Its rules, setups and so on mean nothing in this game.\n\nUse something from this pack, or from another pack for the same game.',
    example: '# a setup of Freight Train\nrules: trains/okazu-2012      # standard',
  },
} as const satisfies CodeTable;
