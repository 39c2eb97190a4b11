// Lasting effects: what holds while a card is in play, or for as long as a step makes it last.
import type { ParamSpecs } from './params.ts';

/** Rules that hold while the card is in the play area and its effect was applied: exactly one key. */
export const LASTING_FORMS = {
  waive: { type: 'waivers', doc: 'These surcharges are waived.' },
  ignore: {
    type: 'cardList',
    doc: 'Cards of this kind are not gained; at present only the Waste of the rules file.',
  },
  cheaper: {
    type: 'price',
    doc: 'Something costs less, never below zero, e.g. `{ what: cards, coins: 1, where: { category: train } }`. Printed costs stay the same.',
  },
  dearer: { type: 'price', doc: 'Something costs more, e.g. `{ what: stations, coins: 2 }`.' },
  forbid: { type: 'ban', doc: 'Something cannot be done, e.g. `{ what: build, for: opponents }`.' },
  worth: {
    type: 'worth',
    doc: 'Rails on some cells score more or fewer points, e.g. `{ at: { in: capital }, times: 2 }`; to count at the end of the game, it lasts `until: game-end`.',
  },
  trigger: { type: 'trigger', doc: 'Do something each time something happens.' },
  instead: {
    type: 'instead',
    doc: 'Do something else instead of gaining, discarding or trashing a card, e.g. `{ of: discard, do: [{ move: { cards: it, to: deck-top } }] }`.',
  },
  if: { type: 'lastingIf', doc: 'Only with certain switches of the rules file.' },
} as const satisfies ParamSpecs;

/** Fields of a trigger. */
export const TRIGGER_FIELDS = {
  on: { type: 'event', doc: 'The event that sets it off.' },
  by: { type: 'who', optional: true, doc: 'Who must do it, or whose turn it must be; own by default.' },
  where: {
    type: 'filter',
    optional: true,
    doc: 'Only for cards that match, of those played, bought, gained, discarded, trashed or drawn.',
  },
  at: {
    type: 'cells',
    optional: true,
    doc: 'Only for rails laid, stations built, and tokens placed or taken on such cells.',
  },
  token: { type: 'token', optional: true, doc: 'Only for tokens of this kind.' },
  resource: {
    type: 'resource',
    optional: true,
    doc: 'Only for this resource. What is got or paid at once counts once, however many it is.',
  },
  of: {
    type: 'who',
    optional: true,
    doc: 'Whose token it must be, of tokens that are `owned`; anybody’s unless given.',
  },
  once: { type: 'flag', optional: true, doc: 'Only the first time in each turn.' },
  do: {
    type: 'steps',
    doc: 'The steps that follow. If the event is about a card, that card is the selection `it`; a drawn card that `where` or `it` asks for is shown to all.',
  },
} as const satisfies ParamSpecs;

/** Fields of a reaction, which is shown from hand: to an attack, or to what a trigger can wait for. */
export const REACTION_FIELDS = {
  on: {
    type: 'reactionEvent',
    optional: true,
    doc: 'The event that it answers; an attack unless given, which then spares its holder. No reaction answers `draw`: it would tell all what was drawn. A trigger of a card in play can wait for it.',
  },
  by: TRIGGER_FIELDS.by,
  where: { type: 'filter', optional: true, doc: 'Only for cards that match.' },
  at: TRIGGER_FIELDS.at,
  token: TRIGGER_FIELDS.token,
  resource: TRIGGER_FIELDS.resource,
  of: TRIGGER_FIELDS.of,
  do: {
    type: 'steps',
    optional: true,
    doc: 'What happens when it is shown. `self` is the card, which stays in hand unless a step moves it; if the event is about a card, that is `it`.',
  },
} as const satisfies ParamSpecs;

/** Fields of what is done instead of something else. */
export const INSTEAD_FIELDS = {
  of: {
    type: 'replaced',
    doc: 'Instead of what: gaining a card, by buying too, or a step that discards or trashes one. A clean-up discards without asking, and so does a step that takes cards straight from the deck.',
  },
  by: {
    type: 'who',
    optional: true,
    doc: 'Who would do it; own by default. That player does the steps, and chooses if several replacements apply.',
  },
  where: { type: 'filter', optional: true, doc: 'Only for cards that match.' },
  may: {
    type: 'flag',
    optional: true,
    doc: 'That player decides each time, if the steps can be carried out.',
  },
  do: {
    type: 'steps',
    optional: true,
    doc: 'The steps that are done instead, as far as possible: what is replaced does not happen even where they are impossible. Nothing happens unless given. The card is the selection `it` and lies where it was: one about to be gained, in the supply. A bought card has been bought and paid for.',
  },
} as const satisfies ParamSpecs;

/** Fields of what is done instead of something that would happen to the card itself. */
export const OWN_INSTEAD_FIELDS = {
  of: INSTEAD_FIELDS.of,
  from: {
    type: 'zone',
    optional: true,
    doc: 'Only where the card would go from there, such as `hand`; from anywhere unless given. A card about to be gained lies in the `supply`.',
  },
  may: INSTEAD_FIELDS.may,
  do: {
    type: 'steps',
    optional: true,
    doc: 'The steps that are done instead, as far as possible; nothing happens unless given. The card is the selection `it` and lies where it was.',
  },
} as const satisfies ParamSpecs;

/** Fields of what is forbidden. */
export const BAN_FIELDS = {
  what: {
    type: 'act',
    doc: 'What: to buy cards, to play them from the hand, to lay rails, or to build stations.',
  },
  where: { type: 'filter', optional: true, doc: 'Only such cards.' },
  at: { type: 'cells', optional: true, doc: 'Only rails or stations on such cells.' },
  for: { type: 'who', optional: true, doc: 'To whom; own by default.' },
} as const satisfies ParamSpecs;

/** Fields of a change of what rails score. */
export const WORTH_FIELDS = {
  at: { type: 'cells', doc: 'On which cells: cities, remote locations or others, where a rail scores 0.' },
  for: { type: 'who', optional: true, doc: 'Whose rails; own by default.' },
  stations: {
    type: 'amount',
    optional: true,
    doc: 'A city scores as if it had so many stations. Of several of these fields, this comes first.',
  },
  times: {
    type: 'amount',
    optional: true,
    doc: 'A rail there scores so many times its points; 0 for nothing.',
  },
  plus: { type: 'amount', optional: true, doc: 'A rail there scores so many points more.' },
} as const satisfies ParamSpecs;

/** Fields of a change of a price. */
export const PRICE_FIELDS = {
  what: {
    type: 'priced',
    doc: 'What: cards when bought, rails when laid (after all surcharges), stations when built.',
  },
  coins: {
    type: 'amount',
    doc: 'By how many; counted again for each payment. Everybody sees prices, so nothing hidden can be counted.',
  },
  where: { type: 'filter', optional: true, doc: 'Only such cards.' },
  at: { type: 'cells', optional: true, doc: 'Only rails or stations on such cells.' },
  for: { type: 'who', optional: true, doc: 'For whom; own by default.' },
} as const satisfies ParamSpecs;

/** Fields of a lasting effect under a condition. */
export const LASTING_IF_FIELDS = {
  test: { type: 'condition', doc: 'A condition on the rules.' },
  then: { type: 'lasting', doc: 'In force if the test passes.' },
  else: { type: 'lasting', optional: true, doc: 'In force otherwise.' },
} as const satisfies ParamSpecs;
