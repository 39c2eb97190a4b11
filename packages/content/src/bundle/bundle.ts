// A bundle: one setup put together, as JSON that a player or the engine takes without reading YAML.
import type { GameDefinition } from '../games.ts';

export interface Bundle {
  readonly format: 1;
  /** Version of the engine it was made with. */
  readonly engine: string;
  /** Fingerprint of the definition. */
  readonly hash: string;
  readonly definition: GameDefinition;
  readonly seats: { readonly min: number; readonly max: number };
  readonly defaultSeats: number;
  readonly options: Readonly<Record<string, unknown>>;
}
