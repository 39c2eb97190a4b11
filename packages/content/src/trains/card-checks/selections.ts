// Names of selections in the effects of one card: given once, not to what means something already, and read where they are set.
import type { CardCheck } from './check.ts';
import { readSelections } from './analysis/read-selections.ts';

export const SELECTIONS: CardCheck = {
  pages: {
    'selection-unknown': {
      title: 'a selection that no earlier step sets',
      help: 'A step that chooses or shows cards names them with `as`, for later steps of the same effect. No earlier step sets the name used here: it is misspelt, or set further down or only in another branch.\n\nNames are not shared with other effects, even of the same card. Lasting effects of a step (`lasting`) keep what was chosen earlier: the cells, and the kind of the cards, for `sameAs`. What is done instead (`instead`) keeps nothing.',
      example: 'effect:\n  - choose: { from: hand, as: posted }\n  - discard: posted',
      broken: 'name-never-set',
    },
    'selection-unused': {
      title: 'a selection that is never used',
      help: 'The cards are chosen or shown and given a name, but no later step uses them. Cards that were looked at or shown stay aside and are discarded at the end of the turn.\n\nUse the name in a later step, or remove the step.',
      broken: 'name-never-read',
    },
    'selection-repeated': {
      title: 'a name that is given twice',
      help: 'An earlier step already gives this name to other cards, which later steps could then no longer refer to. Choose another name. Branches that exclude each other, such as `then` and `else`, may use the same name.',
      broken: 'name-set-twice',
    },
    'selection-left': {
      title: 'a selection used after the steps it belongs to',
      help: 'Under `each-opponent` and `each-player`, each seat chooses for itself, and under `repeat`, each repetition chooses again. After these steps, the name means only the last choice, so cards of others stay where they are and counts are too small. A name that only one option of `choose-one` sets is empty if another was taken: then its cost is 0.\n\nUse the name within the steps that set it.',
      example:
        'effect:\n  - each-opponent:\n      - choose: { from: hand, as: lost }\n      - discard: lost      # not after each-opponent',
      broken: 'selection-left-behind',
    },
    'selection-name': {
      title: 'a name that already has a meaning',
      help: 'Zones (hand, deck, discard, play, gained, aside, trash, supply, mat, mat-down), `self` and `it` have a meaning in effects, so chosen cards cannot have these names.',
      broken: 'name-of-a-zone',
    },
    'kind-as-cards': {
      title: 'a named kind where cards are needed',
      help: 'A step moves, or chooses from, a kind named by an earlier step. Naming a kind does not say where its cards are, so nothing happens. Likewise, what lasts keeps only the kind of chosen cards. Say where: `{ from: hand, where: { sameAs: wanted } }` means the cards of that kind in hand.',
      example: 'effect:\n  - name: wanted\n  - discard: { from: hand, where: { sameAs: wanted } }',
      broken: 'named-kind-moved',
    },
    'cells-or-cards': {
      title: 'cells where cards are needed, or the reverse',
      help: 'Steps name cards with `choose`, and cells of the map with `choose-cells`, or with `as` of `lay-rails`, `build-station` and `place-tokens`. Cards are moved, counted and played; cells are meant by filters of cells, `where: { in: spots }`, and by the condition `there: spots`.',
      example:
        'effect:\n  - choose-cells: { where: { place: city }, as: spots }\n  - build-station: { count: 1, where: { in: spots } }',
      broken: 'cells-for-cards',
    },
    'it-outside': {
      title: '`it` where it means no card',
      help: 'In a trigger, in onBuy and in onGain, `it` is the card that was played, bought or gained. Elsewhere there is no such card. The card with the effect is `self`.',
      broken: 'it-without-trigger',
    },
    'self-as-selection': {
      title: '`self` where a selection is needed',
      help: 'Steps that move cards accept `self`, the card with the effect. Amounts, filters and apply-effect need the name of a selection. Since you know the numbers of `self`, write them out.',
      broken: 'self-as-amount',
    },
    'self-outside': {
      title: '`self` where no card is meant',
      help: 'Effects of the step `lasting` go on when their card has left the play area, so they belong to no card. The card that a trigger is about is `it`.\n\nUnder `whileInPlay`, `self` is the card in play.',
      example:
        'effect:\n  - lasting:\n      - trigger:\n          on: gain\n          do:\n            - move: { cards: it, to: deck-top }',
      broken: 'self-in-what-lasts',
    },
  },
  card: (card) => void readSelections(card, card.of, card.report),
};
