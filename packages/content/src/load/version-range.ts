// Ranges of versions as npm writes them: `^1.2`, `~1.2.3`, `>=1 <3`, `1.x`, `1 || 2`; https://semver.org says what a version is.
// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- The apps check this file without the declarations in its folder.
/// <reference path="./semver.d.ts" />
import satisfies from 'semver/functions/satisfies.js';
import validRange from 'semver/ranges/valid.js';

/** Whether the text is a range at all: a tag or the path of a file is none. */
export const isVersionRange = (range: string): boolean => validRange(range) !== null;

/** False as well when either is not what it should be. */
export const isInRange = (version: string, range: string): boolean => satisfies(version, range);
