// Who owns the links of a map.
import type { LinkDefinition } from '@railwright/engine';

/** Links by seat, as its view names them: those it owns. */
export type SeatLinks = readonly (readonly string[])[];

/** The seat that owns a link, or -1. */
export const ownerOf = ({ between }: LinkDefinition, owned: SeatLinks): number =>
  owned.findIndex((ids) => ids.includes(between.join('-')));
