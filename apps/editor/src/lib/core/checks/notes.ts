// What people said about games of the open packs, and the game of a note as the player opens it. Runs in the worker that checks content.
import {
  fitRecord,
  listPlaytests,
  listSetups,
  makeBundle,
  optionsOfRecord,
  resolveSetup,
  strategiesFor,
  type Content,
  type Playtest,
  type PlaytestCard,
  type ResolvedSetup,
} from '@railwright/content';
import type { AnswerValue, Question } from '@railwright/content/bundle/read';
import { createGame, Match, type GameRecord } from '@railwright/engine';
import { gamesVersion } from '@railwright/engine/program';
import { missedPacks } from '../content/missed-packs.ts';

/** Something said about a game; seats count from 1. */
export interface GameNote {
  readonly text: string;
  /** Number of choices made before. */
  readonly at?: number;
  readonly seat?: number;
  /** The id is as written if it is gone. */
  readonly card?: PlaytestCard;
  readonly cell?: string;
}

/** A game that people played, without its record. */
export interface NotedGame {
  readonly file: string;
  /** `pack/id`. */
  readonly setup: string;
  /** `pack/id` of its map. */
  readonly map?: string;
  /** The day. */
  readonly played?: string;
  /** Number of its choices. */
  readonly choices: number;
  /** Who sat there, if it is known. */
  readonly seats: readonly { readonly name?: string | undefined; readonly bot?: string | undefined }[];
  readonly notes: readonly GameNote[];
  readonly answers: readonly {
    readonly question: string;
    readonly seat?: number;
    readonly value: AnswerValue;
  }[];
}

interface AskingSetup {
  readonly title: string;
  readonly questions: readonly Question[];
}

export interface Noted {
  readonly games: readonly NotedGame[];
  /** The setups that were played, by `pack/id`; those that are gone or broken are missing. */
  readonly setups: ReadonlyMap<string, AskingSetup>;
}

/** All games of people in the open packs whose files have no errors. */
export function notedGames(content: Content, isShipped: (path: string) => boolean): Noted {
  const playtests = listPlaytests(content).filter(({ file }) => !isShipped(file));
  const wanted = new Set(playtests.map(({ setup }) => setup));
  const setups = listSetups(content).flatMap(({ id, title }): [string, AskingSetup][] => {
    if (!wanted.has(id)) return [];
    const resolved = resolveSetup(content, id);
    return resolved.ok ? [[id, { title, questions: resolved.setup.questions ?? [] }]] : [];
  });
  return { games: playtests.map(gameOf), setups: new Map(setups) };
}

function gameOf({ file, setup, map, cards, data, record }: Playtest): NotedGame {
  const { played, seats = [], notes = [], answers = [] } = data;
  return {
    ...{ file, setup, answers },
    ...(map !== undefined && { map }),
    ...(played !== undefined && { played }),
    choices: record.choices.length,
    seats: Array.from({ length: record.seats }, (_, seat) => seats[seat] ?? {}),
    notes: notes.map(({ about: { card, cell } = {}, ...note }) => ({
      ...note,
      ...(card !== undefined && { card: cards.get(card) ?? { id: card, name: card } }),
      ...(cell !== undefined && { cell }),
    })),
  };
}

/** A game to be opened in the player. */
interface ShownGame {
  readonly kind: 'shown';
  readonly hash: string;
  /** The bundle. */
  readonly json: string;
  readonly record: GameRecord;
  /** Why it is not the whole game as it was played, as a sentence. */
  readonly changed?: string;
}

/** Or why it cannot be, as a sentence. */
export type OpenedGame = ShownGame | { readonly kind: 'refused'; readonly reason: string };

const refused = (reason: string): OpenedGame => ({ kind: 'refused', reason });

/** The game of a file with its setup as it is now: as far as its choices can still be made. */
export function openGame(content: Content, file: string): OpenedGame {
  const found = listPlaytests(content).find((one) => one.file === file);
  if (!found) return refused(`${file} has errors: mend them first.`);
  const { record, setup: id } = found;
  const options = optionsOfRecord(record);
  if (typeof options === 'string') return refused(options);
  const resolved = resolveSetup(content, id, options);
  const [trouble] = resolved.ok ? missedPacks(content, id) : resolved.diagnostics;
  if (!resolved.ok || trouble) return refused(trouble?.message ?? `${id} cannot be put together.`);
  const { setup } = resolved;
  const { hash, ...bundle } = makeBundle(setup, strategiesFor(content, setup));
  const json = JSON.stringify({ ...bundle, hash });
  const fit = fitRecord(record, setup);
  if (fit.ok) return { kind: 'shown', hash, json, record };
  const { min, max } = setup.seats;
  if (record.seats < min || record.seats > max || record.game !== setup.definition.game)
    return refused(fit.reason);
  const now = played(record, setup, hash);
  const left = record.choices.length - now.choices.length;
  const part =
    left === 0
      ? []
      : `Only the first ${now.choices.length} of its ${record.choices.length} choices can be shown.`;
  const changed = [`This game was played with another version of ${id}.`, fit.reason, part].flat().join(' ');
  return { kind: 'shown', hash, json, record: now, changed };
}

/** The same choices in the game as it is now, up to the first that cannot be made. */
function played(record: GameRecord, setup: ResolvedSetup, content: string): GameRecord {
  const match = new Match(createGame(setup.definition, record.seats), record.seed);
  for (const text of record.choices) if (!match.choose(text).ok) break;
  const { id, options } = setup;
  return match.record({ engine: gamesVersion(), setup: id, content, options });
}
