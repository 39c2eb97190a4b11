// `text`: prints cards in the terminal with the words of their faces.
import { expect, test } from 'vitest';
import { expectNoStack, makeFolder, runCli } from './run-cli.ts';

test('a card is printed in each requested language', async () => {
  const cwd = makeFolder();
  const { code, out } = await runCli(
    ['text', 'trains/mail-train', ...['en', 'fr', 'de'].flatMap((one) => ['--language', one])],
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
  const setup = await runCli(['text', 'trains/tokyo-beginners'], { cwd });
  expect(setup.code).toBe(0);
  expect(setup.out).toContain('Limited express train');
  const pack = await runCli(['text', 'trains'], { cwd });
  expect(pack.out.length).toBeGreaterThan(setup.out.length);
});

test('an unknown name gets a suggestion', async () => {
  const outcome = await runCli(['text', 'trains/mail-trian'], { cwd: makeFolder() });
  expect(outcome.code).toBe(2);
  expect(outcome.err).toContain('Did you mean trains/mail-train?');
  expectNoStack(outcome);
});
