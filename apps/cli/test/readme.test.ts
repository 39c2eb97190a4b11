// The first card of the README, made as it says: its commands, its files and what it shows.
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder, runCli } from './run-cli.ts';

const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
const [tutorial = ''] = /## Your first card[^]*?(?=\n## )/.exec(readme) ?? [];
const blocks = [...tutorial.matchAll(/```(\w*)\n([^]*?)```/g)].map(([, language, text = '']) => ({
  language,
  text,
}));
/** The lines added to a list, below the comment that stands for its present lines. */
const added = blocks
  .filter(({ language }) => language === 'yaml')
  .map(({ text }) => text.slice(text.indexOf('…') + 1));
const commands = blocks
  .filter(({ language }) => language === 'sh')
  .flatMap(({ text }) => text.split('\n'))
  .filter((line) => line.startsWith('npx railwright '));
const [shown = ''] = blocks.filter(({ language }) => language === '').map(({ text }) => text);

/** Arguments as a shell splits them. */
const argumentsOf = (command: string): string[] =>
  [...command.replace(/ +#.*/, '').matchAll(/"([^"]*)"|(\S+)/g)]
    .map(([, quoted, plain]) => quoted ?? plain ?? '')
    .slice(2);

test('who follows the README has a tested card that bots play', async () => {
  const cwd = join(makeFolder(), 'railwright');
  mkdirSync(cwd);
  const file = (folder: string): string =>
    join(cwd, `../my-trains/content/my-trains/${folder}/my-trains.yaml`);
  const change = (folder: string, from: string | RegExp, to: string): void =>
    writeFileSync(file(folder), readFileSync(file(folder), 'utf8').replace(from, to));

  const [, create = ''] = /`(npx railwright new [^`]+)`/.exec(tutorial) ?? [];
  expect(await runCli(argumentsOf(create), { cwd })).toMatchObject({ code: 0 });
  appendFileSync(file('cards'), added[0] ?? '');
  change('setups', 'holiday-timetable', 'fruit-train');

  const [validate = '', ...lines] = shown.trimEnd().split('\n');
  const found = await runCli(argumentsOf(validate.replace('$ ', '')), { cwd });
  expect(found.code).toBe(1);
  expect(found.out).toContain(lines.join('\n'));
  expect(found.out).toContain('1 error in 1 of 6 files');

  change('cards', /crat$/m, 'crate');
  appendFileSync(file('tests'), added[1] ?? '');
  expect(commands).toHaveLength(2);
  for (const command of commands)
    expect(await runCli(argumentsOf(command), { cwd }), command).toMatchObject({ code: 0 });
  expect(await runCli(['validate', '../my-trains'], { cwd })).toMatchObject({ code: 0 });
});

test('the README stays a front door', () => {
  expect(readme.split('\n').length - 1).toBeLessThanOrEqual(110);
});
