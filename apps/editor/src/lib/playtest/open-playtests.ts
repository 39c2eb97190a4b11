// The playtests of this visit by file: a run goes on while another panel is open.
import { Playtest } from './playtest.svelte.ts';

const open = new Map<string, Playtest>();

export function playtestOf(path: string): Playtest {
  const known = open.get(path);
  if (known) return known;
  const made = new Playtest(path);
  open.set(path, made);
  return made;
}
