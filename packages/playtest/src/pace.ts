// How fast people play, for playing times.

/** People take about so long over a choice. */
export const SECONDS_A_CHOICE = 5;
