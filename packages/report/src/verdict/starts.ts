// Which starts are best? What strong play wins from each start cell, and whether the best one is too good.
import type { Answer, Mark } from '../document/verdict.ts';
import { percent, percentRange, rounded } from '../figures-text.ts';
import { cellPicture } from '../pictures/cells.ts';
import { strip } from '../pictures/strip.ts';
import { findingOf, isStrong, NOBODY, sideOf, TEACH, valueOf, type Judged } from './asked.ts';

/** Better than even by this much for sure is broken. */
const BROKEN = 0.2;
const MOST_ROWS = 4;
/** Shares that differ by less cannot be told apart in a picture. */
const ALIKE = 0.01;

export function startsAnswer(judged: Judged): Answer {
  const { result } = judged;
  const found = findingOf(result, 'starts');
  return {
    ...{ id: 'starts', question: 'Which starts are best?', mark: markOf(result), rests: ['starts'] },
    text: textOf(result),
    settles:
      found?.answer === 'cannot-say' ? found.settles : playsMap(result) && !isStrong(result) ? TEACH : null,
    picture: picture(judged),
  };
}

function markOf(result: Judged['result']): Mark {
  const found = findingOf(result, 'starts');
  if (!found)
    return hasStarts(result)
      ? stands(result).length > 0
        ? 'look'
        : 'fine'
      : playsMap(result)
        ? 'unknown'
        : 'fine';
  const side = sideOf(found);
  if (side === 'more') return (found.effect?.low ?? 0) >= BROKEN ? 'broken' : 'look';
  return side === 'open' ? 'unknown' : 'fine';
}

const hasStarts = ({ starts }: Judged['result']): boolean => starts.length > 0;
/** A map without known starts: nobody has judged them. */
const playsMap = ({ cells }: Judged['result']): boolean => cells.length > 0;
const stands = ({ starts }: Judged['result']) => starts.filter((start) => start.stands);

function textOf(result: Judged['result']): string {
  const found = findingOf(result, 'starts');
  const value = found && valueOf(found);
  const [best] = result.starts;
  if (!best) {
    if (!playsMap(result)) return 'This game has no start cells.';
    return isStrong(result) ? 'Starts were not tried.' : NOBODY;
  }
  if (!found || !value)
    return `Nobody chooses a start; from ${best.cell}, the best, ${percent(best.wins.value)} are won (${percentRange(best.wins)}).`;
  const range = `${percent(value.value)} (${percentRange(value)})`;
  const even = `${rounded(found.against)} would be even`;
  if (sideOf(found) === 'less')
    return `No start decides the game: even from ${best.cell}, the best if drawn, a player wins only ${range} against chosen starts; ${even}.`;
  const wins = `a player who starts there wins ${range} against chosen starts; ${even}`;
  if (sideOf(found) === 'more') return `${best.cell} is too good: ${wins}.`;
  return sideOf(found) === 'open'
    ? `Perhaps ${best.cell} is too good: ${wins}.`
    : `No start decides the game; best is ${best.cell}: ${wins}.`;
}

/** On the map where there is one. */
function picture({ result: { starts }, map }: Judged) {
  const rows = starts.slice(0, MOST_ROWS).map(({ cell, wins }) => ({ name: cell, ...wins }));
  const label = 'Wins of strong play from start cells drawn at random, best first';
  if (!map || rows.length === 0)
    return strip({ label, caption: 'Wins from drawn starts', rows, format: rounded });
  const shares = starts.map(({ wins }) => wins.value);
  const [least, most] = [Math.min(...shares), Math.max(...shares)];
  const best = rows[0]?.name ?? '';
  return cellPicture(map, {
    label,
    caption:
      most - least < ALIKE
        ? `If starts are drawn, all win alike; ring: ${best}`
        : `If starts are drawn, stronger colour wins more; ring: ${best}`,
    levels: new Map(
      starts.map(({ cell, wins: { value } }) => [cell, 0.1 + (0.9 * (value - least)) / (most - least || 1)]),
    ),
    marked: [best],
    lines: rows.map(({ name, value, ...range }) => `${name}: ${percent(value)} (${percentRange(range)})`),
  });
}
