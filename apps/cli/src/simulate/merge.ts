// `railwright merge`: puts the parts of a run together and shows it as `simulate` shows a whole one.
import { readParts, SHARED_FLAGS } from './shards.ts';
import { simulate, type SimulateFlags } from './simulate.ts';

export type MergeFlags = Pick<
  SimulateFlags,
  'json' | 'explain' | 'report' | 'player' | 'content' | 'command'
>;

/** Returns the exit code. */
export function mergeParts(files: readonly string[], flags: MergeFlags): Promise<number> {
  const parts = readParts(files);
  const [first] = parts;
  // Only what a run may have: a part is a file from somewhere.
  const asked = Object.fromEntries(SHARED_FLAGS.map((name) => [name, first?.flags[name]]));
  return simulate(first?.setup, {
    ...({ ...asked, 'market-seed': asked['market-seed'] } as unknown as SimulateFlags),
    ...{ jobs: 1, save: undefined, learn: undefined, store: undefined, rows: undefined, outputs: [] },
    ...{ until: undefined, check: false, shard: undefined },
    ...flags,
    parts: parts.map(({ part }) => part),
  });
}
