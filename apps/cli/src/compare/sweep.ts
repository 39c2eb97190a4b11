// `railwright sweep`: the same games at every value of a number.
import type { BotSpec } from '@railwright/bots';
import type { Content, ResolvedSetup } from '@railwright/content';
import { sweepDocument } from '@railwright/report/documents';
import { sweep as sweepValues } from '@railwright/studies';
import { findSetup, loadForPlay, optionsFrom, type SetupFlags } from '../content/setup.ts';
import { unknownSetup } from '../learn/unknown-setup.ts';
import { findPanel } from '../panel/find-panel.ts';
import { batchOf, type BatchFlags } from '../study/batch.ts';
import { playStudy, showStudy, type Played } from '../study/play-study.ts';
import { findField, valuesOf } from './field.ts';

export interface SweepFlags extends SetupFlags, BatchFlags, Played {
  readonly field: string;
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly json: boolean;
  readonly learn: boolean;
  readonly explain: boolean;
  readonly content: readonly string[] | undefined;
}

export async function sweep(typed: string, flags: SweepFlags): Promise<number> {
  const content = await loadForPlay(flags.content);
  const setup = findSetup(content, typed, optionsFrom(flags));
  const field = findField(setup.definition, flags.field).path;
  const values = valuesOf(flags.from, flags.to, flags.step);
  const batch = await batchOf(content, setup, flags);
  const general = flags.learn && { general: findGeneral(content, setup, batch.seats) };
  const played = await playStudy(
    (place) => sweepValues({ kind: 'sweep', batch, field, values, ...general }, place),
    flags,
    typed,
  );
  return showStudy(played, flags, {
    documentOf: (result) => sweepDocument(result, setup.title),
    bots: batch.bots,
    seats: batch.seats,
    figures: ['fair', 'influence', 'firstSeatAdvantage'],
    stoppedAt: ({ points }) => `Stopped after ${points.length} of ${values.length} values.`,
  });
}

/** The player that learning starts from. @throws Failure if none knows enough. */
function findGeneral(content: Content, setup: ResolvedSetup, seats: number): BotSpec {
  const { people, learned } = findPanel(content, setup, seats);
  const general = people ?? learned[0];
  if (!general) throw unknownSetup(setup, seats);
  return general;
}
