// The tables that this page holds, for those who show them.
import type { HostedTable } from './hosted-table.svelte.ts';

const held = new Map<string, HostedTable>();

/** Undefined if this page does not hold it. */
export const heldHere = (id: string): HostedTable | undefined => held.get(id);
export const isHeldHere = (id: string): boolean => held.has(id);
export const hold = (table: HostedTable): void => void held.set(table.head.id, table);
export const isAnybodyHere = (): boolean => [...held.values()].some(({ guests }) => guests > 0);
