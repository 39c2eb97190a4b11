// The fingerprints of the sources of this checkout. What is bundled has no sources and holds those of the sources that it was made from:
// there, scripts/fingerprints-plugin.ts replaces this module.
import { join } from 'node:path';
import { cachedFingerprints } from './cache.ts';
import type { Fingerprints } from './sources.ts';

const PACKAGES = join(import.meta.dirname, '../..');
const CACHE = join(PACKAGES, '../node_modules/.cache/railwright/fingerprints.json');

let known: Fingerprints | undefined;

/** The fingerprints of the running program; computed once. */
export const fingerprints = (): Fingerprints => (known ??= cachedFingerprints(PACKAGES, CACHE));
