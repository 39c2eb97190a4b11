// `railwright ask`: a panel about a setup, or two panels about two.
import { checkSeats } from '../content/check-seats.ts';
import { openSetup } from '../study/open-setup.ts';
import { sharedSeats } from '../compare/play-sides.ts';
import { findSides, sameSides, type SidesFlags } from '../compare/sides.ts';
import { comparePanels } from '../compare/panels.ts';
import { EXIT, misuse } from '../failure.ts';
import { print } from '../output.ts';
import { checkReportFiles } from '../study/write-reports.ts';
import { askAboutSetup, type PanelFlags } from './ask.ts';

export interface AskFlags extends SidesFlags, PanelFlags {
  readonly players: number | undefined;
}

/** Returns the exit code. */
export async function askAboutSetups(
  typed: string,
  other: string | undefined,
  flags: AskFlags,
): Promise<number> {
  if (other !== undefined || flags.against !== undefined) return askAboutTwo(typed, other, flags);
  checkReportFiles(flags.report ?? []);
  const { content, setup } = await openSetup(typed, flags);
  const seats = flags.players ?? setup.defaultSeats;
  checkSeats(setup, seats);
  if (seats < 2)
    throw misuse(
      'A panel needs two seats or more.',
      `Use --players 2 or more, or play games of one seat: railwright simulate ${setup.id}.`,
    );
  return askAboutSetup(content, setup, seats, flags);
}

/** Flags that only make sense for one setup. */
const OF_ONE = ['games', 'learn', 'report'] as const;

async function askAboutTwo(typed: string, other: string | undefined, flags: AskFlags): Promise<number> {
  const one = OF_ONE.find((name) => flags[name] !== undefined);
  if (one !== undefined)
    throw misuse(`--${one} is for a panel about one setup.`, 'Leave it out, or ask about one setup.');
  const sides = await findSides(typed, other, flags);
  const same = flags.json ? undefined : sameSides(sides);
  if (same !== undefined) {
    print(same);
    return EXIT.clean;
  }
  const seats = flags.players ?? sharedSeats(...sides);
  for (const { setup } of sides) checkSeats(setup, seats);
  if (seats < 2)
    throw misuse(
      'A panel needs two seats or more.',
      'Use --players 2 or more, or compare games of one seat: railwright compare.',
    );
  return comparePanels(sides, seats, flags);
}
