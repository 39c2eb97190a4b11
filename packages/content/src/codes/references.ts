// Codes about ids and references to them.
import type { CodeTable } from './code-info.ts';

export const REFERENCE_CODES = {
  'id-duplicate': {
    title: 'two items of a kind have the same id',
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
  'switch-unused': {
    title: 'a misspelt switch',
    severity: 'warning',
    help: 'Neither the rules nor any card know this switch, so it does nothing, and its name is nearly that of one that they know. Correct the name. A switch with quite another name is not reported: cards may come later.',
    example: 'switches:\n  tie: most-rails',
  },
  'name-twice': {
    title: 'two items of a kind have the same name',
    severity: 'warning',
    help: 'Two cards, cars, maps, setups or other items of one kind in this pack have the same name in a language, so players cannot tell them apart. Capitals and spaces are not compared. One was probably copied and not renamed.',
    example:
      'name: { en: Mail Train, fr: Train postal }     # in English and French, no other card is called so',
  },
  'translation-missing': {
    title: 'a text without a language that the others have',
    severity: 'info',
    help: 'Nearly all others of this kind in the pack have a text in this language. This one does not, so players see another language here. Add the text. If it is the same in all languages, repeat it.',
    example: 'name: { en: Mail Train, fr: Train postal, de: Postzug }',
  },
} as const satisfies CodeTable;
