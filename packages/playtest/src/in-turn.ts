// Works on a list, several items at a time, and yields the results in the order of the list. An item that fails early is reported when
// its turn comes, and never if the caller stops before.

/**
 * Yields the results of `work` in the order of the items.
 * @param ahead number of items under way at the same time
 * @throws the error of the first item that fails, when its turn comes
 */
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
