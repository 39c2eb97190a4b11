// Positions with their choices as sparse features, one after the other: one for a player choosing, thousands for one learning.
import { padded, type Arena } from './arena.ts';

/** A list of (feature, value) pairs to append to. */
interface SparseList {
  readonly index: Uint16Array;
  readonly value: Float32Array;
  size: number;
}

/** Room for samples, features of positions, choices and features of choices, in total. */
export interface SampleRoom {
  /** Number of samples. */
  readonly samples: number;
  /** Features of all positions. */
  readonly features: number;
  readonly choices: number;
  /** Features of all choices. */
  readonly choiceFeatures: number;
}

/**
 * A list of samples in the memory of an arena. Write the features of the position to `position`, those of each
 * choice to `choice` followed by `endChoice`, then call `endSample`.
 */
export class Samples {
  /** How much fits; nothing checks it while writing, so ask `fits` first. */
  readonly room: SampleRoom;
  /** The features of positions and of choices, to append to. */
  readonly position: SparseList;
  readonly choice: SparseList;
  /** By sample: its first feature and first choice. By choice: its first feature. Each has one extra entry, the end. */
  readonly positionStart: Uint32Array;
  /** By sample: its first choice. */
  readonly choicesStart: Uint32Array;
  /** By choice: its first feature. */
  readonly choiceStart: Uint32Array;
  /** Complete samples. */
  size = 0;
  #choices = 0;

  constructor(arena: Arena, room: SampleRoom) {
    this.room = room;
    this.position = { index: arena.u16(room.features), value: arena.f32(room.features), size: 0 };
    this.choice = { index: arena.u16(room.choiceFeatures), value: arena.f32(room.choiceFeatures), size: 0 };
    this.positionStart = arena.u32(room.samples + 1);
    this.choicesStart = arena.u32(room.samples + 1);
    this.choiceStart = arena.u32(room.choices + 1);
  }

  /** Bytes that samples with this room take up in an arena. */
  static bytes({ samples, features, choices, choiceFeatures }: SampleRoom): number {
    return (
      padded(features * 2) +
      padded(features * 4) +
      padded(choiceFeatures * 2) +
      padded(choiceFeatures * 4) +
      2 * padded((samples + 1) * 4) +
      padded((choices + 1) * 4)
    );
  }

  /** Removes all samples. */
  clear(): void {
    this.size = 0;
    this.#choices = 0;
    this.position.size = 0;
    this.choice.size = 0;
  }

  /** Call after appending the features of a choice. */
  endChoice(): void {
    this.choiceStart[++this.#choices] = this.choice.size;
  }

  /** Renumbers the features of the sample being written, before it ends. */
  renumber(position: Uint16Array, choice: Uint16Array): void {
    const felt = this.position;
    for (let i = this.positionStart[this.size]; i < felt.size; i++) felt.index[i] = position[felt.index[i]];
    const said = this.choice;
    const first = this.choiceStart[this.choicesStart[this.size]];
    for (let i = first; i < said.size; i++) said.index[i] = choice[said.index[i]];
  }

  /** Call after the last choice of a sample. */
  endSample(): void {
    this.size++;
    this.positionStart[this.size] = this.position.size;
    this.choicesStart[this.size] = this.#choices;
  }

  /** Removes the newest sample. */
  drop(): void {
    this.size--;
    this.position.size = this.positionStart[this.size];
    this.#choices = this.choicesStart[this.size];
    this.choice.size = this.choiceStart[this.#choices];
  }

  /** Number of choices of a sample. */
  choicesOf(sample: number): number {
    return this.choicesStart[sample + 1] - this.choicesStart[sample];
  }

  /** Whether there is room for one more sample of these sizes. */
  fits(features: number, choices: number, choiceFeatures: number): boolean {
    const { room } = this;
    return (
      this.size < room.samples &&
      this.position.size + features <= room.features &&
      this.#choices + choices <= room.choices &&
      this.choice.size + choiceFeatures <= room.choiceFeatures
    );
  }
}
