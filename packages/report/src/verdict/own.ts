// What a panel says about the thing that somebody works on: a card, some cells, or the map. Told before everything else.
import type { Answer, Mark } from '../document/verdict.ts';
import { decimal, percent, percentRange, rounded } from '../figures-text.ts';
import { cellPicture } from '../pictures/cells.ts';
import { facePictures } from '../pictures/faces.ts';
import { findingOf, isStrong, NOBODY, TEACH, type Judged } from './asked.ts';
import { isWeighed, judgeCards, LEARN } from './cards.ts';

/** The thing that somebody works on. */
export interface Own {
  /** Ids of cards, or of other items that seats own. */
  readonly items?: readonly string[];
  /** Cells of the map; empty for the whole map. */
  readonly cells?: readonly string[];
}

const MOST = 3;

/** An answer for each card or cell, three at most; none about what was not played. */
export function ownAnswers(judged: Judged, { items = [], cells }: Own): Answer[] {
  const known = items.filter((item) => judged.result.cards.some((one) => one.item === item));
  const played = cells?.filter((label) => judged.result.cells.some(({ cell }) => cell === label)) ?? [];
  return [
    ...known.slice(0, MOST).map((item) => cardAnswer(judged, item)),
    ...played.slice(0, MOST).map((cell) => cellAnswer(judged, cell)),
    ...(cells && played.length === 0 && judged.result.cells.length > 0 ? [mapAnswer(judged)] : []),
  ];
}

function cardAnswer(judged: Judged, item: string): Answer {
  const { result } = judged;
  const { deciding, maybe, dead, untried, left } = judgeCards(result);
  const [mark, told]: [Mark, string] = deciding.includes(item)
    ? ['broken', 'It is too strong: nobody wins without it.']
    : maybe.includes(item)
      ? ['look', 'It may be too strong.']
      : dead.includes(item)
        ? ['look', 'It is dead: no player has any use for it.']
        : untried.includes(item)
          ? ['unknown', 'It may be dead: hardly any player gains it.']
          : left.includes(item)
            ? ['look', 'Strong play leaves it alone, other players do not.']
            : isWeighed(result)
              ? ['fine', '']
              : ['unknown', 'Whether it is too strong is not known yet.'];
  const use = result.cards.find((one) => one.item === item);
  const worth = result.worths.find((one) => one.item === item);
  return {
    ...{ id: `card-${item}`, question: `How is ${use?.name ?? item}?`, mark, rests: [] },
    text: [
      told,
      use &&
        `${rounded(use.gained)} of seats of strong play gain it${turnText(use.firstGained)}${playedText(use.played)}.`,
      worth &&
        `Without it, strong play loses ${worth.without === null ? 'at most ' : ''}${percent(worth.lost.value)} of the wins (${percentRange(worth.lost)}).`,
    ]
      .filter((part) => part !== undefined && part !== '')
      .join(' '),
    settles:
      mark !== 'unknown'
        ? null
        : untried.includes(item)
          ? (findingOf(result, 'cards-untried')?.settles ?? null)
          : LEARN,
    picture: facePictures(judged, [item])[0],
  };
}

type Use = Judged['result']['cards'][number];
const turnText = (turn: Use['firstGained']): string =>
  turn === null ? '' : `, the first in turn ${turn.value}`;
const playedText = (played: Use['played']): string =>
  played === null || played === 0 ? '' : `, and play it ${decimal(played)} times a game`;

/** A cell used in fewer games than this is dead. */
const DEAD = 0.01;

function cellAnswer({ result, map }: Judged, cell: string): Answer {
  const found = result.cells.find((one) => one.cell === cell);
  const start = result.starts.find((one) => one.cell === cell);
  const isDead = findingOf(result, 'cells-dead')?.items?.includes(cell) ?? false;
  const open = findingOf(result, 'cells-open');
  const isOpen = open?.items?.includes(cell) ?? false;
  const [uses, others] = [found?.strong?.['cellUse'], found?.panel['cellUse'] ?? 0];
  const mark: Mark = isDead
    ? 'look'
    : uses === undefined || isOpen
      ? 'unknown'
      : start?.stands === true
        ? 'look'
        : 'fine';
  const whole =
    uses === undefined
      ? `used in ${percent(others)} of games`
      : `used in ${percent(uses)} of games of strong play and ${percent(others)} of all`;
  const starts = start
    ? ` A start there, drawn at random, wins ${percent(start.wins.value)} (${percentRange(start.wins)}).`
    : '';
  return {
    ...{ id: `cell-${cell}`, question: `How is ${cell}?`, mark, rests: [] },
    text: `${isDead ? 'Dead: ' : isOpen ? 'Perhaps dead: ' : ''}${whole}.${starts}`.replace(/^u/, 'U'),
    settles: !isStrong(result) ? TEACH : isOpen ? (open?.settles ?? null) : null,
    picture: map && cellPicture(map, { label: cell, caption: '', marked: [cell], lines: [] }),
  };
}

const MOST_NAMED = 5;

/** The cells used most, for those who do not see the picture. */
function mostUsed(used: readonly [cell: string, share: number][]): string {
  const most = used.filter(([, share]) => share > 0).toSorted(([, a], [, b]) => b - a);
  const named = most.slice(0, MOST_NAMED).map(([cell, share]) => `${cell} ${rounded(share)}`);
  return named.length === 0 ? '' : `Used most: ${named.join(', ')}`;
}

function mapAnswer({ result, map }: Judged): Answer {
  const { cells } = result;
  const used = cells.map(({ cell, strong, panel }): [string, number] => [
    cell,
    (strong ?? panel)['cellUse'] ?? 0,
  ]);
  const dead = findingOf(result, 'cells-dead')?.items ?? [];
  const open = findingOf(result, 'cells-open')?.items ?? [];
  const little = used.filter(([, share]) => share < DEAD).length;
  const rest = `strong play leaves ${little} of ${cells.length} alone`;
  return {
    ...{ id: 'map', question: 'Is all of the map used?', rests: ['cells-dead', 'cells-open', 'cells-alive'] },
    mark: !isStrong(result) ? 'unknown' : dead.length > 0 ? 'look' : open.length > 0 ? 'unknown' : 'fine',
    text: !isStrong(result)
      ? NOBODY
      : dead.length > 0
        ? `No: no player uses ${dead.length} of its ${cells.length} cells; ${rest}.`
        : `${open.length > 0 ? 'Perhaps' : 'Yes'}: ${rest}.`,
    settles: isStrong(result) ? (findingOf(result, 'cells-open')?.settles ?? null) : TEACH,
    picture:
      map &&
      cellPicture(map, {
        ...{
          label: isStrong(result) ? 'Use of cells by strong play' : 'Use of cells by bots',
          caption: 'Stronger colour: used more; rings: dead',
        },
        levels: new Map(used),
        marked: dead,
        lines: [mostUsed(used), dead.length > 0 ? `Dead: ${dead.join(', ')}` : ''].filter(
          (line) => line !== '',
        ),
      }),
  };
}
