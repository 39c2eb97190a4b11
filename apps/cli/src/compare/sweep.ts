// `railwright sweep`: the same games at every value of a number.
import { sweepDocument } from '@railwright/report/documents';
import { sweep as sweepValues } from '@railwright/studies';
import { findStart } from '../panel/find-panel.ts';
import { batchOf } from '../study/batch.ts';
import type { BatchFlags, StudyFlags } from '../study/flags.ts';
import { openSetup } from '../study/open-setup.ts';
import { playStudy, showStudy } from '../study/play-study.ts';
import { findField, valuesOf } from './field.ts';

export interface SweepFlags extends StudyFlags, BatchFlags {
  readonly field: string;
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly learn: boolean;
  readonly explain: boolean;
}

export async function sweep(typed: string, flags: SweepFlags): Promise<number> {
  const { content, setup } = await openSetup(typed, flags);
  const field = findField(setup.definition, flags.field).path;
  const values = valuesOf(flags.from, flags.to, flags.step);
  const batch = await batchOf(content, setup, flags);
  const [general] = flags.learn ? findStart(content, setup, batch.seats).learned : [];
  const played = await playStudy(
    (place) => sweepValues({ kind: 'sweep', batch, field, values, ...(general && { general }) }, place),
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
