// Microsoft's SARIF Multitool, which resembles GitHub's own check of uploads, on the SARIF output.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchPackage, outside } from './install.ts';
import { railwright } from './run.ts';

const VERSION = '5.7.0';
const folder = mkdtempSync(join(tmpdir(), 'railwright-sarif-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

/** Its rules that report errors or warnings; notes are a matter of taste. */
function complaints(file: string): string[] {
  const program = join(fetchPackage('@microsoft/sarif-multitool-linux', VERSION), 'Sarif.Multitool');
  const flags = ['--rule-kind', 'Sarif;Ghas;Gh', '--level', 'Error;Warning'];
  const { stdout } = spawnSync(program, ['validate', join(folder, file), ...flags], {
    env: { ...outside(), DOTNET_SYSTEM_GLOBALIZATION_INVARIANT: '1' },
    encoding: 'utf8',
  });
  expect(stdout).toContain('Analysis completed successfully');
  return [...stdout.matchAll(/: (?:error|warning) (\w+):/g)].map(([, code = '']) => code);
}

// The program exists for Linux on common processors.
describe.runIf(process.platform === 'linux' && process.arch === 'x64')('SARIF', () => {
  beforeAll(() => {
    railwright(process.execPath, folder, 'new', '.', '--id', 'my-rails', '--pack-only', '--yes');
    const cards = 'content/my-rails/cards/my-rails.yaml';
    write(cards, readFileSync(join(folder, cards), 'utf8').replace('return: empties', 'return: emtpies'));
    write('content/my-rails/stray/x.yaml', 'a: 1\n');
    write('content/my-rails/maps/bad 😀.yaml', 'format: 1\nid: [\n');
  });

  test.each(['validate', 'test'])('of %s has no fault by the rules of SARIF and of GitHub', (command) => {
    const { code } = railwright(process.execPath, folder, command, '--output', `sarif=${command}.sarif`);
    expect(code).toBe(1);
    expect(complaints(`${command}.sarif`)).toEqual([]);
  });

  test('notices a rule without a description', () => {
    railwright(process.execPath, folder, 'validate', '--output', 'sarif=whole.sarif');
    write('poor.sarif', readFileSync(join(folder, 'whole.sarif'), 'utf8').replace('fullDescription', 'x'));
    expect(complaints('poor.sarif')).toContain('GH2012');
  });
});
