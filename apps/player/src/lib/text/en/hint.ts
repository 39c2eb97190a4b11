// English texts of hints.
export const EN_HINT = {
  title: 'What a strong player would do',
  thinking: 'Thinking …',
  learned: (games: string): string => `A player that learned from ${games} games of its own`,
  search: 'The far-sighted bot, which looks ahead',
  none: 'No bot of this game can look ahead, so there is no hint.',
  failed: 'There is no hint: its script could not be loaded, or took too long. The game is unchanged.',
  again: 'Try again',
  chance: (percent: string): string => `likely: ${percent}%`,
  wins: (percent: string, low: string, high: string): string => `wins ${percent}% (${low} to ${high})`,
  untried: 'not tried',
  others: (count: number): string => (count === 1 ? '1 more choice' : `${count} more choices`),
  /** What the figures mean. */
  about: (tries: string): string =>
    `Likely: the probability that it would choose this. Wins: how often you would win after it, with the range of that estimate, from ${tries} tries in which all cards that you cannot see are dealt again.`,
  sure: 'Such a choice needs no thought.',
};
