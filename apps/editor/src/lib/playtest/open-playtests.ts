// The playtests of this visit by file: a run goes on while another panel is open.
import { outliving } from '../core/document/outliving.svelte.ts';
import { Playtest } from './playtest.svelte.ts';

const open = new Map<string, Playtest>();

export function playtestOf(path: string): Playtest {
  const known = open.get(path);
  if (known) return known;
  const made = outliving(() => new Playtest(path));
  open.set(path, made);
  return made;
}
