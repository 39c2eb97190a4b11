// What every figure is, in words, with an example worked by hand: printed by `--explain`. The examples are tests too, in
// test/figures.test.ts.

export interface FigureInfo {
  /** Name in results and targets. */
  readonly figure: string;
  readonly title: string;
  readonly definition: string;
  /** How its interval is made. */
  readonly interval: string;
  readonly example: string;
}

const WILSON = 'Wilson 1927, 95%.';
const SEATED =
  'Wilson 1927, 95%; with unequal bots Price and Bonett 2004 over the rotations of who sat where, which tells more.';
const BY_GAME =
  'Wilson 1927, 95%, for as many independent ones as these are worth (Korn and Graubard 1998), with games as what is independent.';
const STUDENT =
  "Student's t, 95%, for the mean; percentile bootstrap with a fixed seed (Efron 1979) for the median.";
const SEQUENCE =
  'With --until and --check: a confidence sequence (beta-binomial mixture, Robbins 1970, Howard and others 2021), which is right at all numbers of games at once, so a run may be stopped whenever one likes. While a median may still lie beyond all values seen, that end is open.';
const PAIRED =
  "Student's t, 95%, of the differences game by game: both sides are dealt the same cards. Where few pairs differ it is as wide as a score interval (Wilson 1927): with none of 100 it still reaches to 3.8% of games.";

