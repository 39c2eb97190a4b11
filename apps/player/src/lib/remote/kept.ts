// What this browser remembers of tables: which bundle each plays, so that it need not be sent again, and the name that was typed last.
import { keepBundle, keptBundle, put, storage } from '../play/saved-games.ts';

const TABLE = 'railwright.player.table.';
const NAME = 'railwright.player.name';

/** Hash and text of the bundle of a table, if they are still here. */
export function rememberedBundle(
  table: string,
): { readonly hash: string; readonly json: string } | undefined {
  const hash = storage().getItem(TABLE + table);
  const json = hash === null ? undefined : keptBundle(hash);
  return hash !== null && json !== undefined ? { hash, json } : undefined;
}

export function rememberBundle(table: string, hash: string, json: string): void {
  keepBundle(hash, json);
  put(TABLE + table, hash);
}

export function forgetBundle(table: string): void {
  storage().removeItem(TABLE + table);
}

export function rememberedName(): string {
  return storage().getItem(NAME) ?? '';
}

export function rememberName(name: string): void {
  put(NAME, name);
}
