// All studies by name, and how a page, or the server of one, has any of them run: the news, then how it ended.
import { compare } from './compare.ts';
import { influence } from './influence.ts';
import { landscapes } from './landscapes.ts';
import { change, panel } from './panel.ts';
import type { Ended, News, Place } from './place.ts';
import { simulate } from './simulate.ts';
import { sweep } from './sweep.ts';
import { tune } from './tune.ts';

const STUDIES = { simulate, compare, influence, sweep, tune, panel, change, landscapes };
type Studies = typeof STUDIES;

/** What a study is asked: plain data. */
export type StudyRequest = Parameters<Studies[keyof Studies]>[0];

/** The results of studies, by kind of request. */
export type StudyResults = {
  [K in keyof Studies]: NonNullable<Awaited<ReturnType<Studies[K]>>['value']>;
};

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
    const study = STUDIES[request.kind] as (asked: StudyRequest, place: Place) => Promise<Ended<unknown>>;
    place.say(endOf(await study(request, place as Place)));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const isPanel = request.kind === 'panel' || request.kind === 'change';
    const trouble = isPanel ? `The panel could not play: ${reason}` : reason;
    place.say({ kind: 'ended', complete: false, trouble });
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
