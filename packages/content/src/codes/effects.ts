// Codes about cards and their effects.
import type { CodeTable } from './code-info.ts';

export const EFFECT_CODES = {
  'selection-unknown': {
    title: 'a selection that no earlier step sets',
    severity: 'error',
    help: 'A step that chooses or shows cards names them with `as`, for later steps of the same effect. No earlier step sets the name used here: it is misspelt, or set further down or only in another branch.\n\nNames are not shared with other effects, even of the same card, and lasting effects of a step (`lasting`) see no earlier choice.',
    example: 'effect:\n  - choose: { from: hand, as: posted }\n  - discard: posted',
  },
  'selection-unused': {
    title: 'a selection that is never used',
    severity: 'warning',
    help: 'The cards are chosen or shown and given a name, but no later step uses them. Cards that were looked at or shown stay aside and are discarded at the end of the turn.\n\nUse the name in a later step, or remove the step.',
  },
  'selection-repeated': {
    title: 'a name that is given twice',
    severity: 'warning',
    help: 'An earlier step already gives this name to other cards, which later steps could then no longer refer to. Choose another name. Branches that exclude each other, such as `then` and `else`, may use the same name.',
  },
  'selection-left': {
    title: 'a selection used after the steps it belongs to',
    severity: 'warning',
    help: 'Under `each-opponent` and `each-player`, each seat chooses for itself, and under `repeat`, each repetition chooses again. After these steps, the name means only the last choice, so cards of others stay where they are and counts are too small. A name that only one option of `choose-one` sets is empty if another was taken: then its cost is 0.\n\nUse the name within the steps that set it.',
    example:
      'effect:\n  - each-opponent:\n      - choose: { from: hand, as: lost }\n      - discard: lost      # not after each-opponent',
  },
  'selection-name': {
    title: 'a name that already has a meaning',
    severity: 'error',
    help: 'Zones (hand, deck, discard, play, gained, aside, trash, supply), `self` and `it` have a meaning in effects, so chosen cards cannot have these names.',
  },
  'choose-twice': {
    title: 'a card that can be chosen twice',
    severity: 'warning',
    help: 'Two steps in a row choose from the same cards. Chosen cards stay where they are until a later step moves them, so the second step can choose the same card again, and a player with only one card there is still offered the effect.\n\nChoose all cards in one step with `count`, or move the first cards before the second step.',
    example: 'effect:\n  - choose: { from: hand, count: 2, as: old }\n  - discard: old',
  },
  'kind-as-cards': {
    title: 'a named kind where cards are needed',
    severity: 'warning',
    help: 'A step moves, or chooses from, a kind named by an earlier step. Naming a kind does not say where its cards are, so nothing happens. Say where: `{ from: hand, where: { sameAs: wanted } }` means the cards of that kind in hand.',
    example: 'effect:\n  - name: wanted\n  - discard: { from: hand, where: { sameAs: wanted } }',
  },
  'cells-or-cards': {
    title: 'cells where cards are needed, or the reverse',
    severity: 'error',
    help: 'Steps name cards with `choose`, and cells of the map with `choose-cells`. Cards are moved, counted and played; cells are meant by filters of cells, `where: { in: spots }`, and by the condition `there: spots`.',
    example:
      'effect:\n  - choose-cells: { where: { place: city }, as: spots }\n  - build-station: { count: 1, where: { in: spots } }',
  },
  'trigger-feeds-itself': {
    title: 'a trigger that sets itself off',
    severity: 'warning',
    help: 'This trigger causes the event that it waits for, so it acts again and again, until nothing is left to do or the game stops it after a few rounds. The same goes for what a card does when it is gained (`onGain`) if that gains it again.\n\nLet it act only the first time in each turn (`once: true`), restrict it to other cards or cells (`where`, `at`), do something else, or let the player decide: `may`.',
    example:
      'whileInPlay:\n  - trigger:\n      on: lay\n      once: true\n      do:\n        - lay-rails: { count: 1, free: true }',
  },
  'triggers-feed-each-other': {
    title: 'triggers that set each other off',
    severity: 'warning',
    help: 'Each of the triggers causes the event that the next one waits for, and the last one sets off the first, so they act in turn, again and again, while all are in force. The cards can be in one game, or are not known to exclude each other.\n\nLet one of them act only the first time in each turn (`once: true`), restrict it (`where`, `at`), or let the player decide: `may`.',
    example:
      'whileInPlay:\n  - trigger:\n      on: draw\n      once: true\n      do:\n        - choose: { from: hand, as: spare }\n        - discard: spare',
  },
  'attack-unmarked': {
    title: 'harm to opponents on a card that is not an attack',
    severity: 'warning',
    help: 'Under `each-opponent`, this card makes others gain Waste, discard, pay, draw a smaller hand or remove something from the map, or it removes rails of others. Reactions protect only from cards of the category `attack`, and this card lacks it, so opponents cannot react.\n\nAdd `attack` to `categories`. If this is intended, ignore the finding: `# railwright-ignore attack-unmarked`.',
    example: 'categories: [action, attack]\neffect:\n  - each-opponent:\n      - gain-waste: 1',
  },
  'attack-unasked': {
    title: 'harm that no reaction can stop',
    severity: 'warning',
    help: 'Reactions are asked for only where an attack has its opponents do something (`each-opponent`, `each-player`), removes their rails or takes their tokens. They stop neither Waste that is passed on nor prices `for: opponents`. A card of the category `attack` without such a step is an attack in name only.\n\nPut the harmful steps under `each-opponent`: there, `lasting` with `dearer` and `until: next-turn-end` raises the prices of each opponent who does not react. Or remove `attack` from `categories`.',
    example:
      'categories: [action, attack]\neffect:\n  - each-opponent:\n      - lasting:\n          what: [{ dearer: { what: rails, coins: 1 } }]\n          until: next-turn-end',
  },
  'away-from-turn': {
    title: 'a step that reaches only the player whose turn it is',
    severity: 'warning',
    help: 'Coins, payments, waivers and what lasts for the rest of the turn belong to the player whose turn it is. Under `each-opponent`, in a reaction and in a trigger `by: opponents` that outlasts the turn, others do the steps: they get and pay nothing, whatever the text says. Under `each-player`, only the first player does.\n\nGive coins with `next-coins`, which come at the start of each player’s own next turn. Let waivers and prices last `until: next-turn-end`. What opponents lose can be cards, or a card less in their `next-hand`.',
    example: 'effect:\n  - each-opponent:\n      - next-coins: 1      # not coins: 1',
  },
  'never-acts': {
    title: 'an effect that never acts',
    severity: 'warning',
    help: 'Effects under `whileInPlay`, and those that a step makes last for the rest of the turn, end with the turn of their player. They are never in force at the start of a turn or while opponents buy and lay rails. Likewise, coins that come when a turn ends are lost, and rails go only next to own rails unless `reach` says otherwise.\n\nPowers, and `lasting` with `until: next-turn` or longer, hold in other turns as well.',
    example:
      'effect:\n  - lasting:\n      what: [{ dearer: { what: rails, coins: 1, for: opponents } }]\n      until: next-turn',
  },
  'filter-empty': {
    title: 'a filter that nothing matches',
    severity: 'warning',
    help: 'No card that any setup has meets all fields of this filter, so the step or trigger never does anything. Bounds that depend on the position count as met. A card that is in no setup yet is compared with all cards of the pack and of those it extends.\n\nA filter of cells that names a region is reported if none of the maps that the card is played on has the region: no cell matches there. Rails never lie on closed terrain, and steps go as rails do, so no cell is near such a cell either.',
    example:
      'effect:\n  - gain: { where: { category: train, cost: { atLeast: 20 } } }   # no train costs so much',
  },
  'it-outside': {
    title: '`it` where it means no card',
    severity: 'error',
    help: 'In a trigger, in onBuy and in onGain, `it` is the card that was played, bought or gained. Elsewhere there is no such card. The card with the effect is `self`.',
  },
  'self-as-selection': {
    title: '`self` where a selection is needed',
    severity: 'error',
    help: 'Steps that move cards accept `self`, the card with the effect. Amounts, filters and apply-effect need the name of a selection. Since you know the numbers of `self`, write them out.',
  },
  'self-outside': {
    title: '`self` where no card is meant',
    severity: 'error',
    help: 'Effects of the step `lasting` go on when their card has left the play area, so they belong to no card. The card that a trigger is about is `it`.\n\nUnder `whileInPlay`, `self` is the card in play.',
    example:
      'effect:\n  - lasting:\n      - trigger:\n          on: gain\n          do:\n            - move: { cards: it, to: deck-top }',
  },
  'price-field': {
    title: 'a price filtered by the wrong kind of field',
    severity: 'error',
    help: 'In `cheaper` and `dearer`, `where` says which cards and `at` says on which cells rails or stations. A price of cards has no `at`, and one of rails or stations no `where`.',
    example: 'whileInPlay:\n  - cheaper: { what: rails, coins: 1, at: { terrain: mountain } }',
  },
  'price-hidden': {
    title: 'a price that shows hidden cards',
    severity: 'error',
    help: 'Prices are public, so a price that counts certain cards in a hand, in a deck or aside would show that they are there. The number of cards there is public too.\n\nCount all of them, without `where`, or cards that everybody sees: those in `play`, `gained`, `discard` or `trash`, or all cards a player owns (`owned`).',
    example:
      'whileInPlay:\n  - cheaper: { what: cards, coins: { count: { from: play, where: { category: train } } } }',
  },
  'amount-zero': {
    title: 'a step or a price of 0',
    severity: 'warning',
    help: 'A step that is done 0 times does nothing, and a price that changes by 0 stays the same, whatever else the step says. Correct the number, or remove the step.',
    example: 'effect:\n  - place-tokens: { kind: goods, count: 1 }',
  },
  'amount-idle': {
    title: 'arithmetic or a repetition that changes nothing',
    severity: 'warning',
    help: 'Adding 0, multiplying or dividing by 1, repeating once, or counting the `times` of something that never ends by use: the result is the same without it. A number is missing or wrong, or the part can go.',
    example: 'effect:\n  - coins: { divide: [{ count: hand }, 2] }     # not 1',
  },
  'branches-equal': {
    title: 'two branches that do the same',
    severity: 'warning',
    help: 'The steps under `then` and `else` are the same, so the condition decides nothing; or two options of `choose-one` are the same, so there is nothing to choose between them. One was probably copied and not changed.\n\nChange one of them, or write the steps without the choice.',
    example:
      'effect:\n  - if:\n      test: { there: { from: hand, where: { category: train } } }\n      then: [{ coins: 2 }]\n      else: [{ coins: 1 }]',
  },
  'option-unwanted': {
    title: 'an option that no player would choose',
    severity: 'warning',
    help: 'The option only makes its player pay, gain Waste or draw fewer cards, or another option gives all that it gives and more, and can always be chosen. So it is never chosen, whatever the position.\n\nCorrect a number, add what the option is to give, or remove it.',
    example: 'effect:\n  - choose-one:\n      - do: [{ coins: 2 }]\n      - do: [{ draw: 1 }]',
  },
  'condition-always': {
    title: 'a condition that always holds',
    severity: 'warning',
    help: 'No number is outside these bounds, since nothing that is counted is below 0, or a list of alternatives has a condition and its opposite. The test decides nothing.\n\nCorrect the number, or remove the condition.',
    example: 'where: { stations: { atLeast: 1 } }     # at least 0 is always true',
  },
  'said-twice': {
    title: 'a step, word or condition given twice',
    severity: 'warning',
    help: 'The same step twice in a row, or the same word, condition or filter twice in one list. In a list, the second says nothing; a step was probably copied and not changed.\n\nChange or remove it. To do a step twice, double its number.',
    example: 'effect:\n  - draw: 2     # not draw: 1 twice',
  },
  'number-far': {
    title: 'a number far beyond any game',
    severity: 'warning',
    help: 'No deck holds that many cards, no player has that many coins, or the game has fewer tokens or rounds. Numbers of cards, rules, maps, terrains and strategies are looked at. The message names the limit, which is generous: it follows from the rules and the other cards that the pack can see. Usually there is a digit too many.\n\nTo draw a whole deck, count it: `draw: { count: deck }`.',
    example: 'cost: 9     # not 99',
  },
  'category-empty': {
    title: 'a category without the part that it needs',
    severity: 'warning',
    help: 'Trains have a value, victory cards points, and reactions the part `reaction`; actions do something, and what rail and station cards do is about rails or stations. This card has the category without that, so filters count it among cards that it has nothing in common with.\n\nAdd what is missing, or remove the category. If this is intended, write the number: `value: 0`, `points: 0`.',
    example: 'categories: [train]\nvalue: 1',
  },
  'part-without-category': {
    title: 'a part that the card cannot use',
    severity: 'warning',
    help: 'Only cards of the category `reaction` are meant to have a `reaction`, `mandatory` says something of an `effect`, and `onBuy` never happens to a card that is not for sale.\n\nAdd what is missing, or remove the part.',
    example: 'categories: [action, reaction]\nreaction: {}',
  },
  'trigger-field': {
    title: 'a trigger filtered by the wrong kind of field',
    severity: 'error',
    help: 'In a trigger, `where` says which cards, `at` which cells, `token` which kind of token, and `of` whose. Cards are played, bought, gained, discarded and trashed. Rails are laid and stations built on cells, where tokens are placed and taken, too. Other events are about none of these.',
    example: 'whileInPlay:\n  - trigger: { on: lay, at: { place: city }, do: [{ coins: 1 }] }',
  },
  'lasting-two-ends': {
    title: 'a lasting effect with two ends',
    severity: 'warning',
    help: '`until` and `turns` both say when the effect ends. `turns` counts and `until` is ignored.\n\nRemove one of them. `times`, which ends the effect once it has been used so often, goes with either.',
    example:
      'effect:\n  - lasting:\n      what: [{ cheaper: { what: cards, coins: 1 } }]\n      turns: 2       # and no `until`\n      times: 3',
  },
  'once-too-many': {
    title: 'more triggers that act once a turn than one effect can hold',
    severity: 'error',
    help: 'For each trigger with `once`, the game keeps whether it has acted this turn. One card under `whileInPlay`, or one step `lasting`, can have 16 of them.\n\nDivide them between two steps or cards, or omit `once`.',
  },
  'effect-endless': {
    title: 'an effect that may never end',
    severity: 'error',
    help: 'A card that applies the effects of others must not lead back to itself, directly or through them: a player holding only such cards could be caught in an endless loop.\n\nExclude the cards of the loop, listed in the message, from the choice: `not: { card: [this-card, the-other] }`.',
    example:
      'effect:\n  - choose: { from: hand, where: { category: action, not: { card: copycat } }, as: model }\n  - apply-effect: model',
  },
  'effect-too-long': {
    title: 'steps repeated too often',
    severity: 'error',
    help: 'Nested repetitions would run this more than 1,000 times. No turn needs that, and the game would stop it.',
  },
  'lasting-condition': {
    title: 'a condition on the game where only rules can be tested',
    severity: 'error',
    help: 'Lasting effects of cards in play are worked out when the game is set up, so their conditions can test only switches of the rules: `test: { rule: { name: value } }`.',
  },
  'ignore-not-waste': {
    title: 'cards that cannot be ignored',
    severity: 'error',
    help: "While a card with `ignore` is in play, no Waste is gained. Cards other than the rules' Waste card cannot be ignored.",
    example: 'whileInPlay:\n  - ignore: waste',
  },
  'category-unknown': {
    title: 'a category that no card has',
    severity: 'warning',
    help: 'A filter names a category that neither the rules (train, action, rail, station, victory, waste, attack, reaction) nor any card has, so it matches nothing; or a card has a category that looks like a misspelling of one in the rules or in pack.yaml.',
  },
  'category-undeclared': {
    title: 'a category that no pack declares',
    severity: 'warning',
    help: 'pack.yaml declares other categories, but not this one. Cards can have it all the same; faces and texts call it by its id, in every language. Declare it with a name, or correct its id.',
    example: 'categories:\n  goods: { name: { en: Goods, fr: Marchandises, de: Waren } }',
  },
  'category-duplicate': {
    title: 'a category that the rules or an extended pack have too',
    severity: 'error',
    help: 'Cards name categories by their ids, so an id means one category in the rules, a pack and the packs it extends. Remove the declaration if that one is meant, or choose another id.',
  },
  'category-unused': {
    title: 'a declared category that nothing uses',
    severity: 'warning',
    help: 'No card of this pack or of packs that extend it has this category, and no filter asks for it. Its id may be misspelt somewhere.',
    example: 'categories: [action, goods]',
  },
  'switch-unknown': {
    title: 'a switch that no rules have',
    severity: 'error',
    help: 'A condition tests a switch that no rules file of this pack or of the packs it extends has. Correct the name, or add the switch to the rules.',
    example: 'switches:\n  subwayWaivesRemote: true',
  },
  'switch-value': {
    title: 'a value that a switch never has',
    severity: 'warning',
    help: 'No rules file of this pack or of the packs it extends gives the switch this value, so the condition is never true.',
  },
  'wording-numbers': {
    title: 'a wording whose numbers differ from the effect',
    severity: 'warning',
    help: "The numbers in the card's own rules text differ from those in the effect: one was changed without the other. The number 1 is not compared, since “a card” expresses it without a number, and the text may repeat numbers printed on the card.\n\nCorrect the text or the effect, or remove the text: the text generated from the effect is always right.",
    example: 'text: Draw two cards.\neffect:\n  - draw: 2',
  },
  'amount-at-end': {
    title: 'end-of-game points that depend on the current turn',
    severity: 'error',
    help: '`endPoints` are counted when the game is over. Then cards count wherever they lie, all coins are gone, and no turn is in progress.\n\nUse `owned` for cards, and `cells`, `rails` and `stations` for the map.',
    example: 'endPoints: { divide: [{ owned: { by: own, where: { category: train } } }, 4] }',
  },
  'points-never': {
    title: 'points at the end that are always 0',
    severity: 'warning',
    help: '`minus` never falls below 0, and neither does any other amount, so `endPoints` never take points away. Printed `points` can: a card with `points: -5` and `endPoints` that count up is worth 5 less than they come to.',
    example: 'points: -5\nendPoints: { owned: { by: own, where: { category: train } } }',
  },
  'card-unobtainable': {
    title: 'a card that players cannot get',
    severity: 'warning',
    help: 'The card is not for sale, not in a starting deck and not the Waste of the rules, and no effect gains it, so it can never enter a game. Remove `notForSale`, or let another card gain it.',
  },
} as const satisfies CodeTable;
