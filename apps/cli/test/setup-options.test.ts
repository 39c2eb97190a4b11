// Options that mean nothing for a setup are reported, never ignored.
import { expect, test } from 'vitest';
import { expectNoStack, runCli } from './run-cli.ts';

test.each([
  ['--map', 'trains/tokyo', 'Setups of game-of-trains have no map'],
  ['--rules', 'trains/okazu-2012', 'The pack trains is for trains, game-of-trains for game-of-trains.'],
])('%s %s is refused for Game of Trains', async (flag, value, message) => {
  const outcome = await runCli(['simulate', 'game-of-trains/standard', '-n', '1', flag, value]);
  expect(outcome.code).toBe(2);
  expect(outcome.err).toContain(message);
  expectNoStack(outcome);
});

test('a seed for a market that is not random is rejected', async () => {
  const play = (setup: string) =>
    runCli(['simulate', setup, '-n', '1', '--bots', 'random', '--market-seed', '4']);
  expect((await play('trains/tokyo-beginners')).err).toContain(
    'Nothing in trains/tokyo-beginners is random, so a market seed changes nothing.',
  );
  expect((await play('trains/tokyo-random')).err).not.toContain('Nothing');
});
