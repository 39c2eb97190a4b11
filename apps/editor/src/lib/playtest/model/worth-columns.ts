// Where cards stand on the picture of worth against cost: a column for each cost, in lanes, so that no face hides another.
export interface Spot {
  readonly item: string;
  readonly cost: number;
  /** In parts of the wins. */
  readonly worth: number;
  /** Whether only the effect of having to take it is known. */
  readonly isForced: boolean;
}

/** Of a face, in hundredths of the picture's height: 2.3 rem wide and 352 : 252 high, of 17 rem. */
const TALL = 20;

/** Of a worth from above, in hundredths of the picture's height. */
export const levelOf = (worth: number, most: number): number => 48 - (36 * worth) / most;

/** From the lowest cost; each card in the first lane that has room at its level. */
export function columnsOf(
  spots: readonly Spot[],
  most: number,
): { readonly cost: number; readonly lanes: readonly (readonly Spot[])[] }[] {
  const columns = new Map<number, Spot[][]>();
  for (const spot of spots.toSorted((a, b) => a.cost - b.cost || b.worth - a.worth)) {
    const lanes = columns.get(spot.cost) ?? [];
    columns.set(spot.cost, lanes);
    const isFree = (lane: readonly Spot[]): boolean =>
      levelOf(spot.worth, most) - levelOf(lane.at(-1)?.worth ?? Infinity, most) >= TALL;
    const lane = lanes.find(isFree);
    if (lane) lane.push(spot);
    else lanes.push([spot]);
  }
  return [...columns].map(([cost, lanes]) => ({ cost, lanes }));
}
