// What a seat may know of a position, and what a choice is about, as sparse lists of numbers: the senses of learned players. A game
// declares its features in groups; a group over a vocabulary has one feature for each of its items, such as each kind of card.
import type { State } from './state.ts';

/** A list of (feature, value) pairs; a feature that is there twice counts with the sum. */
export interface Sparse {
  readonly index: Uint16Array;
  readonly value: Float32Array;
  /** Pairs in use; writers append. */
  size: number;
}

/** Things that features are about. What two things have in common carries over from one to the other, even to one never met. */
export interface Vocabulary {
  readonly name: string;
  /** Unique names. */
  readonly items: readonly string[];
  /** Names of what things can have in common: `cost`, `op:draw`. */
  readonly traits: readonly string[];
  /** By item: pairs of a trait and how much of it. */
  readonly traitsOf: readonly (readonly (readonly [trait: number, amount: number])[])[];
}

export interface FeatureGroup {
  readonly name: string;
  /** Number of features. */
  readonly size: number;
  /** The vocabulary it ranges over; then `size` is the number of its items. */
  readonly vocabulary?: string;
}

export interface Perception {
  readonly vocabularies: readonly Vocabulary[];
  /** Groups of features of a position, in the order of their numbers. */
  readonly position: readonly FeatureGroup[];
  /** Groups of features of a choice. */
  readonly choice: readonly FeatureGroup[];
  /**
   * To about how many decisions of a seat something unforeseen is put down, where chance decides so much that the usual number would
   * only blur what a choice was worth.
   */
  readonly reach?: number;
  /** Appends what the seat that is asked may know. */
  observe(s: State, out: Sparse): void;
  /** Appends what a legal choice is about. Only after `observe` of the same position. */
  describe(s: State, choice: number, out: Sparse): void;
  /** One of the choices that can be made without a thought, since it gives nothing away; -1 where there is none. */
  obvious(s: State, legal: Int16Array, count: number): number;
}

export function countFeatures(groups: readonly FeatureGroup[]): number {
  return groups.reduce((sum, { size }) => sum + size, 0);
}

/** Numbers features as groups are added. */
export class FeatureList {
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

export function feel(out: Sparse, feature: number, value: number): void {
  out.index[out.size] = feature;
  out.value[out.size++] = value;
}
