// How much work a piece of code is, without a clock: how often its blocks ran, as V8 counts them, and what the built-in
// functions that walk over a whole object, list or text had before them.
import { Session } from 'node:inspector';

interface Coverage {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[];
  }[];
}

/** The sum of all counts while `run` runs. The same every time for the same work. */
export async function countSteps(run: () => unknown): Promise<number> {
  const session = new Session();
  session.connect();
  const post = (method: string, params: object = {}): Promise<unknown> =>
    new Promise((resolve, reject) =>
      session.post(method, params, (error, result) => (error ? reject(error) : resolve(result))),
    );
  await post('Profiler.enable');
  await post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const walked = watchWalks();
  await run();
  const inBuiltIns = walked();
  const { result } = (await post('Profiler.takePreciseCoverage')) as Coverage;
  await post('Profiler.stopPreciseCoverage');
  await post('Profiler.disable');
  session.disconnect();
  // Code that the schema checker generates has no address.
  const own = result.filter(
    ({ url }) => url === '' || /packages\/|node_modules\/(yaml|ajv|fastest)/.test(url),
  );
  const ranges = own.flatMap(({ functions }) => functions.flatMap((one) => one.ranges));
  return ranges.reduce((sum, { count }) => sum + count, inBuiltIns);
}

type Walk = (this: { readonly length: number }, ...args: unknown[]) => unknown;

/** Counts what these functions walk over until the function that is given back is called, which gives the sum. */
function watchWalks(): () => number {
  let sum = 0;
  const undo: (() => void)[] = [];
  const wrap = (
    owner: object,
    names: readonly string[],
    lengthOf: (self: never, result: never) => number,
  ) => {
    for (const name of names) {
      const holder = owner as Record<string, Walk>;
      const original = holder[name]!;
      holder[name] = function (...args) {
        const result = original.apply(this, args);
        sum += lengthOf(this as never, result as never);
        return result;
      };
      undo.push(() => (holder[name] = original));
    }
  };
  wrap(Object, ['keys', 'values', 'entries'], (_self, result: { readonly length: number }) => result.length);
  const itself = (self: { readonly length: number }): number => self.length;
  wrap(Array.prototype, ['includes', 'indexOf', 'slice', 'concat'], itself);
  wrap(String.prototype, ['split', 'replaceAll'], itself);
  return () => {
    for (const one of undo) one();
    return sum;
  };
}
