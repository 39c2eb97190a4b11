// What players have beside coins, in games with such: plain JSON.
import type { Names } from './names.ts';

/** A resource of a pack's own: players have some of it, and keep it from turn to turn. All is open information. */
export interface ResourceDefinition {
  readonly id: string;
  readonly name: Names;
  /** Its name after numbers other than 1, where that differs. */
  readonly plural?: Names;
  readonly color?: string;
  /** How many each seat begins with; none unless given. */
  readonly start?: number;
  /** The most that a seat can have; absent if there is no limit. */
  readonly limit?: number;
  /** How many there are, of all seats and in the supply together; absent: as many as are needed. */
  readonly total?: number;
}
