// `text`: prints cards in the terminal with the words of their faces.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expectNoStack, makeFolder, runCli } from './run-cli.ts';

test('a card is printed in each requested language', async () => {
  const cwd = makeFolder();
  const { code, out } = await runCli(
    ['rules', 'trains/mail-train', ...['en', 'fr', 'de'].flatMap((one) => ['--language', one])],
    { cwd },
  );
  expect(code).toBe(0);
  expect(out).toContain('Mail Train');
  expect(out).toContain('Discard any number of cards from your hand.');
  expect(out).toMatch(/votre\s+main/);
  expect(out).toMatch(/deiner\s+Hand/);
});

test('a setup prints the cards of its market, a pack all its own cards', async () => {
  const cwd = makeFolder();
  const setup = await runCli(['rules', 'trains/tokyo-beginners'], { cwd });
  expect(setup.code).toBe(0);
  expect(setup.out).toContain('Limited express train');
  const pack = await runCli(['rules', 'trains'], { cwd });
  expect(pack.out.length).toBeGreaterThan(setup.out.length);
});

test('an unknown name gets a suggestion', async () => {
  const outcome = await runCli(['rules', 'trains/mail-trian'], { cwd: makeFolder() });
  expect(outcome.code).toBe(2);
  expect(outcome.err).toContain('Did you mean trains/mail-train?');
  expectNoStack(outcome);
});

test('a setup with errors is refused with them, as simulate refuses it', async () => {
  const cwd = makeFolder();
  mkdirSync(join(cwd, 'mine', 'setups'), { recursive: true });
  writeFileSync(
    join(cwd, 'mine', 'pack.yaml'),
    'format: 1\nid: mine\ntitle: Mine\nversion: 1.0.0\nlicence: CC0-1.0\nauthors: [Me]\ngame: trains\nextends: [trains]\n',
  );
  writeFileSync(
    join(cwd, 'mine', 'setups', 'duel.yaml'),
    'format: 1\nid: duel\ntitle: Duel\nmap: trains/tokyoo\n',
  );
  const text = await runCli(['rules', 'mine/duel', '--content', 'mine'], { cwd });
  expect(text).toMatchObject({ code: 1 });
  expect(text.out).toContain('The pack trains has no map “tokyoo”.');
  expect(text.err).toContain('The setup mine/duel cannot be played as it is: ');
  expect(await runCli(['simulate', 'mine/duel', '--content', 'mine'], { cwd })).toEqual(text);
});

test('a pack, and a file of one, can be named by path', async () => {
  const cwd = makeFolder();
  mkdirSync(join(cwd, 'elsewhere', 'mine', 'cards'), { recursive: true });
  const write = (path: string, text: string): void => {
    writeFileSync(join(cwd, 'elsewhere', 'mine', path), `format: 1\n${text}`);
  };
  write(
    'pack.yaml',
    'id: mine\ntitle: Mine\nversion: 1.0.0\nlicence: CC0-1.0\nauthors: [Me]\ngame: trains\nextends: [trains]\n',
  );
  const card = (id: string): string =>
    `cards:\n  - { id: ${id}, name: ${id}, categories: [action], cost: 3, effect: [{ draw: 1 }] }\n`;
  write('cards/one.yaml', card('one'));
  write('cards/two.yaml', card('two'));
  const pack = await runCli(['rules', './elsewhere/mine'], { cwd });
  expect(pack.code).toBe(0);
  expect(pack.out).toMatch(/one,.*\n.*two,/s);
  const file = await runCli(['rules', 'elsewhere/mine/cards/two.yaml'], { cwd });
  expect(file.out).toMatch(/^two,/);
  const nowhere = await runCli(['rules', './nowhere'], { cwd });
  expect([nowhere.code, nowhere.err]).toEqual([2, expect.stringContaining('There is no ./nowhere')]);
});

test('validate names the page of the first word of an effect that a finding is about, once', async () => {
  const cwd = makeFolder();
  mkdirSync(join(cwd, 'mine', 'cards'), { recursive: true });
  writeFileSync(
    join(cwd, 'mine', 'pack.yaml'),
    'format: 1\nid: mine\ntitle: Mine\nversion: 1.0.0\nlicence: CC0-1.0\nauthors: [Me]\ngame: trains\n',
  );
  writeFileSync(
    join(cwd, 'mine', 'cards', 'odd.yaml'),
    'format: 1\ncards:\n  - { id: odd, name: Odd, categories: [action], cost: 3, effect: [{ discard: 2 }, { trash: 2 }] }\n',
  );
  const { out } = await runCli(['validate', 'mine'], { cwd });
  expect(out.match(/card-language\.md#.*/g)).toEqual(['card-language.md#ops-discard']);
});
