// Compares two sides by panels that learn each of them first. A first impression comes at once, from a player that has learned neither.
import type { GameDefinition } from '@railwright/engine';
import { CHANGE_LESSONS, type Executor, type PanelComparison } from '@railwright/playtest';
import { changesDocument } from '@railwright/report/documents';
import { panelItems } from '@railwright/report/words';
import { change, type ChangeRequest, type PanelAsked } from '@railwright/studies';
import { formatDocument } from '../document-text.ts';
import { EXIT, reasonOf, refusal } from '../failure.ts';
import { print, printError, printJson } from '../output.ts';
import { findStart, panelSetup } from '../panel/find-panel.ts';
import { interruptible } from '../study/interrupt.ts';
import type { Side } from './play-sides.ts';

interface PanelFlags {
  readonly seed: number;
  readonly executor: Executor;
  readonly json: boolean;
}

/** Enough to tell two points of strong play's win share. Other players only confirm what it says, and half of the games do for that. */
const GAMES = { own: 4000, others: 2000, pair: 100 } as const;

/** Of a first impression. */
const MOST_FIRST = 5;

/**
 * Returns the exit code. Players in a git revision are not files, so those of B play both.
 * @throws Failure if no player knows enough of a side to start from.
 */
export async function comparePanels(
  [left, right]: readonly [Side, Side],
  seats: number,
  flags: PanelFlags,
): Promise<number> {
  const tell = (comparison: PanelComparison): void => {
    if (!flags.json) print(changesText(comparison));
  };
  const asked = ({ setup }: Side): PanelAsked => ({
    ...panelSetup(setup),
    ...{ seats, seed: flags.seed, ...GAMES, lessons: CHANGE_LESSONS },
    sources: findStart(right.content, setup, seats),
  });
  const request: ChangeRequest = {
    ...{ kind: 'change', a: asked(left), b: asked(right) },
    versions: { a: left.version, b: right.version },
  };
  const { value: ended } = await interruptible((signal) =>
    change(request, {
      ...{ executor: flags.executor, signal },
      wordsOf: (definition) => ({ called: panelItems(definition as GameDefinition).called }),
      say(news) {
        if (news.kind === 'shown' && !news.value.isLearned) tell(news.value);
      },
    }),
  ).catch((error: unknown) => {
    throw refusal(`A game stopped the run: ${reasonOf(error)}`);
  });
  const comparison = ended.value;
  if (!comparison) {
    printError('Stopped: there is no further result until both sides have been learned and played.');
    return EXIT.interrupted;
  }
  if (flags.json) printJson(comparison);
  else {
    print('');
    tell(comparison);
  }
  return EXIT.clean;
}

/** A first impression in a few lines, the result with the differences. */
function changesText(comparison: PanelComparison): string {
  const document = changesDocument(comparison);
  // Since the command began.
  const how = `${(performance.now() / 1000).toFixed(comparison.isLearned ? 0 : 1)} s`;
  if (comparison.isLearned) return formatDocument(document, { how });
  const findings = document.findings.filter(({ kind }) => kind !== 'open').slice(0, MOST_FIRST);
  const nothing = findings.length === 0 ? '\n  Nothing stands out yet.' : '';
  const more = 'players are now learning both';
  return formatDocument({ ...document, findings, sections: [] }, { how: `${how}; ${more}` }) + nothing;
}
