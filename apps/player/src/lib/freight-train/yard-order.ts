// Rearranges a yard: cars move between the sidings of a plan, and the plan becomes the choices that the rules ask for.
export interface PlannedCar {
  /** Identifies the car wherever it goes. */
  readonly key: number;
  readonly car: string;
}

export type YardPlan = readonly (readonly PlannedCar[])[];

/** A plan of the current yard. */
export function planOf(yard: readonly (readonly string[])[]): YardPlan {
  let key = 0;
  return yard.map((cars) => cars.map((car) => ({ key: key++, car })));
}

export function placeIn(plan: YardPlan, key: number): { siding: number; at: number } | undefined {
  for (const [siding, cars] of plan.entries()) {
    const at = cars.findIndex((one) => one.key === key);
    if (at >= 0) return { siding, at };
  }
  return undefined;
}

/** The plan with a car at another place; unchanged if there is no room or no such place. */
export function moveCar(plan: YardPlan, key: number, siding: number, at: number, spaces: number): YardPlan {
  const from = placeIn(plan, key);
  const moved = from && plan[from.siding]?.[from.at];
  const target = plan[siding];
  if (!moved || !target || (from.siding !== siding && target.length >= spaces)) return plan;
  const without = plan.map((cars) => cars.filter((one) => one !== moved));
  const end = without[siding]?.length ?? 0;
  return without.map((cars, i) =>
    i === siding ? cars.toSpliced(Math.max(0, Math.min(end, at)), 0, moved) : cars,
  );
}

/** The plan after moving a car with an arrow key: along its siding, or to the end of the one above or below. */
export function stepCar(plan: YardPlan, key: number, arrow: string, spaces: number): YardPlan {
  const from = placeIn(plan, key);
  if (!from) return plan;
  const { siding, at } = from;
  if (arrow === 'ArrowLeft') return moveCar(plan, key, siding, at - 1, spaces);
  if (arrow === 'ArrowRight') return moveCar(plan, key, siding, at + 1, spaces);
  const other = siding + (arrow === 'ArrowUp' ? -1 : 1);
  return moveCar(plan, key, other, plan[other]?.length ?? 0, spaces);
}

/** The choices that produce the planned order. Sidings are interchangeable: empty ones come last. */
export function choicesFor(yard: readonly (readonly string[])[], plan: YardPlan): string[] {
  const wanted = plan.map((cars) => cars.map(({ car }) => car)).filter((cars) => cars.length > 0);
  const now = yard.filter((cars) => cars.length > 0);
  if (JSON.stringify(wanted) === JSON.stringify(now)) return ['keep'];
  return wanted.flatMap((cars, siding) => cars.map((car) => `place ${siding + 1} ${car}`));
}
