// The senses of learned players: the knowledge of a seat and the subject of a choice, as sparse lists of numbers. A game declares its
// features in groups; a group over a vocabulary has one feature for each of its items, such as each kind of card.
import type { State } from './state.ts';

/** A list of (feature, value) pairs; a feature that is there twice counts with the sum. */
export interface Sparse {
  /** Numbers of features. */
  readonly index: Uint16Array;
  readonly value: Float32Array;
  /** Pairs in use; writers append. */
  size: number;
}

/** Items that features are about. Items share traits, so that what is learned about one carries over to others, even to new ones. */
export interface Vocabulary {
  readonly name: string;
  /** Unique names. */
  readonly items: readonly string[];
  /** Names of traits, such as `cost` or `op:draw`. */
  readonly traits: readonly string[];
  /** By item: pairs of a trait (index into `traits`) and its amount. */
  readonly traitsOf: readonly (readonly (readonly [trait: number, amount: number])[])[];
}

/** A run of features with consecutive numbers. */
export interface FeatureGroup {
  readonly name: string;
  /** Number of features. */
  readonly size: number;
  /** The vocabulary it ranges over; then `size` is the number of its items. */
  readonly vocabulary?: string;
}

/**
 * Writes positions and choices as features: the senses of one learned player at one game. It may keep state
 * between `observe` and `describe`.
 */
export interface Observer {
  /** The vocabularies that groups range over. */
  readonly vocabularies: readonly Vocabulary[];
  /** Groups of features of a position, in the order of their numbers. */
  readonly position: readonly FeatureGroup[];
  /** Groups of features of a choice. */
  readonly choice: readonly FeatureGroup[];
  /**
   * Credit horizon in decisions of one seat: learning uses λ = 1 − 1 / reach. Set it in games that luck dominates.
   */
  readonly reach?: number;
  /** Appends the features of the position, as far as the seat that must choose may know it. */
  observe(s: State, out: Sparse): void;
  /** Appends the features of a legal choice. Call it after `observe` of the same position. */
  describe(s: State, choice: number, out: Sparse): void;
  /** A legal choice that needs no thought because it costs nothing; -1 if there is none. */
  obvious(s: State, legal: Int16Array, count: number): number;
}

/** The number of features in all groups. */
export function countFeatures(groups: readonly FeatureGroup[]): number {
  return groups.reduce((sum, { size }) => sum + size, 0);
}

/** Numbers features as groups are added. */
export class FeatureList {
  /** The groups added so far, in the order of their numbers. */
  readonly groups: FeatureGroup[] = [];
  #size = 0;

  /** Returns the number of the group's first feature. */
  add(name: string, size: number): number {
    return this.#push({ name, size });
  }

  /** The same for a group with a feature for each item of a vocabulary. */
  over(vocabulary: Vocabulary, name: string): number {
    return this.#push({ name, size: vocabulary.items.length, vocabulary: vocabulary.name });
  }

  #push(group: FeatureGroup): number {
    const first = this.#size;
    this.groups.push(group);
    this.#size += group.size;
    return first;
  }
}

/** Appends one feature; `out` must have room. */
export function addFeature(out: Sparse, feature: number, value: number): void {
  out.index[out.size] = feature;
  out.value[out.size++] = value;
}
