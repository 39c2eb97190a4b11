// Learned players in packs on the command line: what validate reports, and that text commands skip them.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatPlayer, parsePlayer } from '@railwright/playtest';
import { beforeAll, expect, test } from 'vitest';
import { expectFits, expectNoStack, makeFolder, runCli } from './run-cli.ts';

const FENLAND = fileURLToPath(new URL('../../../content/homebrew-fenland', import.meta.url));
const PLAYER = 'homebrew-fenland/players/duel.player';

async function learnDuel(cwd: string, ...more: readonly string[]): Promise<void> {
  const learn = ['learn', 'homebrew-fenland/fenland-duel', '--players', '2', '--games', '8'];
  const made = await runCli([...learn, '--held-out', '0', ...more], { cwd });
  expect(made.code).toBe(0);
}

/** A player that has learned next to nothing. */
let duel: Buffer;
beforeAll(async () => {
  const cwd = makeFolder();
  await learnDuel(cwd, '-o', 'duel.player');
  duel = readFileSync(join(cwd, 'duel.player'));
});

/** A folder with that player. */
function withDuel(): string {
  const cwd = makeFolder();
  writeFileSync(join(cwd, 'duel.player'), duel);
  return cwd;
}

test('validate checks the players of a pack, and format leaves them alone', async () => {
  const cwd = makeFolder();
  cpSync(FENLAND, join(cwd, 'homebrew-fenland'), { recursive: true });
  mkdirSync(join(cwd, 'homebrew-fenland/players'));
  // The content of the copy is that of the shipped pack.
  const bytes = duel;
  writeFileSync(join(cwd, PLAYER), bytes);

  const fine = await runCli(['validate', PLAYER], { cwd });
  expect(fine.out).toMatch(/1 file checked, nothing found/);
  expect(fine.code).toBe(0);

  const format = await runCli(['format', '--check', 'homebrew-fenland/*/*'], { cwd });
  expect(format.code).toBe(0);
  expect(readFileSync(join(cwd, PLAYER))).toEqual(bytes);

  writeFileSync(join(cwd, PLAYER), bytes.subarray(0, 9000));
  const cut = await runCli(['validate', 'homebrew-fenland/players/*'], { cwd });
  expect(cut.code).toBe(1);
  expect(cut.out).toMatch(/error\[player-unusable\].*cut or damaged/s);

  const altered = bytes.toString('latin1').replace('fenland-duel', 'fenland-dual');
  writeFileSync(join(cwd, PLAYER), altered, 'latin1');
  const damaged = await runCli(['validate', 'homebrew-fenland/players/*'], { cwd });
  expect(damaged.code).toBe(1);
  expect(damaged.out).toMatch(/error\[player-unusable\].*first line.*damaged/s);

  const parsed = parsePlayer(bytes);
  if (!parsed.ok) throw new Error(parsed.message);
  const { header, weights } = parsed.player;
  const setups = header.setups.map((one) => ({ ...one, id: one.id.replace('duel', 'dual') }));
  writeFileSync(join(cwd, PLAYER), formatPlayer({ header: { ...header, setups }, weights }));
  const lost = await runCli(['validate', 'homebrew-fenland'], { cwd });
  expect(lost.code).toBe(1);
  expect(lost.out).toMatch(/warning\[player-setup\].*It may now be homebrew-fenland\/fenland-duel/s);
});

test('explain describes what a player does, in sentences and as data', async () => {
  const cwd = withDuel();
  const args = ['explain', 'duel.player', '--games', '4', '--against', 'heuristic'];
  const text = await runCli(args, { cwd });
  expect(text.code).toBe(0);
  expect(text.out).toMatch(/A game takes [\d.]+ rounds/);
  expect(text.out).toMatch(/one more: change in its estimated chance to win, in percentage\s+points/);
  const data = await runCli([...args, '--json'], { cwd });
  const explanation = JSON.parse(data.out) as { readonly opponents: readonly { readonly bot: string }[] };
  expectFits('explanation-result', explanation);
  expect(explanation.opponents.map(({ bot }) => bot)).toEqual(['heuristic']);
});

test.each([
  ['a code', 'yaml-duplicate-key', /railwright validate --explain yaml-duplicate-key/],
  ['a figure', 'wins', /railwright simulate --explain/],
  [
    'a file of something else',
    'pack.yaml',
    /is not a learned player's file\.\nSuch a file ends in \.player\./,
  ],
  ['a file that is not there', 'nobody.player', /nobody\.player cannot be read/],
])('explain tells who asks about %s where to ask', async (_what, asked, message) => {
  const outcome = await runCli(['explain', asked], { cwd: makeFolder() });
  expect(outcome.code).toBe(2);
  expect(outcome.err).toMatch(message);
  expectNoStack(outcome);
});

