// Works on a list, several at a time, and gives what comes of it in the order of the list. Whoever is begun early and fails is heard of
// when its turn comes, and not at all when nobody waits that long.

/** @param ahead how many are under way at the same time */
export async function* inTurn<T, R>(
  items: readonly T[],
  ahead: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R, undefined> {
  const begun: Promise<R>[] = [];
  for (const i of items.keys()) {
    for (const next of items.slice(i + begun.length, i + ahead)) {
      const result = work(next);
      result.catch(() => undefined);
      begun.push(result);
    }
    yield (await begun.shift()) as R;
  }
  return undefined;
}
