// Puts a name next to each dot of a picture: in the free place nearest to its dot, so that no two names overlap. Lengths are in any unit,
// since pictures in plain text have letters where others have pixels.
export interface Dot {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Top and bottom of a line through the dot, which names avoid where there is room. */
  readonly reach: readonly [top: number, bottom: number];
}

/** Where names may lie, and how large they are. */
export interface Room {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly letter: number;
  readonly line: number;
  /** From the middle of a dot to the name next to it. */
  readonly gap: number;
  /** Between the heights that are tried. */
  readonly step: number;
}

export interface PlacedName {
  readonly dot: Dot;
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A line below a name is bad, but not as bad as no place nearby; a way to the name across another dot is worse. */
const CROSSED = 3;
const MISTAKEN = 6;

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** In the order of the dots, the first of which has the first choice; a name that finds no place at all is left out. */
export function placeNames(dots: readonly Dot[], room: Room): PlacedName[] {
  const { letter, line, gap } = room;
  const taken: Box[] = dots.map(({ x, y }) => ({
    ...{ left: x - gap, right: x + gap, top: y - line / 2, bottom: y + line / 2 },
  }));
  const lines: Box[] = dots.map(({ x, reach: [top, bottom] }) => ({
    ...{ left: x, right: x + letter / 2, top, bottom },
  }));
  return dots.flatMap((dot) => {
    // With a letter between names.
    const width = (dot.name.length + 1) * letter;
    const others = dots.filter((other) => other !== dot);
    let best: Box | undefined;
    let least = Infinity;
    for (const box of placesFor(dot, width, room)) {
      const away = awayFrom(dot, box, room) + (lines.some((one) => meet(one, box)) ? CROSSED : 0);
      if (away >= least || taken.some((other) => meet(other, box))) continue;
      const all = away + (others.some((other) => isOnWay(other, dot, box, gap)) ? MISTAKEN : 0);
      if (all < least) [best, least] = [box, all];
    }
    if (!best) return [];
    taken.push(best);
    return [{ dot, left: best.left, top: best.top, width: width - letter }];
  });
}

/** Whether another dot lies between a dot and its name. */
function isOnWay(other: Dot, { x, y }: Dot, { left, right, top, bottom }: Box, gap: number): boolean {
  const [toX, toY] = [Math.min(right, Math.max(left, x)) - x, (top + bottom) / 2 - y];
  const length = Math.hypot(toX, toY) || 1;
  const along = ((other.x - x) * toX + (other.y - y) * toY) / length;
  const beside = Math.abs((other.x - x) * toY - (other.y - y) * toX) / length;
  return along > 0 && along < length && beside < gap / 2;
}

/** Right and left of the dot, above and below it, and all over the room. */
function placesFor({ x, y }: Dot, width: number, { left, right, top, bottom, line, gap, step }: Room): Box[] {
  const most = right - width;
  const columns = Math.max(1, Math.floor((most - left) / (4 * line)));
  const lefts = [
    ...[x + gap, x - gap - width, x - width / 2],
    ...Array.from({ length: columns + 1 }, (_, i) => left + (i * (most - left)) / columns),
  ].filter((at) => at >= left && at <= most);
  const levels = Math.floor((bottom - line - top) / step);
  const tops = [y - line / 2, ...Array.from({ length: levels + 1 }, (_, i) => top + i * step)];
  return lefts.flatMap((at) =>
    tops
      .filter((level) => level >= top && level + line <= bottom)
      .map((level) => ({ left: at, right: at + width, top: level, bottom: level + line })),
  );
}

/** In lines of text, from the dot to the nearest point of the box; a little more to the left than to the right. */
function awayFrom({ x, y }: Dot, { left, right, top, bottom }: Box, { line, letter }: Room): number {
  const across = Math.max(0, left - x, x - right) / (2 * letter);
  const up = Math.max(0, Math.abs((top + bottom) / 2 - y)) / line;
  return Math.hypot(across, up) + (right < x ? 0.2 : 0) + (left < x && right > x ? 0.3 : 0);
}
