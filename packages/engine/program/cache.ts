// Fingerprints are computed once: until a source is written, added or removed, those in a file of the checkout are right.
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprintsOf, foldersIn, sourcesIn, type Fingerprints } from './sources.ts';

interface Kept {
  readonly fingerprints: Fingerprints;
  /** Size and times of every source and folder. The times of a folder tell whether files were added or removed. */
  readonly stamps: Readonly<Record<string, string>>;
}

/**
 * @param packages the folder of all packages
 * @param cache a file that may be missing, damaged or in a place where nothing can be written: then they are computed
 */
export function cachedFingerprints(packages: string, cache: string): Fingerprints {
  const kept = read(cache);
  if (kept && Object.entries(kept.stamps).every(([place, stamp]) => stampOf(join(packages, place)) === stamp))
    return kept.fingerprints;
  const files = sourcesIn(packages);
  // Taken first: a source that is written meanwhile is computed the next time.
  const stamps = Object.fromEntries(
    [...foldersIn(packages), ...files].map((place) => [place, stampOf(join(packages, place))]),
  );
  const fingerprints = fingerprintsOf(packages, files);
  keep(cache, { fingerprints, stamps });
  return fingerprints;
}

function stampOf(place: string): string {
  const status = statSync(place, { throwIfNoEntry: false });
  // A tool may set the time of a change back, but not the time at which it did.
  return status ? `${status.size} ${status.mtimeMs} ${status.ctimeMs}` : 'missing';
}

function read(cache: string): Kept | undefined {
  try {
    const { fingerprints, stamps } = JSON.parse(readFileSync(cache, 'utf8')) as Partial<Kept>;
    const { games, results, queue } = fingerprints ?? {};
    if (!fingerprints || !stamps || Object.keys(stamps).length === 0) return undefined;
    return [games, results, queue].every((one) => /^[0-9a-f]{10}$/.test(String(one)))
      ? { fingerprints, stamps }
      : undefined;
  } catch {
    return undefined;
  }
}

function keep(cache: string, kept: Kept): void {
  const own = `${cache}.${process.pid}`;
  try {
    mkdirSync(dirname(cache), { recursive: true });
    writeFileSync(own, JSON.stringify(kept));
    renameSync(own, cache);
  } catch {
    // Computed again next time.
  }
}
