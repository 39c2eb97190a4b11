// `simulate --check`: targets from the command line, its exit codes, and files that cannot be played.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { expectNoStack, makeCopy, runCli } from './run-cli.ts';

/** Fast and weak, since only the command is tested here. */
const RANDOM = ['--bots', 'random', '--players', '2'];

/** A copy of the content in which one setup has these targets. */
function copyWithTargets(targets: string): string {
  const cwd = makeCopy();
  const file = join(cwd, 'content', 'trains', 'setups', 'osaka-beginners.yaml');
  writeFileSync(file, `${readFileSync(file, 'utf8')}targets: ${targets}\n`);
  return cwd;
}

const check = (cwd: string, ...flags: string[]) =>
  runCli(['simulate', 'trains/osaka-beginners', '--check', ...RANDOM, ...flags], { cwd });

describe('simulate --check', () => {
  test('ends with 0 when every target is met', async () => {
    const { code, out } = await check(copyWithTargets('{ unwon: { atMost: 0.2 } }'));
    expect(out).toMatch(/unwon +share of games at most 0\.2 .* met/);
    expect(code).toBe(0);
  });

  test('ends with 1 when a target is missed, and says by how much', async () => {
    const { code, out } = await check(copyWithTargets('{ rounds: { atMost: 3 }, unwon: { atMost: 0.2 } }'));
    expect(out).toMatch(/rounds +median at most 3 .* missed by \d+/);
    expect(code).toBe(1);
  });

  test('ends with 1 when games are too few to decide, and says how many more it takes', async () => {
    const { code, out } = await check(copyWithTargets('{ unwon: { atMost: 0.01 } }'), '--games', '40');
    expect(out).toMatch(/undecided: [\d,]+ (to [\d,]+ more games|more games or far more)/);
    expect(code).toBe(1);
  });

  const checkBy = (by: string) =>
    runCli(
      ['simulate', 'trains/osaka-beginners', '--check', '--players', '2', '--games', '10', '--jobs', '1'],
      {
        cwd: copyWithTargets(`{ by: ${by}, unwon: { atMost: 0.9 } }`),
      },
    );

  test('plays with strong players, the panel or a bot, as the setup says', async () => {
    expect((await checkBy('strong')).out).toContain('learned');
    expect((await checkBy('heuristic')).out).not.toContain('learned');
    const panel = await checkBy('panel');
    expect(panel.out).toContain('learned, learned:practised, learned:beginner, heuristic');
    const typo = await checkBy('heuristc');
    expect(typo.code).toBe(2);
    expect(typo.err).toContain('heuristic');
    expectNoStack(typo);
  });

  test('says how to state targets when a setup has none', async () => {
    const outcome = await runCli(['simulate', 'trains/osaka-beginners', '--check']);
    expect(outcome.code).toBe(2);
    expect(outcome.err).toContain('trains/osaka-beginners has no targets');
    expect(outcome.err).toContain('targets: {');
    expectNoStack(outcome);
  });

  test('shows impossible targets at their place', async () => {
    const outcome = await check(copyWithTargets('{ rounds: { between: [22, 12] } }'));
    expect(outcome.code).toBe(1);
    expect(outcome.out).toContain('target-bounds');
    expect(outcome.out).toContain('osaka-beginners.yaml');
    expectNoStack(outcome);
  });
});

describe('files that cannot be played are shown with what is wrong in them', () => {
  test('a setup, by simulate --check', async () => {
    const cwd = makeCopy();
    const file = join(cwd, 'content', 'trains', 'setups', 'osaka-beginners.yaml');
    writeFileSync(file, `${readFileSync(file, 'utf8')}  odd: [\n`);
    const outcome = await check(cwd);
    expect(outcome.code).toBe(1);
    expect(outcome.out).toContain('content/trains/setups/osaka-beginners.yaml:');
    expect(outcome.err).toContain('cannot be played as it is');
    expectNoStack(outcome);
  });

  test('a strategy, by simulate and improve', async () => {
    const cwd = makeCopy();
    writeFileSync(
      join(cwd, 'content', 'trains', 'strategies', 'mine.yaml'),
      'format: 1\nid: mine\nname: Mine\nbuy: [landfil]\notherwise: nothing\n',
    );
    for (const args of [
      ['simulate', 'trains/osaka-beginners', '--players', '2', '--bots', 'mine,random'],
      ['improve', 'trains/mine', '--setup', 'trains/osaka-beginners'],
    ]) {
      const outcome = await runCli(args, { cwd });
      expect(outcome.code).toBe(1);
      expect(outcome.out).toContain('Did you mean landfill?');
      expect(outcome.err).toMatch(/The strategy (trains\/)?mine cannot be played as it is/);
      expectNoStack(outcome);
    }
  });
});
