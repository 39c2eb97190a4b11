// Whether what a record states is so: its header against the engine and the content at hand, its end against the game that
// its choices lead to. `replayRecord` is for records in one go; a player that goes through the choices itself asks for both.
import type { Game } from './game.ts';
import { scoresOf, type GameRecord, type RecordContent, type RecordProblem } from './record.ts';
import { shorten } from './record-shape.ts';
import { GENERATOR } from './rng.ts';
import { hashState, type State } from './state.ts';

/**
 * Compares a record's header with the engine and the content at hand. That another program made it is no reason to refuse it: whether
 * its choices are legal and lead to the same end decides.
 */
export function checkRecordHeader(
  game: Game,
  content: RecordContent,
  record: GameRecord,
): RecordProblem | undefined {
  const { generator } = record;
  if (generator !== GENERATOR)
    return {
      code: 'record-engine',
      message: `The record was made with the random numbers of ${shorten(generator)}; this program has ${GENERATOR}.`,
    };
  const message = contentProblem(game, content, record);
  return message === undefined ? undefined : { code: 'record-content', message };
}

function contentProblem(game: Game, content: RecordContent, record: GameRecord): string | undefined {
  if (record.game !== game.name)
    return `The record is a game of ${shorten(record.game)}, not of ${game.name}.`;
  if (record.setup !== content.setup)
    return `The record is a game of the setup ${shorten(record.setup)}, not of ${content.setup}.`;
  if (record.seats !== game.seats) return `The record has ${record.seats} seats, the game ${game.seats}.`;
  if (record.content !== content.content)
    return `The content of ${record.setup} has changed since the record was made (${shorten(record.content)} then, ${content.content} now).`;
  for (const [key, value] of Object.entries(record.options ?? {})) {
    const known = content.options && Object.hasOwn(content.options, key) ? content.options[key] : undefined;
    if (known === undefined)
      return `The record states an option "${shorten(key)}", which its game does not have.`;
    if (!isSame(known, value))
      return `The record states another "${key}" than its game has, which is ${[known].flat().map(String).join(', ')}.`;
  }
  return undefined;
}

/** Options are texts, numbers and lists of them. */
function isSame(known: unknown, stated: unknown): boolean {
  if (!Array.isArray(known)) return known === stated;
  return (
    Array.isArray(stated) && known.length === stated.length && known.every((item, i) => item === stated[i])
  );
}

/**
 * Compares the end a record states with where the game stands after its last choice. `program` is the version of this program: what another
 * one keeps in a position may differ, so hashes are compared only if it made the record; without, always.
 */
export function checkRecordEnd(
  game: Game,
  s: State,
  { engine, final, hash: stated }: GameRecord,
  program = engine,
): RecordProblem | undefined {
  const hash = hashState(s);
  const isOurs = program === engine;
  if (isOurs && stated !== undefined && stated !== hash)
    return problem(`After the last choice, the hash is ${hash}; the record says ${shorten(stated)}.`);
  const end = game.endReason(s);
  if (!final)
    return end === undefined
      ? undefined
      : problem(`The game is over after the last choice (${end}), but the record states no end.`);
  if (end === undefined)
    return problem(
      `The game is not over after the last choice, where its hash is ${hash}; the record says that it ended by ${shorten(final.end)}.`,
    );
  if (end !== final.end) return problem(`The game ended by ${end}; the record says ${shorten(final.end)}.`);
  const scores = scoresOf(game, s).join(' ');
  const points = final.scores.join(' ');
  if ((!isOurs || hash === final.hash) && scores === points) return undefined;
  return problem(
    `The game ends with hash ${hash} and scores ${scores}; the record says ${shorten(final.hash)} and ${shorten(points)}.`,
  );
}

function problem(message: string): RecordProblem {
  return { code: 'record-final', message };
}
