// How intervals are made, in the words of `--explain`.

export const WILSON = 'Wilson 1927, 95%.';
export const SEATED =
  'Wilson 1927, 95%; with unequal bots Price and Bonett 2004 over the rotations of who sat where, which tells more.';
export const BY_GAME =
  'Wilson 1927, 95%, for as many independent ones as these are worth (Korn and Graubard 1998), with games as what is independent.';
export const STUDENT =
  "Student's t, 95%, for the mean; percentile bootstrap with a fixed seed (Efron 1979) for the median.";
export const SEQUENCE =
  'With --until and --check: a confidence sequence (beta-binomial mixture, Robbins 1970, Howard and others 2021), which is right at all numbers of games at once, so a run may be stopped whenever one likes. While a median may still lie beyond all values seen, that end is open.';
export const PAIRED =
  "Student's t, 95%, of the differences game by game: both sides are dealt the same cards. Where few pairs differ it is as wide as a score interval (Wilson 1927): with none of 100 it still reaches to 3.8% of games.";
