// Codes about ids and what refers to them.
import type { CodeTable } from './code-info.ts';

export const REFERENCE_CODES = {
  'id-duplicate': {
    title: 'two things of a kind have the same id',
    severity: 'error',
    help: 'Within a pack every card has an id of its own, and so has every map, rules file, setup and locale, in whichever files they are. Rename one of the two, and what refers to it.',
  },
  'reference-unknown': {
    title: 'an id that nothing has',
    severity: 'error',
    help: 'An id by itself means a thing of this pack or of the packs it extends. A thing of any other pack is written pack/id.\n\nThe id is misspelt, or the thing is not there yet, or pack.yaml does not name under `extends` the pack it is in.',
    example:
      'market:\n  cards:\n    - landfil        # landfill\n    - my-pack/ferry  # a card of another pack',
  },
  'reference-game': {
    title: 'an id of something for another game',
    severity: 'error',
    help: 'The id names a pack that is for another game. Rules, setups and the like of one game mean nothing in another.\n\nName something of this pack, or of another pack for the same game.',
    example: '# a setup of Freight Train\nrules: trains/okazu-2012      # standard',
  },
} as const satisfies CodeTable;
