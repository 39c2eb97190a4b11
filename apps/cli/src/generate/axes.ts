// Axes of an atlas as typed: `--by cellsUsed:0.3-0.6/5`.
import { GAME_FIGURES } from '@railwright/figures';
import type { AtlasPlan, Axis } from '@railwright/playtest';
import { misuse } from '../failure.ts';
import { suggest } from '../suggest.ts';
import { targetsOf } from '../tune/targets.ts';

const SQUARES = 4;
const MOST_SQUARES = 20;

/** Undefined for none. @throws Failure for text that is no axis, and unless there are two. */
export function axesOf(typed: readonly string[]): AtlasPlan['axes'] | undefined {
  const [across, up, ...more] = typed.map(axisOf);
  if (!across) return undefined;
  if (!up || more.length > 0 || up.figure === across.figure)
    throw misuse('An atlas has two figures.', 'Write --by cellsUsed:0.3-0.6 --by cellsContested:0-0.3.');
  return [across, up];
}

function axisOf(text: string): Axis {
  const [, name = '', low, high, squares = String(SQUARES)] =
    /^([A-Za-z]+):(\d*\.?\d+)-(\d*\.?\d+)(?:\/(\d+))?$/.exec(text) ?? [];
  const axis = { from: Number(low), to: Number(high), squares: Number(squares) };
  if (name === '' || axis.from >= axis.to || axis.squares < 1 || axis.squares > MOST_SQUARES)
    throw misuse(
      `“${text}” is not an axis.`,
      `Write cellsUsed:0.3-0.6, or cellsUsed:0.3-0.6/5 for five squares instead of ${SQUARES}.`,
    );
  const names = GAME_FIGURES.map(({ figure }) => figure);
  const figure = names.find((one) => one === name);
  if (!figure) throw misuse(`There is no figure “${name}” of a game.`, suggest(name, names, 'There are'));
  // Refuses what no game reaches, such as cellsUsed:30-60.
  targetsOf([`${figure}:${low}-${high}`]);
  return { figure, ...axis };
}
