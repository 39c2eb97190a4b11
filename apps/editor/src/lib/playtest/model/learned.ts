// The learned player among the bots of a playtest.

/** As the name of a bot. */
export const LEARNED = 'learned';

/** The name of its file when saved, which the command line uses. */
export function playerFileName(setup: string, seats: number): string {
  return `${setup.replaceAll('/', '-')}-${seats}.player`;
}

/** Bots in the form of the command line; the learned player is named by its saved file. */
export function typedBots(bots: readonly string[], setup: string, seats: number): string {
  const file = playerFileName(setup, seats);
  return bots
    .slice(0, seats)
    .map((bot) => (bot === LEARNED ? file : bot))
    .join(',');
}
