// How intervals are made, in the words of `--explain`.

export const WILSON = 'Wilson 1927, 95%.';
export const SEATED =
  'Wilson 1927, 95%; with unequal bots, Price and Bonett 2004 over the rotations of the bots through the seats, which is narrower.';
export const BY_GAME =
  'Wilson 1927, 95%, with the effective sample size (Korn and Graubard 1998), because only games are independent.';
export const STUDENT =
  "Student's t, 95%, for the mean; percentile bootstrap with a fixed seed (Efron 1979) for the median.";
export const SEQUENCE =
  'With --until and --check: a confidence sequence (beta-binomial mixture, Robbins 1970, Howard and others 2021), which is valid at every number of games at once, so a run may stop at any time. While a median may still lie beyond all values seen, that end is open.';
export const PAIRED =
  "Student's t, 95%, of the differences game by game: both sides are dealt the same cards. If few pairs differ, it is as wide as a score interval (Wilson 1927): if none of 100 do, it still extends to 3.8% of games.";
