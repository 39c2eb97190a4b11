// A random pair of edits of a shipped file, and what becomes of it.
import { mergeTexts, type Merge } from '../../src/merge/merge-texts.ts';
import { readData } from '../../src/yaml/read-leniently.ts';
import { chooseEdit } from './choose.ts';
import { Dice } from './dice.ts';
import { bothEdits, hasTwins, mistakeIn, sameData } from './judge.ts';
import { overlapOf, type Overlap } from './overlap.ts';
import { treeOf, type Tree } from './tree.ts';
import { withComment, withEdit, type Edited } from './write.ts';

/** The most edits of one side. */
const MOST = 4;
const TRIES = 40;
const STYLE = { size: 7, ours: 'ours', base: 'base', theirs: 'theirs', showsBase: false } as const;

export interface Pair {
  readonly seed: number;
  readonly base: string;
  readonly ours: Edited;
  readonly theirs: Edited;
  readonly overlap: Overlap;
  /** What both edits mean together. */
  readonly expected: Tree | undefined;
}

/** The sides know nothing of each other: each makes one to four edits anywhere in the file. */
export function makePair(base: string, seed: number): Pair {
  const tree = treeOf(readData(base));
  const side = (stream: number): Edited => {
    const dice = new Dice(seed, stream);
    const count = 1 + dice.below(MOST);
    let now: Edited = { tree, text: base, edits: [] };
    for (let i = 0; i < TRIES && now.edits.length < count; i++)
      now = oneMore(now, tree, dice, `x${stream}y${i}z`) ?? now;
    return now;
  };
  const [ours, theirs] = [side(1), side(2)];
  const expected = bothEdits(tree, ours.edits, theirs.edits);
  const isTwin = expected !== undefined && hasTwins(expected);
  const overlap = !expected || isTwin ? 'contrary' : overlapOf(tree, ours.edits, theirs.edits);
  return { seed, base, ours, theirs, overlap, expected };
}

function oneMore(before: Edited, base: Tree, dice: Dice, word: string): Edited | undefined {
  const edit = chooseEdit(base, dice, word);
  if (edit === undefined) return undefined;
  if (edit === 'comment') return withComment(before, dice, word);
  // A side has no business with what it took away or made before.
  const isContrary = overlapOf(base, before.edits, [edit]) === 'contrary';
  const after = isContrary ? undefined : withEdit(before, edit, dice);
  return after && hasTwins(after.tree) ? undefined : after;
}

export interface Judged {
  readonly outcome: 'merged' | 'asked';
  /** What is wrong with it. */
  readonly mistake: string | undefined;
}

/** Judges what a program made of the texts; `text` is undefined if it asks. */
export function judge({ base, ours, theirs, overlap, expected }: Pair, text: string | undefined): Judged {
  if (text === undefined) return { outcome: 'asked', mistake: undefined };
  if (overlap === 'contrary')
    return { outcome: 'merged', mistake: 'both sides changed the same and nobody was asked' };
  if (!expected) return { outcome: 'merged', mistake: undefined };
  return { outcome: 'merged', mistake: mistakeIn(text, expected, base, ours, theirs) };
}

/** With marks, if there are questions; '' if it is left to a merge by line. */
export function mergedText({ base, ours, theirs }: Pair): string {
  const result = mergeTexts({ base, ours: ours.text, theirs: theirs.text }, STYLE);
  return result.kind === 'unread' ? '' : result.text;
}

export function judgeOurs(pair: Pair): Judged {
  const { base, ours, theirs } = pair;
  const result = mergeTexts({ base, ours: ours.text, theirs: theirs.text }, STYLE);
  if (result.kind === 'unread') return { outcome: 'asked', mistake: 'it is left to a merge by line' };
  const judged = judge(pair, result.kind === 'merged' ? result.text : undefined);
  return { ...judged, mistake: judged.mistake ?? brokenLaw(pair, result) };
}

/** What holds for every merge, whatever the edits. */
function brokenLaw({ base, ours, theirs }: Pair, result: Merge): string | undefined {
  const merged = (o: string, t: string): Merge => mergeTexts({ base, ours: o, theirs: t }, STYLE);
  const gives = (merge: Merge, text: string): boolean => merge.kind === 'merged' && merge.text === text;
  if (!gives(merged(ours.text, base), ours.text) || !gives(merged(base, theirs.text), theirs.text))
    return 'an unchanged side changes the other';
  const reverse = merged(theirs.text, ours.text);
  if (reverse.kind !== result.kind) return 'the other way round it is asked';
  if (
    reverse.kind === 'merged' &&
    result.kind === 'merged' &&
    !sameData(readData(reverse.text), readData(result.text))
  )
    return 'the other way round it means something else';
  if (result.kind === 'conflicts')
    for (const side of ['ours', 'theirs'] as const)
      if (readData(answered(result.text, side)) === undefined) return `answered with ${side} it is not YAML`;
  return undefined;
}

/** The text with all questions answered by one side. */
function answered(text: string, side: 'ours' | 'theirs'): string {
  return text.replace(
    /^<{7} ours\n([^]*?)^={7}\n([^]*?)^>{7} theirs\n/gm,
    (_, ours: string, theirs: string) => (side === 'ours' ? ours : theirs),
  );
}
