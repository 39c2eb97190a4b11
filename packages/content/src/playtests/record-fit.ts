// Whether a record is a game of a setup as it is now, and if not, what differs first.
import {
  checkRecordHeader,
  createGame,
  replayRecord,
  type Game,
  type GameDefinition,
  type GameRecord,
} from '@railwright/engine';
import { gamesVersion } from '@railwright/engine/program';
import type { ResolvedSetup, SetupOptions } from '../packs/model.ts';
import { hashJson } from '../text/hash.ts';

/** A setup, put together with the options of a record. */
export interface RecordSetup {
  /** `pack/id`. */
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly definition: GameDefinition;
  readonly options: Readonly<Record<string, unknown>>;
}

/**
 * The game, if the record leads to its end in it. Otherwise a sentence that says what differs first, and whether neither the content nor
 * the program has changed since, so that the record itself must be wrong.
 */
export type RecordFit =
  | { readonly ok: true; readonly game: Game }
  | { readonly ok: false; readonly reason: string; readonly isDamaged: boolean };

/** Replays the record. */
export function fitRecord(record: GameRecord, setup: RecordSetup): RecordFit {
  const other = (reason: string): RecordFit => ({ ok: false, reason, isDamaged: false });
  const { min, max } = setup.seats;
  if (record.seats < min || record.seats > max)
    return other(`It has ${record.seats} seats, and ${setup.id} is for ${min} to ${max}.`);
  const game = createGame(setup.definition, record.seats);
  const content = hashJson(setup.definition);
  const problem = checkRecordHeader(game, { setup: setup.id, content, options: setup.options }, record);
  if (problem && record.content === content) return other(problem.message);
  if (problem?.code === 'record-engine' || record.game !== game.name) return other(problem?.message ?? '');
  const replayed = replayRecord(game, record, { program: gamesVersion() }).problem;
  if (!problem && !replayed) return { ok: true, game };
  if (problem)
    return other(replayed?.message ?? 'All its choices can still be made, and lead to the same end.');
  const isDamaged = record.engine === gamesVersion();
  return { ok: false, reason: replayed?.message ?? '', isDamaged };
}

/** The choices besides the setup that give the game of a record, or the sentence that says why its options are none. */
export function optionsOfRecord({ options = {} }: Pick<GameRecord, 'options'>): SetupOptions | string {
  const { rules, map, marketSeed } = options;
  for (const [key, value] of Object.entries({ rules, map }))
    if (value !== undefined && typeof value !== 'string') return `Its option "${key}" must be text.`;
  if (marketSeed !== undefined && typeof marketSeed !== 'number')
    return 'Its option "marketSeed" must be a number.';
  return chosenOptions(options);
}

/** What was chosen or decided by chance, of the options of a setup, to choose it again. */
export function chosenOptions({ rules, map, marketSeed }: ResolvedSetup['options']): SetupOptions {
  return {
    ...(typeof rules === 'string' && { rules }),
    ...(typeof map === 'string' && { map }),
    ...(typeof marketSeed === 'number' && { marketSeed }),
  };
}
