// A player's knowledge, by the names of features: rows of numbers for groups of features, for the items of vocabularies and for
// their shared traits. A net for given senses is assembled from them, so that what was learned on one market or map is useful on another.
import { innerRows, type NetShape, type Wiring } from './net.ts';

/** The declarations of a game's senses (`Observer` of the engine), as far as the net needs them. */
export interface Senses {
  /** The vocabularies that groups range over. */
  readonly vocabularies: readonly SensedVocabulary[];
  /** Groups of features of a position, in the order of their numbers. */
  readonly position: readonly Group[];
  readonly choice: readonly Group[];
}

export interface SensedVocabulary extends Vocabulary {
  readonly traitsOf: readonly (readonly (readonly [trait: number, amount: number])[])[];
  /** A vocabulary with the traits of its items. */
}
/** By item: pairs of a trait (index into `traits`) and its amount. */

interface Vocabulary {
  readonly name: string;
  readonly items: readonly string[];
  readonly traits: readonly string[];
}

export interface Group {
  readonly name: string;
  /** A run of features with consecutive numbers. */
  readonly size: number;
  readonly vocabulary?: string | undefined;
  /** Number of features. */
}
/** The vocabulary that the group ranges over; one feature for each of its items. */

/** Which rows there are: plain JSON, the table of contents of a player file. */
export interface Contents {
  readonly width: number;
  /** The vocabularies that groups range over. */
  readonly vocabularies: readonly Vocabulary[];
  /** Groups of features of a position, in the order of their rows. */
  readonly position: readonly Group[];
  readonly choice: readonly Group[];
}

/** A trait moves many rows at once, so each of its steps is smaller. */
const TRAIT_SHARE = 0.3;

/**
 * The contents of a player with these senses: each item once, though senses may list it several times.
 * `width` is the number of floats of a row, a multiple of 32.
 */
export function contentsOf({ vocabularies, position, choice }: Senses, width: number): Contents {
  return {
    width,
    vocabularies: vocabularies.map(({ name, items, traits }) => ({
      name,
      items: [...new Set(items)],
      traits,
    })),
    position: position.map(plainGroup),
    choice: choice.map(plainGroup),
  };
}

function plainGroup({ name, size, vocabulary }: Group): Group {
  return { name, size, ...(vocabulary !== undefined && { vocabulary }) };
}

/** Rows of a group: one per feature, or one per item and one per trait of its vocabulary. */
function rowsOfGroup({ vocabularies }: Contents, { size, vocabulary }: Group): number {
  const words = vocabularies.find(({ name }) => name === vocabulary);
  return words === undefined ? size : words.items.length + words.traits.length;
}

/**
 * Number of rows. The weights are one Float32Array of `countRows(contents)` × `contents.width` floats,
 * row-major: position groups, `innerRows` of the net, choice groups. A group with a vocabulary has a row per
 * item, then one per trait; any other has a row per feature.
 */
export function countRows(contents: Contents): number {
  const rows = (groups: readonly Group[]): number =>
    groups.reduce((sum, group) => sum + rowsOfGroup(contents, group), 0);
  return rows(contents.position) + innerRows(contents.width) + rows(contents.choice);
}

/** The shape of a net with these senses and layers of `width` units, for at most `choices` legal choices at once. */
export function shapeFor({ position, choice }: Senses, width: number, choices: number): NetShape {
  const features = (groups: readonly Group[]): number => groups.reduce((sum, { size }) => sum + size, 0);
  return { inputs: features(position), outputs: features(choice), width, choices };
}

/** Connects the rows of `contents` to those of a net for `senses`. A feature without a row has no effect on the net. */
export function wire(contents: Contents, senses: Senses): Wiring {
  const wiring = { net: [] as number[], known: [] as number[], factors: [] as number[] };
  const connect = (net: number, known: number, factor: number): void => {
    wiring.net.push(net);
    wiring.known.push(known);
    wiring.factors.push(factor);
  };
  let net = wireGroups(contents, senses, contents.position, senses.position, 0, 0, connect);
  let known = contents.position.reduce((sum, group) => sum + rowsOfGroup(contents, group), 0);
  for (let i = innerRows(contents.width); i > 0; i--) connect(net++, known++, 1);
  wireGroups(contents, senses, contents.choice, senses.choice, net, known, connect);
  return wiring;
}

/**
 * Weights for `contents`, row-major: rows named in both are copied from `weights`, all others are zero. `weights` has
 * `countRows(from)` × `from.width` floats; both contents have the same width.
 */
export function transfer(from: Contents, weights: Float32Array, contents: Contents): Float32Array {
  const { width } = contents;
  const rows = rowsByName(from);
  const into = new Float32Array(countRows(contents) * width);
  for (const [name, row] of rowsByName(contents)) {
    const known = rows.get(name);
    if (known !== undefined) into.set(weights.subarray(known * width, (known + 1) * width), row * width);
  }
  return into;
}

function rowsByName(contents: Contents): Map<string, number> {
  const rows = new Map<string, number>();
  const add = (...names: readonly (string | number)[]): void => {
    rows.set(JSON.stringify(names), rows.size);
  };
  const addGroups = (side: string, groups: readonly Group[]): void => {
    for (const { name, size, vocabulary } of groups) {
      const words = contents.vocabularies.find((one) => one.name === vocabulary);
      if (!words) for (let i = 0; i < size; i++) add(side, name, i);
      for (const item of words?.items ?? []) add(side, name, 'item', item);
      for (const trait of words?.traits ?? []) add(side, name, 'trait', trait);
    }
  };
  addGroups('position', contents.position);
  for (let i = 0; i < innerRows(contents.width); i++) add('inner', i);
  addGroups('choice', contents.choice);
  return rows;
}

type Connect = (net: number, known: number, factor: number) => void;

/** Returns the net row after the groups. */
function wireGroups(
  contents: Contents,
  senses: Senses,
  knownGroups: readonly Group[],
  groups: readonly Group[],
  firstNet: number,
  firstKnown: number,
  connect: Connect,
): number {
  const starts = new Map<string, { readonly group: Group; readonly row: number }>();
  let row = firstKnown;
  for (const group of knownGroups) {
    starts.set(group.name, { group, row });
    row += rowsOfGroup(contents, group);
  }
  let net = firstNet;
  for (const { name, size, vocabulary } of groups) {
    const start = starts.get(name);
    if (start !== undefined && start.group.vocabulary === vocabulary) {
      const words = senses.vocabularies.find((v) => v.name === vocabulary);
      const knownWords = contents.vocabularies.find((v) => v.name === vocabulary);
      if (words && knownWords) wireWords(words, knownWords, net, start.row, connect);
      else for (let i = 0; i < size && i < start.group.size; i++) connect(net + i, start.row + i, 1);
    }
    net += size;
  }
  return net;
}

function wireWords(
  words: SensedVocabulary,
  known: Vocabulary,
  net: number,
  row: number,
  connect: Connect,
): void {
  const itemRows = new Map(known.items.map((item, i) => [item, row + i]));
  const traitRows = new Map(known.traits.map((trait, i) => [trait, row + known.items.length + i]));
  words.items.forEach((item, i) => {
    const itemRow = itemRows.get(item);
    if (itemRow !== undefined) connect(net + i, itemRow, 1);
    for (const [trait, amount] of words.traitsOf[i] ?? []) {
      const traitRow = traitRows.get(words.traits[trait] ?? '');
      if (traitRow !== undefined) connect(net + i, traitRow, amount * TRAIT_SHARE);
    }
  });
}
