// `text`: what cards say, in the terminal, as their faces say it.
import { expect, test } from 'vitest';
import { expectNoStack, makeFolder, runCli } from './run-cli.ts';

test('a card is told in each language that is asked for', async () => {
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

test('the cards of a setup are those of its market, those of a pack all of its own', async () => {
  const cwd = makeFolder();
  const setup = await runCli(['text', 'trains/tokyo-beginners'], { cwd });
  expect(setup.code).toBe(0);
  expect(setup.out).toContain('Limited express train');
  const pack = await runCli(['text', 'trains'], { cwd });
  expect(pack.out.length).toBeGreaterThan(setup.out.length);
});

test('a name that nothing has is answered with a suggestion', async () => {
  const outcome = await runCli(['text', 'trains/mail-trian'], { cwd: makeFolder() });
  expect(outcome.code).toBe(2);
  expect(outcome.err).toContain('Did you mean trains/mail-train?');
  expectNoStack(outcome);
});
