// Facts of a view of any game as names and numbers: numbers by where they stand, words by what they say, lists by what
// they hold. Lists with an entry for each seat begin with the viewer's own.

/** A view that grows without end must not take all memory. */
const MOST_DEPTH = 6;
const LONG_LIST = 12;

/** Hears of each fact; the same name may come more than once. */
export type TellFact = (name: string, value: number) => void;

export function tellFacts(view: object, seats: number, viewer: number, tell: TellFact): void {
  for (const [name, value] of Object.entries(view))
    if (name !== 'game' && name !== 'seats' && name !== 'viewer')
      tellValue(name, value, seats, viewer, 0, tell);
}

function tellValue(
  name: string,
  value: unknown,
  seats: number,
  viewer: number,
  depth: number,
  tell: TellFact,
): void {
  if (typeof value === 'number') tell(name, value);
  else if (typeof value === 'string') tell(`${name}=${value}`, 1);
  else if (typeof value === 'boolean') tell(name, value ? 1 : 0);
  else if (depth >= MOST_DEPTH || typeof value !== 'object' || value === null) return;
  else if (Array.isArray(value)) tellList(name, value, seats, viewer, depth, tell);
  else
    for (const [key, entry] of Object.entries(value))
      tellValue(`${name}.${key}`, entry, seats, viewer, depth + 1, tell);
}

function tellList(
  name: string,
  list: readonly unknown[],
  seats: number,
  viewer: number,
  depth: number,
  tell: TellFact,
): void {
  const { length } = list;
  const bySeat = length === seats;
  if (!bySeat) tell(`${name}.length`, length);
  for (let i = 0; i < length; i++) {
    const entry = bySeat ? list[(viewer + i) % seats] : list[i];
    // The content of a list says as much as its order, and more in a long one.
    if (!bySeat && (typeof entry === 'string' || typeof entry === 'number')) tell(`${name} has ${entry}`, 1);
    if (bySeat || i < LONG_LIST) tellValue(`${name}[${i}]`, entry, seats, viewer, depth + 1, tell);
  }
}
