// The picture of a map: letters to cells, with the right place in the file for what does not fit.
import { formatLabel, parsePictureGrid, toOffset } from '@railwright/hex';
import type { Hex, Orientation, PicturePosition, Shift } from '@railwright/hex';
import { CELL_LIMIT } from '@railwright/engine';
import type { DiagnosticSink, Place } from '../../diagnostics/sink.ts';
import type { Range } from '../../diagnostics/diagnostic.ts';
import type { Path } from '../../text/path.ts';
import { quote } from '../../text/describe.ts';
import type { Terrain } from '../../packs/terrains.ts';

export const CITY = 'C';
export const REMOTE = '*';
const NO_CELL = '.';

export interface PictureCell {
  readonly label: string;
  readonly hex: Hex;
  readonly letter: string;
  readonly at: PicturePosition;
  /** Undefined for cities, remote locations and unknown letters. */
  readonly terrain: Terrain | undefined;
}

export interface Picture {
  readonly cells: readonly PictureCell[];
  readonly shift: Shift;
  /** Whether labels can be relied on: every letter was in step. */
  readonly sound: boolean;
}

interface Letter extends PicturePosition {
  readonly letter: string;
}

/** Undefined when the picture is unusable; the sink then has the reason. `place` is that of the text. */
export function readPicture(
  text: string,
  orientation: Orientation,
  terrains: Iterable<Terrain>,
  place: Place,
  sink: DiagnosticSink,
): Picture | undefined {
  if (place.file.document?.textStyle(place.path) === 'folded') {
    sink.report(
      'map-no-picture',
      place,
      'The rows of this picture are joined into one line; write the picture after `terrain: |`.',
    );
    return undefined;
  }
  const rows = text.split('\n');
  const tab = rows.findIndex((row) => row.includes('\t'));
  if (tab >= 0) {
    const at = characters(place, tab, rows[tab]?.indexOf('\t') ?? 0, 1);
    sink.report('map-tab', place, 'A tab in the picture; use spaces.', at);
    return undefined;
  }
  const letters = rows.flatMap((row, line) =>
    [...row.trimEnd()].flatMap((letter, index): Letter[] =>
      letter === ' ' || letter === NO_CELL ? [] : [{ line, index, letter }],
    ),
  );
  if (letters.length === 0) {
    sink.report('map-empty', place, 'This picture has no cells.');
    return undefined;
  }
  if (letters.length > CELL_LIMIT || rows.length > 2 * CELL_LIMIT) {
    sink.report('map-too-large', place, `The map has ${letters.length} cells; the maximum is ${CELL_LIMIT}.`);
    return undefined;
  }

  const byLetter = new Map([...terrains].map((terrain) => [terrain.letter, terrain]));
  reportUnknownLetters(letters, byLetter, place, sink);
  const { shift, cells: hexes } = parsePictureGrid(orientation, letters);
  const cells: PictureCell[] = [];
  const astray: Letter[] = [];
  letters.forEach((letter, i) => {
    const hex = hexes[i];
    if (!hex) astray.push(letter);
    else
      cells.push({
        label: formatLabel(orientation, toOffset(orientation, hex, shift)),
        hex,
        letter: letter.letter,
        at: letter,
        terrain: byLetter.get(letter.letter),
      });
  });
  reportAstray(astray, letters, orientation, place, sink);
  if (astray.length === 0) reportGaps(rows, orientation, place, sink);
  return { cells, shift, sound: astray.length === 0 };
}

/** Marks characters of the picture, or all of it where they cannot be told apart in the file. */
export function characters(
  { file, path }: Place,
  line: number,
  index: number,
  length: number,
): { path: Path; at?: Range } {
  const range = file.document?.characterRange(path, line, index, length);
  return { path: [...path, line, index], ...(range && { at: range }) };
}

// One report for each letter, at its first place, however often it is there.
function reportUnknownLetters(
  letters: readonly Letter[],
  known: ReadonlyMap<string, Terrain>,
  place: Place,
  sink: DiagnosticSink,
): void {
  const counts = new Map<string, { first: Letter; count: number }>();
  for (const letter of letters) {
    if (known.has(letter.letter) || letter.letter === CITY || letter.letter === REMOTE) continue;
    const entry = counts.get(letter.letter);
    if (entry) entry.count++;
    else counts.set(letter.letter, { first: letter, count: 1 });
  }
  for (const [letter, { first, count }] of counts) {
    const upper = letter.toUpperCase();
    const meant =
      known.has(upper) || upper === CITY
        ? upper
        : [...known.values()].find(({ id }) => id.startsWith(letter.toLowerCase()))?.letter;
    const list = [...known.values()].map((terrain) => `${terrain.letter} ${terrain.id}`).join(', ');
    sink.report(
      'map-unknown-letter',
      place,
      `${quote(letter)} is not a terrain${count > 1 ? /* @wc-include */ ` (${count} times)` : ''}.`,
      {
        ...characters(place, first.line, first.index, 1),
        help:
          meant === undefined
            ? `There are ${list}, C for a city, * for a remote location and . for no cell.`
            : `Did you mean ${meant}?`,
      },
    );
  }
}

/** Between two letters or dots of a row there is room for one more: a gap says neither that there is a cell nor that there is none. */
function reportGaps(
  rows: readonly string[],
  orientation: Orientation,
  place: Place,
  sink: DiagnosticSink,
): void {
  const step = orientation === 'pointy' ? 2 : 4;
  rows.forEach((row, line) => {
    let before: number | undefined;
    [...row.trimEnd()].forEach((letter, index) => {
      if (letter === ' ') return;
      if (before !== undefined && index - before > step)
        sink.report('map-gap', place, 'A letter is missing here, between cells on both sides.', {
          ...characters(place, line, before + step, index - before - 2 * step + 1),
          help: 'Write the letter of the terrain, or a dot where there is no cell.',
        });
      before = index;
    });
  });
}

// A row that is pushed wrongly is one mistake, however many cells it has.
function reportAstray(
  astray: readonly Letter[],
  all: readonly Letter[],
  orientation: Orientation,
  place: Place,
  sink: DiagnosticSink,
): void {
  const rows = new Map<number, Letter[]>();
  for (const letter of astray) rows.set(letter.line, [...(rows.get(letter.line) ?? []), letter]);
  const sound = new Set(all);
  for (const letter of astray) sound.delete(letter);
  const starts = new Map<number, number>();
  for (const { line, index } of sound) if (!starts.has(line)) starts.set(line, index);
  for (const [line, letters] of rows) {
    const start = starts.get(line);
    if (start !== undefined && start < (letters[0]?.index ?? 0)) {
      const at = letters[0]?.index ?? 0;
      sink.report('map-ragged', place, 'From here on, this row is half a cell off the others.', {
        ...characters(place, line, at, 1),
        help: 'A letter is missing before it, or there is a space too many or too few.',
      });
      continue;
    }
    const first = letters[0]?.index ?? 0;
    const last = letters.at(-1)?.index ?? first;
    const message =
      letters.length === 1
        ? 'This cell is half a cell off the others.'
        : `These ${letters.length} cells are half a cell off the others.`;
    sink.report('map-ragged', place, message, {
      ...characters(place, line, first, last - first + 1),
      help:
        orientation === 'pointy'
          ? 'Letters of a row are two characters apart; every other row starts one character later.'
          : 'Columns are two characters apart; every other column is on the lines in between.',
    });
  }
}
