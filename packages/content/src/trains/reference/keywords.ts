// The commonest keywords of eight published games, and how this language says them: the page docs/keywords.md. What a keyword does is
// put in words of our own. Each card and setup is one of the cookbook, which has tests.

/** A keyword: said exactly by a card or setup, nearly if it also lacks something, and not at all by what only lacks. */
export interface Keyword {
  /** As its game calls it. */
  readonly keyword: string;
  readonly does: string;
  /** The card of the cookbook that says it. */
  readonly card?: string;
  /** The setup, or the rules, of the cookbook that have it. */
  readonly setup?: string;
  readonly rules?: string;
  /** What the language cannot say of it. */
  readonly lacks?: string;
}

/** Ten keywords of a game. */
export interface KeywordGame {
  readonly game: string;
  readonly published: string;
  readonly keywords: readonly Keyword[];
}

export const DECK_BUILDERS: readonly KeywordGame[] = [
  {
    game: 'Dominion',
    published: 'Donald X. Vaccarino, 2008',
    keywords: [
      { keyword: '+2 Cards', does: 'draw cards', card: 'timetable' },
      {
        keyword: '+1 Action, +1 Buy',
        does: 'play or buy one card more this turn',
        lacks: 'limits to raise: a turn has none',
      },
      { keyword: 'Trash', does: 'take cards out of the game', card: 'clear-out' },
      { keyword: 'Gain onto your deck', does: 'take a card from the supply', card: 'fast-mail' },
      { keyword: 'Curse', does: 'give opponents cards that are in the way', card: 'soot' },
      { keyword: 'Attack and Reaction', does: 'harm opponents; show a card to be spared', card: 'watchman' },
      {
        keyword: 'Reaction to anything',
        does: 'show a card when something else happens',
        card: 'trade-informer',
      },
      { keyword: 'Duration', does: 'stay in play until the next turn', card: 'sleeping-car' },
      { keyword: 'Throne Room', does: 'play a card twice', card: 'double-heading' },
      { keyword: 'Mat', does: 'put cards aside until a card takes them back', card: 'siding' },
    ],
  },
  {
    game: 'Ascension',
    published: 'Justin Gary and others, 2010',
    keywords: [
      { keyword: 'Runes', does: 'coins of a turn', card: 'day-labour' },
      { keyword: 'Power', does: 'strength of a turn, beside coins', card: 'snow-gang' },
      { keyword: 'Monster', does: 'is overcome with power, and pays', card: 'rockfall' },
      { keyword: 'Honor', does: 'points at once', card: 'subscription' },
      { keyword: 'Acquire without paying', does: 'take a card up to a cost', card: 'lease' },
      { keyword: 'Banish', does: 'trash a card from hand', card: 'clear-out' },
      { keyword: 'Banish from the center', does: 'trash a card that is for sale', card: 'cancelled-order' },
      { keyword: 'Construct', does: 'stay in play and work each turn', card: 'slow-freight' },
      { keyword: 'Center row', does: 'cards of one deck lie open', setup: 'rows-tokyo' },
      { keyword: 'Unite', does: 'more with a second card of its kind', card: 'harbour-tug' },
    ],
  },
  {
    game: 'Star Realms',
    published: 'Robert Dougherty and Darwin Kastle, 2014',
    keywords: [
      { keyword: 'Trade', does: 'coins of a turn', card: 'day-labour' },
      {
        keyword: 'Combat',
        does: 'take authority from an opponent',
        card: 'pamphlet',
        lacks: 'combat of several cards that is spread over opponents at the end of the turn',
      },
      {
        keyword: 'Authority',
        does: 'whoever has none left is out',
        card: 'pamphlet',
        lacks: 'a player who is out of the game',
      },
      { keyword: 'Ally ability', does: 'more with another card of its faction', card: 'harbour-tug' },
      { keyword: 'Scrap this card', does: 'trash it for a last effect', card: 'special-train' },
      { keyword: 'Scrap in the trade row', does: 'trash a card that is for sale', card: 'cancelled-order' },
      { keyword: 'Base', does: 'stay in play and work each turn', card: 'slow-freight' },
      {
        keyword: 'Outpost',
        does: 'must be destroyed first',
        lacks: 'cards in play that opponents attack',
      },
      { keyword: 'Target opponent discards', does: 'one opponent discards a card', card: 'strike' },
      {
        keyword: 'Next ship on top of your deck',
        does: 'put the next gained card there',
        card: 'express-order',
      },
    ],
  },
  {
    game: 'Clank!',
    published: 'Paul Dennen, 2016',
    keywords: [
      { keyword: 'Skill', does: 'coins of a turn', card: 'day-labour' },
      {
        keyword: 'Boots',
        does: 'move a figure along passages',
        card: 'carrier',
        lacks: 'movement that several cards of a turn add up to',
      },
      { keyword: 'Swords', does: 'strength of a turn', card: 'snow-gang' },
      {
        keyword: 'Clank',
        does: 'put own cubes where they can do harm',
        card: 'stake-out',
        lacks: 'a bag that tokens are drawn from by chance',
      },
      {
        keyword: 'Dragon attack',
        does: 'draw cubes from a bag; their owners lose health',
        card: 'founders-day',
        lacks: 'a bag, and an event when a card of a row is turned up',
      },
      {
        keyword: 'Arrive',
        does: 'act when a card of the row is turned up',
        lacks: 'a trigger on what the row turns up',
      },
      { keyword: 'Discard for more', does: 'discard a card; if you do, …', card: 'photograph' },
      { keyword: 'Trash a card in play', does: 'trash it for more', card: 'special-train' },
      { keyword: 'Teleport', does: 'go on somewhere else', card: 'outpost' },
      { keyword: 'Companion', does: 'more if another is in play', card: 'harbour-tug' },
    ],
  },
];

