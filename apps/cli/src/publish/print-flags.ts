// The flags of the target print, none of which says anything about the others.
import { PRINT_DEFAULTS, type Kit, type PrintOptions, type TargetName } from '@railwright/publish';
import { misuse } from '../failure.ts';

/** As typed. */
export interface PrintFlags {
  readonly profile?: PrintOptions['profiles'] | undefined;
  readonly paper?: PrintOptions['paper'] | undefined;
  readonly backs?: PrintOptions['backs'] | undefined;
  readonly 'low-ink'?: boolean | undefined;
  readonly 'cell-width'?: number | undefined;
}

const AT_HOME = ['paper', 'backs', 'low-ink', 'cell-width'] as const satisfies (keyof PrintFlags)[];

/** @throws Failure for flags that would have no effect */
export function printOptions(flags: PrintFlags, targets: readonly TargetName[]): PrintOptions {
  const typed = (['profile', ...AT_HOME] as const).filter((name) => flags[name] !== undefined);
  if (typed.length > 0 && !targets.includes('print'))
    throw misuse(
      `--${typed[0]} is for paper, and print is not among the targets.`,
      'Add --to print, or leave the flag out.',
    );
  const profiles = [...new Set(flags.profile ?? PRINT_DEFAULTS.profiles)];
  const atHome = AT_HOME.find((name) => flags[name] !== undefined);
  if (atHome !== undefined && !profiles.includes('home'))
    throw misuse(
      `--${atHome} is for a printer at home; ${profiles.join(' and ')} cuts its own sheets.`,
      'Add --profile home, or leave the flag out.',
    );
  return {
    profiles,
    paper: flags.paper ?? PRINT_DEFAULTS.paper,
    backs: flags.backs ?? PRINT_DEFAULTS.backs,
    lowInk: flags['low-ink'] ?? PRINT_DEFAULTS.lowInk,
    cellWidth: flags['cell-width'] ?? PRINT_DEFAULTS.cellWidth,
  };
}

/** @throws Failure for a width of cells where no setup has cells */
export function checkCellWidth(flags: PrintFlags, kits: readonly Kit[]): void {
  if (flags['cell-width'] !== undefined && kits.every(({ map }) => !map))
    throw misuse(
      `--cell-width is for maps, and ${kits.map(({ setup }) => setup.id).join(' and ')} has none.`,
      'Leave the flag out.',
    );
}