export const FIGURES = [
  {
    figure: 'wins',
    title: 'Wins of a seat or bot',
    definition: 'Games won divided by games played. A win that k seats share counts 1/k for each.',
    interval: SEATED,
    example: '8 of 10 games: 80%, interval 49.0% to 94.3%.',
  },
  {
    figure: 'firstSeatAdvantage',
    title: 'Advantage of beginning',
    definition: 'Win share of the seat that had the first turn, less even chances (1 / seats).',
    interval: `${SEATED} ${SEQUENCE}`,
    example:
      'Two seats, 56 of 100 games won by the one that began: 0.56 - 0.5 = +0.06, interval -0.038 to +0.153.',
  },
  {
    figure: 'seatEffects',
    title: 'Seat effect',
    definition:
      'Win share of a seat above even chances, averaged over the bots that sat there with equal weight. As every bot sits in every seat, how good the bots are cancels out.',
    interval: 'Price and Bonett 2004, 95%, for a weighted sum of shares.',
    example:
      'Bot A in seat 1 wins 60 of 100, bot B in seat 1 wins 48 of 100: (0.60 + 0.48) / 2 - 0.5 = +0.04, whatever A and B are.',
  },
  {
    figure: 'botEffects',
    title: 'Bot effect',
    definition:
      'Win share of a seat with the bot above even chances, averaged over the seats with equal weight.',
    interval: 'Price and Bonett 2004, 95%.',
    example: 'Bot A wins 60 of 100 in seat 1 and 52 of 100 in seat 2: (0.60 + 0.52) / 2 - 0.5 = +0.06.',
  },
  {
    figure: 'score',
    title: 'Score, rounds, turns, choices',
    definition:
      'Mean, deviation (n - 1), median and quantiles over games; the p-quantile is the smallest value that at least the share p does not exceed. Rounds are turns / seats, rounded up.',
    interval: `${STUDENT} Of a bot with several seats, from its mean of each game.`,
    example:
      '2, 4, 4, 4, 5, 5, 7, 9: mean 5, deviation 2.138, median 4.5, 10% quantile 2; interval of the mean 3.21 to 6.79.',
  },
  {
    figure: 'margin',
    title: 'Winning margin',
    definition: 'Score of the best winner less the best score of all others, over games that somebody won.',
    interval: STUDENT,
    example: 'Scores 10, 7, 9: margin 1.',
  },
  {
    figure: 'measures',
    title: 'Gained, played, … and "wins with it"',
    definition:
      'How often each thing happened; the win share of seats with which it happened is naive: those who are ahead buy more, and long games give everybody more. It says what went along with winning, not what brought it.',
    interval: BY_GAME,
    example:
      'In 3 games seats 0 gain a card and win two of them, in a fourth nobody gains it: wins with it 2 of 3, though it may have done nothing.',
  },
  {
    figure: 'byRound',
    title: 'Gained and played by round',
    definition: 'How much a measure rose in each round, all seats and games together; round 0 is the set-up.',
    interval: 'None: counts.',
    example: 'Two seats; a card is bought in turns 3, 4 and 7, which are rounds 2, 2 and 4: 2 twice, 4 once.',
  },
  {
    figure: 'influence',
    title: 'Influence of a card (restricted play)',
    definition:
      'One bot may not gain the card while it has another choice (forbid), or gains it as soon as it can until it has one (must); it moves through all seats. The influence of access is its win share without the restriction less that with it, in games with the same seeds; that of having to take one is the win share with the restriction less that without.',
    interval: `${PAIRED} A star marks what stands by Holm 1979 when all cards of the table are asked at once.`,
    example:
      'Ten pairs of games: free wins 6, forbidden wins 4, three pairs differ +1 and one -1: influence +0.2.',
  },
  {
    figure: 'board',
    title: 'Use, contest and income of cells',
    definition:
      'Used: share of games at whose end some seat has a rail there. Contested: share of these in which several have. Income: points all seats have from the cell at the end, mean over games. Dead: used in no game.',
    interval: WILSON,
    example: 'In 4 games a city is used by nobody, one, two and three seats: used 3 of 4, contested 2 of 3.',
  },
  {
    figure: 'starts',
    title: 'Start cells',
    definition:
      'Win share of the seats that began on a cell, and the same by seat. The best of sixty cells is also the luckiest, so cells are ranked by the steadied share, drawn towards that of all cells by as much of their differences as chance explains (empirical Bayes, Morris 1983); a star marks what is surely more or less than even chances though all are asked at once (Holm 1979). Bots choose where they begin, so good bots make cells look good; --starts random draws the starts instead.',
    interval: 'Wilson 1927, at 95% for all cells together: 1 - 0.05 / cells for each.',
    example:
      'Four cells with 60, 50, 50 and 40 of 100: 62.5% of each difference is kept, so the first is steadied at 56.3%, with 47.5% to 71.3%.',
  },
  {
    figure: 'leadChanges',
    title: 'Lead changes',
    definition:
      'At the end of each turn the seat with the highest standing leads, if it is alone. A change is a leader other than the last one; the first leader is no change, and a tie in between none either. The standing is the score; in Game of Trains, which has none before its end, the number of railcars that could stay where they are in a train in order; in Freight Train the chips with those the day would pay if it ended now.',
    interval: `${STUDENT} ${SEQUENCE}`,
    example: 'Leaders after the turns: nobody, A, A, tie, A, B, B, A: 2 changes.',
  },
  {
    figure: 'decided',
    title: 'When the winner is known',
    definition:
      'The last turn at whose end a seat that did not win led, alone or with others, as a share of all turns: 0 when only winners ever led, 1 when the last turn decided or a tie was broken. Games that nobody won do not count.',
    interval: `${STUDENT} ${SEQUENCE}`,
    example: 'Of 40 turns the loser last led at the end of turn 30: 0.75.',
  },
  {
    figure: 'closeness',
    title: 'Closeness',
    definition:
      'The best standing of all others as a share of the winner’s at the end: 1 for a tie or where another stands higher, 0 where they have nothing. Games that nobody won do not count.',
    interval: `${STUDENT} ${SEQUENCE}`,
    example: 'Scores 50, 45, 20: 0.9.',
  },
  {
    figure: 'withoutChoice',
    title: 'Turns without a choice',
    definition:
      'Share of turns in which no decision of the seat whose turn it is offered two things to do. Spending the turn on returning Waste is one of them; ending the turn is not.',
    interval: BY_GAME,
    example:
      'A turn of "play the train or end", then "end": without a choice. "Play the train, lay rails or end": with one, as is "play the train, return Waste or end".',
  },
  {
    figure: 'onWaste',
    title: 'Turns spent on Waste',
    definition: 'Share of turns in which the seat passed to return its Waste.',
    interval: BY_GAME,
    example: '3 of 60 turns: 5%.',
  },
  {
    figure: 'targets',
    title: 'Targets: met, missed, not decided',
    definition:
      'Each target is one or more claims about shares of games; that a median is at least a says that at most half of the games are below a. A claim is decided when its confidence sequence lies wholly on one side of its bound. With m claims in a setup each has α = 0.05 / m, so the chance that any verdict is wrong is 5% at most, however often one looks. The games still needed are a range: the true share may be any of the 95% interval (Wilson 1927) of the one seen, and is told sooner the further it is from the bound.',
    interval: SEQUENCE,
    example:
      '500 wins of 1000 for the seat that begins, one target within 0.03, so two bounds and one claim: sequence 0.451 to 0.549, bounds 0.47 and 0.53: not decided.',
  },
  {
    figure: 'difference',
    title: 'Difference of two setups (compare)',
    definition:
      'Mean of B less mean of A over games of the same numbers and seeds. A star marks what stands by Holm 1979 among all figures, and k pairs that differ prove nothing below 2^(1-k) (Fisher 1935). "Needed": with so many games a difference of the size seen gets its star in nine of ten cases, if it is truly so large: ((z + 1.28) · deviation / difference)², z being the normal point of 0.05 shared among the figures.',
    interval: PAIRED,
    example:
      'Student 1908: ten pairs with differences 1.2, 2.4, 1.3, 1.3, 0, 1, 1.8, 0.8, 4.6, 1.4: mean 1.58, interval 0.70 to 2.46.',
  },
  {
    figure: 'ratings',
    title: 'Rating (rate)',
    definition:
      'Strength by the choice axiom of Luce 1959, which for two seats is the model of Bradley and Terry 1952: a seat wins with a chance in proportion to the strength of its bot; the most likely strengths, on a scale where 400 points are odds of 10 to 1 and the mean of the field is 0. Only who won counts. Every choice of as many bots as there are seats is a table; each table plays as often, in rounds in which everybody is in every seat once, its order drawn anew for each round, and no two games have the same cards. Whether one strength for each explains the games is tested (Pearson 1900, with the variance of Haldane 1937); pairs that surely go the other way are named, and bots that beat each other in a circle have no single order.',
    interval: 'From the curvature of the likelihood, 95%, for the distance from the mean of the field.',
    example:
      'Two bots, 30 wins to 10: odds of 3 to 1, 400 log10 3 = 190.8 points apart, so +95.4 and −95.4. Three at one table, 40, 20 and 10 wins: each is 400 log10 2 = 120.4 above the next.',
  },
  {
    figure: 'gain',
    title: 'Gain (improve)',
    definition:
      'Share of wins of the new version less that of the old one in games with the same seeds against the same opponents in the same seats, a mean over tables. Measured with games that no change has seen. With more than two seats neighbours of the list of opponents sit together, going round, so that each is met as often.',
    interval:
      'Normal, 95%, from the variance of the differences game by game within each table; tables share no cards.',
    example:
      'One opponent, wins before 0, 1, ½, 0 and after 1, 1, ½, 1: differences 1, 0, 0, 1, gain +0.5, error √(1/12) = 0.289.',
  },
  {
    figure: 'fair',
    title: 'Ignored, fair, forced, harmful (sweep)',
    definition:
      'Of a card at a value of the field: ignored when fewer than 10% of seats gain one; harmful when a seat that may not gain it surely wins more; forced when more than 90% of seats do, or when a seat that may not gain it surely wins less and by 5 percentage points or more; fair otherwise. Among fair values the one suggested has the influence nearest to 0; named beside it are those that these games cannot tell from it (subset selection, Gupta 1965, 95%).',
    interval: PAIRED,
    example:
      'At cost 2 every seat gains it: forced. At 4, 55% of seats do and access is worth +1.2 points of win share: fair. At 7, 3% do: ignored.',
  },
] as const satisfies readonly FigureInfo[];
