// A pack of Freight Train for tests: in order, with three types of car, for two or three players, two days.
import type { Content } from '@railwright/content';
import { loadChanged, readPack } from './changed-pack.ts';

export const PACK = readPack('base-of-freight-train', [
  'pack.yaml',
  'cars/own.yaml',
  'rules/short.yaml',
  'setups/duel.yaml',
]);

export type File = keyof typeof PACK;

/** The pack with one text in one of its files put in place of another. */
export const load = (file?: File, from?: string, to?: string): Promise<Content> =>
  loadChanged(PACK, file, from, to);
