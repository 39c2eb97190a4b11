// Phrases that designers know from other games, each with the card of the cookbook that says it, or that comes nearest: the page
// "How do I say …?" shows its words. Every card of the cookbook has tests.

/** A phrase and its card. */
export interface Phrase {
  /** As designers say it. */
  readonly say: string;
  /** The card of the cookbook. */
  readonly card: string;
  /** A sentence about what the language lacks; the card then only comes near to it, and `near` says how. */
  readonly missing?: string;
  readonly near?: string;
}

/** By what they are about. */
export const PHRASES: readonly (readonly [title: string, phrases: readonly Phrase[]])[] = [
  [
    'When it acts',
    [
      { say: 'When you play this card, …', card: 'day-labour' },
      { say: 'Whenever you play a rail card, …', card: 'tie-works' },
      { say: 'Whenever an opponent plays …', card: 'listening-post' },
      { say: 'Whenever you buy a train, you may …', card: 'showroom' },
      { say: 'Once per turn, when …', card: 'right-of-way' },
      { say: 'At the start of your turn, …', card: 'timekeeper' },
      { say: 'At the start of your turn, you may discard this card to …', card: 'early-train' },
      { say: 'At the start of your next turn, …', card: 'night-train' },
      { say: 'For your next three turns, …', card: 'ground-rent' },
      { say: 'At the end of your turn, …', card: 'one-way-ticket' },
      { say: 'Until your next turn, …', card: 'toll-gate' },
      { say: 'For the rest of the game, …', card: 'chronicle' },
      { say: 'This card stays in play until your next turn.', card: 'barrier-keeper' },
      { say: 'Duration: now and at the start of your next turn, …', card: 'sleeping-car' },
      { say: 'This card stays in play for three turns.', card: 'slow-freight' },
      { say: 'This card stays in play until you discard it.', card: 'standby-engine' },
      { say: 'If this is the first card you play this turn, …', card: 'early-shift' },
      { say: 'When you buy (or gain) this card, …', card: 'landmark' },
      { say: 'Take an extra turn.', card: 'overtime' },
      { say: 'Once per game, …', card: 'royal-train' },
    ],
  ],
  [
    'Cards',
    [
      { say: 'Draw until you have six cards in hand.', card: 'full-desk' },
      { say: 'Discard your hand. Draw five cards.', card: 'fresh-start' },
      { say: 'Look at the top three cards of your deck; keep one.', card: 'dispatcher' },
      { say: 'Reveal cards until you reveal …', card: 'call-the-train' },
      { say: 'Trash up to two cards from your hand.', card: 'clear-out' },
      { say: 'Put cards from your hand on top of your deck.', card: 'planning-office' },
      { say: 'Trash a card; gain one that costs up to 2 more.', card: 'workshop' },
      { say: 'Gain a card onto your deck.', card: 'fast-mail' },
      { say: 'When you would gain a card, you may put it on your deck instead.', card: 'sorting-office' },
      { say: 'Whenever you would gain a curse, …', card: 'cleaning-crew' },
      { say: 'If you would discard a card, put it on your deck instead.', card: 'lost-property' },
      { say: 'If you would trash a train, …', card: 'engine-shed' },
      {
        say: 'If you would discard this card from your hand, draw a card instead.',
        card: 'season-ticket',
      },
      { say: 'If this card is trashed, put it into your hand instead.', card: 'listed-engine' },
      { say: 'Play a card twice.', card: 'double-heading' },
      { say: 'Copy the next card you play.', card: 'echo' },
      { say: 'This card does what another card does.', card: 'apprentice' },
      { say: 'Play a card from your discard pile.', card: 'return-run' },
      { say: 'Take a card out of the trash.', card: 'scrapyard-sale' },
      { say: 'Shuffle your discard pile into your deck.', card: 'hump-yard' },
      { say: 'Remove a card from the game.', card: 'furnace' },
      { say: 'Name a card. If …', card: 'wager' },
      {
        say: 'Set aside a card face down. At the start of your next turn, put it into your hand.',
        card: 'left-luggage',
      },
      { say: 'Put this card on your mat until the end of the game.', card: 'railway-yard' },
      { say: 'This card stays in play until it holds no more cards.', card: 'siding' },
    ],
  ],
  [
    'Choices, numbers and prices',
    [
      { say: 'Choose one: …', card: 'junction' },
      { say: 'You may trash this card. If you do, …', card: 'special-train' },
      { say: '… for each train in play, at most three.', card: 'freight-office' },
      { say: 'If you have no …', card: 'inspection' },
      { say: '… for each differently named train in your hand.', card: 'rolling-exhibition' },
      { say: '… equal to the highest cost among your trains.', card: 'luxury-tax' },
      { say: '… equal to the total cost of …', card: 'clearing-house' },
      { say: '… for each different category in play.', card: 'mixed-goods' },
      { say: 'From the eighth round on, …', card: 'autumn-timetable' },
      { say: 'On your first turn, …', card: 'opening-train' },
      { say: '… for every two turns you have had.', card: 'anniversary' },
      { say: 'Trains cost 1 less this turn.', card: 'wholesale' },
      { say: 'This card costs 1 less for each …', card: 'scrap-engine' },
      { say: 'The next card you buy costs 2 less.', card: 'advance-booking' },
      { say: 'Until your next turn, the named card costs opponents 2 more.', card: 'embargo' },
      { say: 'Pay 2 coins: 1 point.', card: 'subscription' },
      { say: 'You may pay 1 influence instead of the surcharge.', card: 'wayleave' },
      { say: 'Save coins for a later turn.', card: 'treasury' },
      { say: 'Take an influence marker. Spend two to …', card: 'lobby' },
      { say: 'Whenever you get influence, …', card: 'newsagent' },
      { say: 'The first time you spend influence each turn, …', card: 'patronage' },
      { say: 'Costs 4 coins and 2 influence.', card: 'royal-saloon' },
      { say: 'You can buy this only if you have no …', card: 'pullman-car' },
    ],
  ],
  [
    'Other players',
    [
      { say: 'Each opponent gains a curse.', card: 'soot' },
      { say: 'Each opponent with four or more cards in hand discards one.', card: 'strike' },
      { say: 'Each player passes a card to the left.', card: 'wagon-exchange' },
      { say: 'When an attack affects you, you may reveal this card.', card: 'watchman' },
      {
        say: 'When an opponent buys a card, you may discard this card from your hand to …',
        card: 'trade-informer',
      },
      { say: 'Steal a card from an opponent of your choice.', card: 'borrowed-car' },
      { say: 'Opponents pay you a toll.', card: 'toll-bridge' },
      { say: 'Opponents may not build until your next turn.', card: 'picket-line' },
      { say: 'You may not buy trains this turn.', card: 'freight-only' },
      { say: 'Until your next turn, prevent all …', card: 'clean-air-day' },
      { say: 'Each opponent discards a card at random.', card: 'pickpocket' },
      { say: 'For each opponent who does, +1 coin.', card: 'rolling-strike' },
      { say: 'Each opponent reveals their hand.', card: 'open-day' },
      { say: 'If you are behind, …', card: 'subsidy' },
      { say: '… as the player with the most has.', card: 'catching-up' },
      { say: 'If you play last in each round, …', card: 'relief-engine' },
    ],
  ],
  [
    'The map',
    [
      { say: 'Lay a rail anywhere.', card: 'outpost' },
      { say: 'Lay three rails in a row.', card: 'straight-ahead' },
      { say: 'Choose a city; do something next to it.', card: 'junction-plan' },
      { say: 'Lay a rail; do something there.', card: 'construction-train' },
      { say: 'Until your next turn, the chosen city …', card: 'city-walls' },
      { say: 'Whenever somebody lays a rail in the chosen city, …', card: 'land-claim' },
      { say: 'When you build in that city, …', card: 'garden-city' },
      { say: 'Move a rail.', card: 'realignment' },
      { say: '… that your network connects to a city.', card: 'express-link' },
      { say: 'If you have the longest line, …', card: 'record-run' },
      { say: '… for your largest city.', card: 'metropolis' },
      { say: '… for the distance along your own rails.', card: 'through-carriage' },
      { say: '… for each different terrain under your rails.', card: 'botanist' },
      { say: 'Lay a rail at the edge of the map.', card: 'coast-line' },
      { say: 'Load goods.', card: 'goods-yard' },
      { say: 'Deliver goods.', card: 'delivery' },
    ],
  ],
  [
    'Points',
    [
      { say: 'Worth 1 point for every four trains you own.', card: 'rolling-stock' },
      { say: 'Worth 1 point for every two different trains you own.', card: 'railway-museum' },
      { say: 'At the end, your rails in the chosen city count double.', card: 'capital-terminus' },
      { say: 'Each of your rails in the mountains scores a point at the end.', card: 'rack-railway' },
      { say: 'Cities next to your depot count as size 3 for you.', card: 'branch-depot' },
      { say: 'This city is worth nothing to opponents.', card: 'city-contract' },
      { say: 'Worth more the larger your network is.', card: 'grand-trunk' },
      { say: 'Worth 1 point for every three cells of your longest trail.', card: 'round-trip' },
      { say: 'Worth 2 points for each completed ticket.', card: 'through-coach' },
      { say: 'A secret ticket: points if you connect …, else fewer.', card: 'boat-train' },
      { say: 'Draw three tickets; keep at least one.', card: 'ticket-office' },
    ],
  ],
  [
    'What cannot be said yet',
    [
      {
        say: 'Deliver goods over the rails of several players, and pay each of them.',
        missing: 'No step chooses a way over the rails of several players, or pays their owners.',
        near: 'goods are delivered over own rails.',
        card: 'carrier',
      },
      {
        say: 'A company lays rails and pays a dividend.',
        missing: 'Rails and coins belong to players, never to companies.',
        near: 'shares are a resource, and a card pays for each.',
        card: 'good-year',
      },
    ],
  ],
];
