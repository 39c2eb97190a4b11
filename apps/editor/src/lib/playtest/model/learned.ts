// The learned player among the bots of a playtest.

/** As a bot that is chosen. */
export const LEARNED = 'learned';

/** How its file is called when it is saved; the command line names it so. */
export function playerFileName(setup: string, seats: number): string {
  return `${setup.replaceAll('/', '-')}-${seats}.player`;
}

/** Bots as the command line takes them; the learned one by the file it is saved as. */
export function typedBots(bots: readonly string[], setup: string, seats: number): string {
  const file = playerFileName(setup, seats);
  return bots
    .slice(0, seats)
    .map((bot) => (bot === LEARNED ? file : bot))
    .join(',');
}
