// Codes about cards and their effects.
import type { CodeTable } from './code-info.ts';

export const EFFECT_CODES = {
  'selection-unknown': {
    title: 'a selection that no earlier step sets',
    severity: 'error',
    help: 'A step that chooses or shows cards gives them a name with `as`. Later steps of the same effect use that name. Here a name is used that no earlier step sets: it is misspelt, or set further down, or only in another branch.\n\nEffects of other cards, and the other effects of this card, have names of their own.',
    example: 'effect:\n  - choose: { from: hand, as: posted }\n  - discard: posted',
  },
  'selection-unused': {
    title: 'a selection that is never used',
    severity: 'warning',
    help: 'The cards are chosen or shown and get a name, but no later step does anything with them. Cards that were looked at or shown stay aside and are discarded when the turn ends.\n\nUse the name in a later step, or take the step out.',
  },
  'selection-repeated': {
    title: 'a name that is given twice',
    severity: 'warning',
    help: 'An earlier step gives this name to other cards already, which can then no longer be reached. Choose another name. In branches that exclude each other, such as `then` and `else`, the same name may be used.',
  },
  'selection-name': {
    title: 'a name that means something already',
    severity: 'error',
    help: 'Zones (hand, deck, discard, play, gained, aside, trash, supply), `self` and `it` mean something in an effect, so chosen cards cannot be named like that.',
  },
  'choose-twice': {
    title: 'a card that can be chosen twice',
    severity: 'warning',
    help: 'Two steps in a row choose from the same cards. Chosen cards stay where they are until a later step moves them, so the second step can choose the card of the first once more, and the effect is offered to somebody who has a single card there.\n\nChoose all cards in one step with `count`, or move the first ones before the second step.',
    example: 'effect:\n  - choose: { from: hand, count: 2, as: old }\n  - discard: old',
  },
  'kind-as-cards': {
    title: 'a named kind where cards are needed',
    severity: 'warning',
    help: 'A step moves, or chooses from, what an earlier step has named. Naming says which kind of card is meant, not where any cards of it lie, so nothing happens. Say where: `{ from: hand, where: { sameAs: wanted } }` are the cards of that kind in hand.',
    example: 'effect:\n  - name: wanted\n  - discard: { from: hand, where: { sameAs: wanted } }',
  },
  'trigger-feeds-itself': {
    title: 'a trigger that sets itself off',
    severity: 'warning',
    help: 'Whenever a card is gained, this trigger gains one that it waits for as well, and so it goes on until the supply has no more.\n\nLet the trigger wait for other cards with `where`, or gain another card.',
    example:
      'whileInPlay:\n  - trigger:\n      on: gain\n      where: { category: train }    # local-train is one itself\n      do:\n        - gain: { where: { card: local-train } }',
  },
  'it-outside': {
    title: '`it` where there is no card it could mean',
    severity: 'error',
    help: 'In a trigger, in onBuy and in onGain, `it` is the card that was played, bought or gained. Elsewhere there is no such card. The card whose effect this is, is `self`.',
  },
  'self-as-selection': {
    title: '`self` where a selection is needed',
    severity: 'error',
    help: 'Steps that move cards understand `self`, the card whose effect this is. Amounts, filters and apply-effect need the name of a selection: `self` is one card whose numbers you know, so write those.',
  },
  'effect-endless': {
    title: 'an effect that need not end',
    severity: 'error',
    help: 'A card that applies the effect of another must not be able to come back to itself, directly or through others: with only such cards at hand, a player could never get out.\n\nExclude the cards of the circle, which the message names, from the choice: `not: { card: [this-card, the-other] }`.',
    example:
      'effect:\n  - choose: { from: hand, where: { category: action, not: { card: copycat } }, as: model }\n  - apply-effect: model',
  },
  'effect-too-long': {
    title: 'steps repeated too often',
    severity: 'error',
    help: 'Repetitions within repetitions would do this more than 1,000 times. No turn needs that, and the game would stop it.',
  },
  'lasting-condition': {
    title: 'a condition on the game where only rules can be tested',
    severity: 'error',
    help: 'What lasts while a card is in play is settled when the game is set up. So its conditions can only test the switches of the rules: `test: { rule: { name: value } }`.',
  },
  'ignore-not-waste': {
    title: 'cards that cannot be ignored',
    severity: 'error',
    help: 'While a card with `ignore` is in play, the Waste of the rules is not gained. Other cards cannot be ignored.',
    example: 'whileInPlay:\n  - ignore: waste',
  },
  'category-unknown': {
    title: 'a category that no card has',
    severity: 'warning',
    help: 'A filter asks for a category that is neither one of the rules (train, action, rail, station, victory, waste, attack, reaction) nor one that any card has, so it matches nothing; or a card has a category that looks like a misspelt one of the rules.',
  },
  'switch-unknown': {
    title: 'a switch that no rules have',
    severity: 'error',
    help: 'A condition tests a switch of the rules by its name. No rules file of this pack or of those it extends has one of this name. Correct it, or add the switch to the rules.',
    example: 'switches:\n  subwayWaivesRemote: true',
  },
  'switch-value': {
    title: 'a value that a switch never has',
    severity: 'warning',
    help: 'In no rules file of this pack or of those it extends has the switch this value, so the condition never holds.',
  },
  'wording-numbers': {
    title: 'a wording with other numbers than the effect',
    severity: 'warning',
    help: 'The card has a rules text of its own, and its numbers are not those of what the card does: one of both was changed and the other was not. One is not counted, since “a card” says it without a number, and numbers printed on the card may be repeated.\n\nCorrect the text or the effect, or take the text out: the text made from the effect is always right.',
    example: 'text: Draw two cards.\neffect:\n  - draw: 2',
  },
  'card-unobtainable': {
    title: 'a card nobody can get',
    severity: 'warning',
    help: 'The card is not for sale, it is in no starting deck, it is not the Waste of the rules, and no effect gains it. It can never come into a game. Take `notForSale` away, or let a card gain it.',
  },
} as const satisfies CodeTable;
