// The next steps after `new`, as commands to type.
import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { shellWord } from '@railwright/content/shell-word';
import { safe } from '../output.ts';
import { style } from '../style.ts';
import type { Place } from './place.ts';

type Step = readonly [command: string, why: string];

export function nextSteps(typed: string, id: string, spec: string, place: Place, packOnly: boolean): string {
  const { folder, around, manager, asks } = place;
  const isHere = folder === resolve('.');
  const alone = around === undefined && !existsSync(join(folder, '.git'));
  // Only a repository of its own has a railwright to run there.
  const from = packOnly && !isHere ? [safe(shellWord(typed))] : [];
  const steps: Step[] = [
    ...(isHere || packOnly ? [] : [[`cd ${safe(shellWord(typed))}`, ''] as const]),
    ...(packOnly || !alone ? [] : [['git init', ''] as const]),
    ...(packOnly || (asks !== undefined && around !== undefined)
      ? []
      : [[`${manager} install`, 'railwright, from package.json'] as const]),
    ...(packOnly ? [] : [['npx railwright hooks', 'run checks before each commit'] as const]),
    [['npx railwright validate', ...from].join(' '), 'find mistakes'],
    [['npx railwright test', ...from].join(' '), 'run the card tests'],
    [
      [`npx railwright simulate ${id}/${id}`, ...from.map((path) => `--content ${path}`)].join(' '),
      'let bots play it',
    ],
    ...(packOnly ? [] : [['npx railwright studio', 'open it in the browser'] as const]),
  ];
  const width = Math.max(...steps.map(([command]) => command.length));
  const lines = steps.map(([command, why]) => `  ${command.padEnd(width)}  ${style.dim(why)}`.trimEnd());
  return ['Next:', ...lines, ...(packOnly ? [] : remarks(spec, place))].join('\n');
}

function remarks(spec: string, { around, path, workflow }: Place): string[] {
  return [
    ...(around === undefined || workflow === undefined
      ? []
      : ['', `${safe(workflow)} already runs railwright: have it check ${safe(path)} as well.`]),
    ...(spec.startsWith('file:..') && around === undefined
      ? [
          '',
          `package.json asks for ${safe(spec)}, which exists only on this machine. To let others and CI find it, copy`,
          `the file into the repository, then run: npm install --save-dev ./${safe(basename(spec))}`,
        ]
      : []),
  ];
}