test('exploit trains an opponent against a player and reports its gain', async () => {
  const cwd = withDuel();
  const args = ['exploit', 'duel.player', '--games', '8', '--held-out', '20'];
  const one = await runCli([...args, '--json'], { cwd });
  expect(one.code).toBe(0);
  const found = JSON.parse(one.out) as {
    readonly answers: readonly { readonly from: string; readonly games: number }[];
    readonly wins: { readonly of: number; readonly share: number };
    readonly gain: { readonly value: number };
  };
  expectFits('exploitation-result', found);
  expect(found.answers.map(({ from }) => from)).toEqual(['player', 'nothing']);
  expect(found.wins.of).toBe(20);
  expect(found.gain.value).toBeCloseTo(found.wins.share - 0.5, 12);
});

test.each([
  ['a bot', ['exploit', 'heuristic'], /is not a learned player's file\.\nSuch a file ends in \.player\./],
  ['nothing', ['exploit'], /The player is missing/],
  ['games and minutes', ['exploit', 'x.player', '--games', '9', '--minutes', '1'], /cannot also be provided/],
  ['the flag of before', ['rate', 'a/b', '--exploit', 'x.player'], /Use railwright exploit PLAYER/],
])('exploit refuses %s', async (_what, args, message) => {
  const outcome = await runCli(args, { cwd: makeFolder() });
  expect(outcome.code).toBe(2);
  expect(outcome.err).toMatch(message);
  expectNoStack(outcome);
});

test('explain mentions the player that another began with', async () => {
  const cwd = withDuel();
  await learnDuel(cwd, '-o', 'later.player', '--from', 'duel.player');
  const args = ['explain', 'later.player', '--games', '4', '--against', 'heuristic'];
  const text = await runCli(args, { cwd });
  expect(text.out).toMatch(
    /learned\s+from\s+\d+\s+games\s+of[^.]*starting\s+from\s+a\s+player\s+that\s+had\s+learned\s+from\s+\d+\s+games\./,
  );
  const simulated = await runCli(
    ['simulate', 'homebrew-fenland/fenland-duel', '--games', '2', '--bots', 'later.player'],
    { cwd },
  );
  expect(simulated.out).toMatch(
    /from\s+\d+\s+games,\s+seed\s+1,\s+starting\s+from\s+a\s+player\s+that\s+had\s+learned\s+from\s+\d+\s+games\./,
  );
});

test('fit writes a valid strategy similar to a player and reports the loss', async () => {
  const cwd = withDuel();
  cpSync(FENLAND, join(cwd, 'homebrew-fenland'), { recursive: true });
  mkdirSync(join(cwd, 'homebrew-fenland/strategies'));
  const file = 'homebrew-fenland/strategies/like-duel.yaml';
  const few = ['--tries', '8', '--games', '4', '--held-out', '8', '--against', 'heuristic'];
  const args = ['fit', 'duel.player', '--content', 'homebrew-fenland', ...few, '-o', file];
  const fitted = await runCli([...args, '--json'], { cwd });
  expect(fitted.code).toBe(0);
  const result = JSON.parse(fitted.out) as {
    readonly unlike: { readonly before: number; readonly after: number };
    readonly bots: readonly { readonly bot: string }[];
  };
  expectFits('fit-result', result);
  expect(result.unlike.after).toBeLessThanOrEqual(result.unlike.before);
  expect(result.bots.map(({ bot }) => bot)).toEqual(['heuristic']);
  const valid = await runCli(['validate', file, '--max-severity', 'warning'], { cwd });
  expect(valid.code).toBe(0);
  expect(readFileSync(join(cwd, file), 'utf8')).toMatch(/^format: 1\nid: like-duel\nname: Like duel\n/);
  const again = await runCli(args, { cwd });
  expect(again.err).toMatch(/like-duel\.yaml already exists\./);
});

test.each([
  ['no strategy', ['improve', '--setup', 'trains/tokyo-beginners'], /The strategy is missing/],
  ['a strategy without a setup', ['improve', 'trains/balanced'], /The flag --setup is missing/],
  ['a file of something else', ['fit', 'x.yaml'], /x\.yaml is not a learned player's file/],
  [
    'the flag of before',
    ['improve', 'a', '--setup', 'b/c', '--from', 'x.player'],
    /Use railwright fit PLAYER/,
  ],
])('a search for a strategy refuses %s', async (_what, args, message) => {
  const outcome = await runCli(args, { cwd: makeFolder() });
  expect(outcome.code).toBe(2);
  expect(outcome.err).toMatch(message);
  expectNoStack(outcome);
});
