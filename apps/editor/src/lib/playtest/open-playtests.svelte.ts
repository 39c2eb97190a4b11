// The playtests of this visit by folder and file: a run goes on while another panel is open, not while
// another folder is.
import { outliving } from '../core/document/outliving.svelte.ts';
import { project } from '../core/project/project.svelte.ts';
import { Playtest } from './playtest.svelte.ts';

const open = new WeakMap<object, Map<string, Playtest>>();

$effect.root(() => {
  $effect(() => {
    const folder = project.store ?? project;
    return () => open.get(folder)?.forEach(end);
  });
});

export function playtestOf(path: string): Playtest {
  const folder = project.store ?? project;
  const playtests = open.get(folder) ?? new Map<string, Playtest>();
  open.set(folder, playtests);
  const known = playtests.get(path);
  if (known) return known;
  const made = outliving(() => new Playtest(path));
  playtests.set(path, made);
  return made;
}

/** What it would find would be kept as if it were about the folder that is open now. */
function end({ effect, learner, main, panel, whatIf, study, sweep, tune, change }: Playtest): void {
  effect.cancel();
  learner.stop();
  for (const task of [main, panel.task, whatIf, study, sweep, tune.task, change.task]) task.close();
}
