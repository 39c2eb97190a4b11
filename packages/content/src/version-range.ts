// Ranges of versions as npm writes them: `^1.2`, `~1.2.3`, `>=1 <3`, `1.x`, `1 || 2`; https://semver.org says what a version is.

type Version = readonly [major: number, minor: number, patch: number];

interface Bounds {
  /** Inclusive. */
  readonly from: Version;
  readonly early: string;
  /** Exclusive; undefined when there is none. */
  readonly to?: Version;
}

const VERSION = /^v?(\d{1,9})\.(\d{1,9})\.(\d{1,9})(?:-([\w.-]+))?(?:\+[\w.-]+)?$/;
const PART =
  /^(\^|~|>=|>|<=|<|=)?v?(\d{1,9}|[xX*])(?:\.(\d{1,9}|[xX*]))?(?:\.(\d{1,9}|[xX*]))?(?:-([\w.-]+))?$/;

/** Whether the text is a range at all: a tag or the path of a file is none. */
export function isVersionRange(range: string): boolean {
  return alternativesOf(range) !== undefined;
}

/** False as well when either is not what it should be. */
export function isInRange(version: string, range: string): boolean {
  const [, major, minor, patch, early = ''] = VERSION.exec(version) ?? [];
  if (major === undefined) return false;
  const own: Version = [Number(major), Number(minor), Number(patch)];
  return (alternativesOf(range) ?? []).some((all) =>
    all.every(
      (bounds) =>
        (compare(own, bounds.from) || compareEarly(early, bounds.early)) >= 0 &&
        (bounds.to === undefined || compare(own, bounds.to) < 0),
    ),
  );
}

function alternativesOf(range: string): Bounds[][] | undefined {
  const found: Bounds[][] = [];
  for (const alternative of range.split('||')) {
    const parts = alternative
      .trim()
      .replaceAll(/([<>=^~])\s+/g, '$1')
      .split(/\s+/)
      .map((part) => boundsOf(part === '' ? '*' : part));
    if (parts.includes(undefined)) return undefined;
    found.push(parts.filter((part) => part !== undefined));
  }
  return found;
}

const FIRST: Version = [0, 0, 0];

function boundsOf(part: string): Bounds | undefined {
  const match = PART.exec(part);
  if (!match) return undefined;
  const [, sign = '', ...words] = match as readonly (string | undefined)[];
  const early = words[3] ?? '';
  const given: number[] = [];
  for (const word of words.slice(0, 3)) {
    if (word === undefined || !/^\d/.test(word)) break;
    given.push(Number(word));
  }
  const [major = 0, minor = 0, patch = 0] = given;
  const from: Version = [major, minor, patch];
  const next = nextAfter(from, given.length);
  if (given.length === 0) return { from: FIRST, early: '', ...(/^[<>]$/.test(sign) && { to: FIRST }) };
  if (sign === '>=') return { from, early };
  if (sign === '>') return { from: next ?? from, early: '' };
  if (sign === '<') return { from: FIRST, early: '', to: from };
  if (sign === '<=') return { from: FIRST, early: '', ...(next && { to: next }) };
  // The first number that is not 0 may not grow, as far as numbers are given.
  const leading = given.findIndex((number) => number > 0);
  const kept =
    sign === '^'
      ? leading < 0
        ? given.length
        : leading + 1
      : sign === '~'
        ? Math.min(given.length, 2)
        : given.length;
  const to = nextAfter(from, kept);
  return { from, early, ...(to && { to }) };
}

/** The first version in which one of so many numbers is greater; undefined for none. */
function nextAfter([major, minor, patch]: Version, count: number): Version | undefined {
  if (count === 0) return undefined;
  return count === 1 ? [major + 1, 0, 0] : count === 2 ? [major, minor + 1, 0] : [major, minor, patch + 1];
}

function compare(a: Version, b: Version): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

/** What stands behind a hyphen comes before the version itself. */
function compareEarly(a: string, b: string): number {
  if (a === b) return 0;
  if (a === '' || b === '') return a === '' ? 1 : -1;
  return a.localeCompare(b, 'en', { numeric: true });
}