export const TRAIN_GAMES: readonly KeywordGame[] = [
  {
    game: 'Ticket to Ride',
    published: 'Alan R. Moon, 2004',
    keywords: [
      {
        keyword: 'Draw open train cards',
        does: 'take two of the cards that lie open',
        card: 'shunting-gang',
      },
      { keyword: 'Locomotive', does: 'counts as any color', card: 'saloon-car' },
      { keyword: 'Claim a route', does: 'a line for a set of one color', card: 'charter' },
      {
        keyword: 'Destination tickets',
        does: 'secret tasks, of which some are kept',
        setup: 'tickets-channel',
      },
      { keyword: 'Longest path', does: 'points for the longest trail', card: 'round-trip' },
      { keyword: 'Last round', does: 'one more turn each once a stock is low', rules: 'last-call' },
      { keyword: 'Double route', does: 'a second player connects the same places', setup: 'channel' },
      { keyword: 'Ferry', does: 'a crossing that costs more', setup: 'channel' },
      { keyword: 'Tunnel', does: 'its price shows itself while digging', card: 'trial-bore' },
      {
        keyword: 'Station',
        does: 'use a route of an opponent for the own tickets',
        lacks: 'rails of others that count as own ones',
      },
    ],
  },
  {
    game: 'Age of Steam',
    published: 'Martin Wallace, 2002',
    keywords: [
      { keyword: 'Issue shares', does: 'coins now, points less at the end', card: 'bond-issue' },
      {
        keyword: 'Bid for turn order',
        does: 'coins for an early turn',
        rules: 'bidding',
      },
      {
        keyword: 'Choose an action',
        does: 'one privilege each round',
        lacks: 'privileges that are chosen anew each round',
      },
      { keyword: 'Build track', does: 'up to three tiles a turn', card: 'engineers' },
      {
        keyword: 'Move goods',
        does: 'deliver over links, which pay their owners',
        card: 'heavy-haul',
        lacks: 'a way over the links of several players, and pay for each',
      },
      { keyword: 'Locomotive', does: 'raise the number of links', card: 'engine-works' },
      { keyword: 'Income', does: 'coins each turn', card: 'brewery-line' },
      {
        keyword: 'Goods growth',
        does: 'dice bring goods to cities',
        lacks: 'cells chosen by chance',
      },
      { keyword: 'Urbanization', does: 'a new city', lacks: 'places that appear during the game' },
      { keyword: 'Delivery', does: 'goods reach a city of their color', card: 'heavy-haul' },
    ],
  },
  {
    game: '1830',
    published: 'Francis Tresham, 1986',
    keywords: [
      { keyword: 'Private company', does: 'earns each turn', card: 'brewery-line' },
      { keyword: 'Buy a share', does: 'a part of a company', card: 'share-counter' },
      {
        keyword: 'Stock price',
        does: 'rises and falls by dividends and sales',
        lacks: 'numbers that belong to nobody, such as the price of a share',
      },
      { keyword: 'Dividend', does: 'pays for each share', card: 'good-year' },
      { keyword: 'President', does: 'whoever has the most shares decides', card: 'chairman' },
      { keyword: 'Lay track', does: 'tiles on the map', card: 'suburban-line' },
      { keyword: 'Upgrade', does: 'a better tile in its place', lacks: 'cells that change during the game' },
      { keyword: 'Station token', does: 'keeps others out of a city', card: 'depot-rights' },
      {
        keyword: 'Run trains',
        does: 'income by the value of the longest route',
        card: 'through-carriage',
        lacks: 'the worth of the cities on the way',
      },
      {
        keyword: 'Rust',
        does: 'old trains leave the game',
        card: 'diesel-age',
      },
    ],
  },
  {
    game: 'Chicago Express',
    published: 'Harry Wu, 2007',
    keywords: [
      { keyword: 'Auction', does: 'players bid for a share', lacks: 'auctions in a turn' },
      {
        keyword: 'Expand',
        does: 'a company lays rails, not a player',
        lacks: 'rails that belong to a company of several players',
      },
      { keyword: 'Develop', does: 'a cell becomes worth more', card: 'capital-terminus' },
      { keyword: 'Dividends', does: 'all shares pay once the dials are full', card: 'good-year' },
      {
        keyword: 'Treasury',
        does: 'money of the company',
        lacks: 'coins that belong to nobody at the table',
      },
      { keyword: 'Shared cells', does: 'cost more where others are', setup: 'rows-tokyo' },
      { keyword: 'Reach Chicago', does: 'a bonus for the first to arrive', setup: 'channel' },
      { keyword: 'Income of a share', does: 'an equal part, rounded up', card: 'rolling-stock' },
      {
        keyword: 'Action dials',
        does: 'each action only so often a round',
        lacks: 'stocks that are filled up again each round',
      },
      { keyword: 'Several ends', does: 'whichever comes first', setup: 'race-tokyo' },
    ],
  },
];
