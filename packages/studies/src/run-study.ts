// All studies by name, and how a page, or the server of one, has any of them run: the news, then how it ended.
import type {
  CardStudy,
  Comparison,
  PanelComparison,
  PanelResult,
  SimulationResult,
  Sweep,
} from '@railwright/playtest';
import { compare, type CompareRequest } from './compare.ts';
import { influence, type InfluenceRequest } from './influence.ts';
import { change, panel, type ChangeRequest, type PanelRequest } from './panel.ts';
import type { Ended, News, Place } from './place.ts';
import { simulate, type SimulateRequest } from './simulate.ts';
import { sweep, type SweepRequest } from './sweep.ts';

/** What a study is asked: plain data. */
export type StudyRequest =
  SimulateRequest | CompareRequest | InfluenceRequest | SweepRequest | PanelRequest | ChangeRequest;

/** The results of studies, by kind of request. */
export interface StudyResults {
  /** Of one batch. */
  readonly simulate: SimulationResult;
  /** The differences between two batches. */
  readonly compare: Comparison;
  /** The worth of items. */
  readonly influence: CardStudy;
  /** The games at each value. */
  readonly sweep: Sweep;
  /** The findings of a panel. */
  readonly panel: PanelResult;
  /** The changes between two panels. */
  readonly change: PanelComparison;
}

/** News of a study, and then its end. */
export type StudyNews =
  | News<StudyResults[keyof StudyResults]>
  | {
      readonly kind: 'ended';
      /** Whether all games were played, or as many as were wanted. */
      readonly complete: boolean;
      /** Why it stopped. */
      readonly trouble: string;
      /** The game that stopped it. */
      readonly game?: number;
    };

/** Runs a study and tells its results and its end; throws nothing. It stops quietly when the signal is aborted. */
export async function runStudy(
  request: StudyRequest,
  place: Omit<Place, 'say'> & { readonly say: (news: StudyNews) => void },
): Promise<void> {
  try {
    place.say(endOf(await run(request, place as Place)));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const isPanel = request.kind === 'panel' || request.kind === 'change';
    const trouble = isPanel ? `The panel could not play: ${reason}` : reason;
    place.say({ kind: 'ended', complete: false, trouble });
  }
}

function run(request: StudyRequest, place: Place): Promise<Ended<unknown>> {
  switch (request.kind) {
    case 'simulate':
      return simulate(request, place);
    case 'compare':
      return compare(request, place);
    case 'influence':
      return influence(request, place);
    case 'sweep':
      return sweep(request, place);
    case 'panel':
      return panel(request, place);
    case 'change':
      return change(request, place);
  }
}

function endOf({ complete, stops, problem }: Ended<unknown>): Extract<StudyNews, { kind: 'ended' }> {
  const fault = stops.find((one) => one.fault)?.fault;
  const [stop] = stops;
  const trouble = fault
    ? `Game ${fault.game} could not be played: ${fault.message}`
    : (stop?.lost ?? stop?.unkept?.message ?? '');
  return { kind: 'ended', complete, trouble: problem ?? trouble, ...(fault && { game: fault.game }) };
}
