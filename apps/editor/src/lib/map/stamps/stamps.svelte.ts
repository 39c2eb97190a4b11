// Named pieces of map to reuse, kept in this browser for all maps, and the last copied piece. One per page.
import { SharedClipboard } from '../../core/browser/shared-clipboard.svelte.ts';
import { keptStorage } from '../../core/browser/kept.ts';
import type { Piece } from '../model/transform.ts';
import { parsePiece } from './piece-data.ts';

export interface Stamp {
  readonly id: string;
  readonly name: string;
  readonly piece: Piece;
}

interface Keeper {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

const KEY = 'railwright.stamps';
const MOST_STAMPS = 200;
const LONGEST_NAME = 60;

export class Stamps {
  #list = $state.raw<readonly Stamp[]>([]);
  readonly #keeper: Keeper | undefined;

  constructor(keeper: Keeper | undefined) {
    this.#keeper = keeper;
    this.#list = readStamps(keeper?.getItem(KEY) ?? null);
  }

  get list(): readonly Stamp[] {
    return this.#list;
  }

  /** An unused name. */
  get freshName(): string {
    const names = new Set(this.#list.map(({ name }) => name));
    let number = this.#list.length + 1;
    while (names.has(`Stamp ${number}`)) number++;
    return `Stamp ${number}`;
  }

  /** Undefined if there is no space; then nothing is kept. */
  add(name: string, piece: Piece): Stamp | undefined {
    const stamp = { id: crypto.randomUUID(), name: tidy(name) || this.freshName, piece };
    if (this.#list.length >= MOST_STAMPS) return undefined;
    return this.#set([...this.#list, stamp]) ? stamp : undefined;
  }

  rename(id: string, name: string): void {
    const tidied = tidy(name);
    if (tidied) this.#set(this.#list.map((stamp) => (stamp.id === id ? { ...stamp, name: tidied } : stamp)));
  }

  /** Returns a function that restores it in its place. */
  remove(id: string): () => void {
    const at = this.#list.findIndex((stamp) => stamp.id === id);
    const stamp = this.#list[at];
    if (!stamp) return () => undefined;
    this.#set(this.#list.filter((other) => other !== stamp));
    return () => void this.#set([...this.#list.slice(0, at), stamp, ...this.#list.slice(at)]);
  }

  /** Another page of the studio changed them. */
  reload(): void {
    this.#list = readStamps(this.#keeper?.getItem(KEY) ?? null);
  }

  #set(list: readonly Stamp[]): boolean {
    try {
      this.#keeper?.setItem(KEY, JSON.stringify(list));
    } catch {
      return false;
    }
    this.#list = list;
    return true;
  }
}

function tidy(name: string): string {
  return name.trim().slice(0, LONGEST_NAME);
}

// Invalid stamps are dropped, so that one bad entry does not affect the others.
function readStamps(text: string | null): Stamp[] {
  let data: unknown;
  try {
    data = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(data)) return [];
  return data.slice(0, MOST_STAMPS).flatMap((entry: unknown): Stamp[] => {
    if (typeof entry !== 'object' || entry === null) return [];
    const { id, name, piece } = entry as Partial<Record<keyof Stamp, unknown>>;
    const read = parsePiece(piece);
    return typeof id === 'string' && typeof name === 'string' && read
      ? [{ id, name: name.slice(0, LONGEST_NAME), piece: read }]
      : [];
  });
}

export const stamps = new Stamps(keptStorage());
/** The copied piece, for any map in any tab. */
export const copiedPiece = new SharedClipboard('railwright.copied-piece', parsePiece);
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === KEY) stamps.reload();
});
