// A preference: what a player likes for its own sake, besides winning. It makes players that use what pure winners leave alone, and still play
// as well as they can.
import type { Game } from './game.ts';
import type { State } from './state.ts';

/**
 * The worth of one more, in wins against one opponent: `cells` (used on the board), `points:PART` of the
 * score, or a measure of the game such as `gained:express-train`. Below zero: dislikes.
 */
export type Preference = Readonly<Record<string, number>>;

/** How much a seat likes a position. */
export type Liking = (s: State, seat: number) => number;

const CELLS = 'cells';
const POINTS = 'points:';

/** Everything that can be liked in a game. */
export function likesOf(game: Game): string[] {
  const s = game.createState();
  game.start(s, 1);
  const parts = Object.keys(game.scoreParts?.(s, 0) ?? {}).map((part) => `${POINTS}${part}`);
  return [...(game.playtestHooks?.board ? [CELLS] : []), ...parts, ...game.measures.map(({ id }) => id)];
}

/** The preference in one game, without measures that it lacks; undefined if none are left. */
export function likingOf(game: Game, preference: Preference): Liking | undefined {
  const likings = Object.entries(preference).flatMap(([name, worth]) => {
    const count = counterOf(game, name);
    return count ? [{ worth, count }] : [];
  });
  if (likings.length === 0) return undefined;
  return (s, seat) => likings.reduce((sum, { worth, count }) => sum + worth * count(s, seat), 0);
}

function counterOf(game: Game, name: string): Liking | undefined {
  const board = game.playtestHooks?.board;
  if (name === CELLS && board)
    return (s, seat) =>
      board.cells.reduce((sum, _label, cell) => sum + ((board.seatsOn(s, cell) >> seat) & 1), 0);
  if (name.startsWith(POINTS)) {
    const part = name.slice(POINTS.length);
    return (s, seat) => game.scoreParts?.(s, seat)[part] ?? 0;
  }
  const index = game.measures.findIndex(({ id }) => id === name);
  return index < 0 ? undefined : (s, seat) => game.measure(s, seat, index);
}
