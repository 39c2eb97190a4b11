// `npm test`: set-up, then every check there is. A failed check does not stop the others.
// The last line is `N passed, N failed`: the test cases that a report counts, and one for each other check.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { listChecks } from './lib/checks.mjs';
import { countCases } from './lib/reports.mjs';
import { run } from './lib/run.mjs';
import { formatSummary, formatTotals } from './lib/summary.mjs';
import { afterSetUp } from './setup.mjs';

const USAGE = `npm test [-- --only <names>] [-- --list]
  --only   only these checks, by name or group, separated by commas: --only lint,vitest
  --list   name the checks and stop`;

/** @returns {{ only: string[] | undefined, list: boolean } | undefined} undefined when the arguments are wrong */
function readArguments() {
  try {
    const { values } = parseArgs({ options: { only: { type: 'string' }, list: { type: 'boolean' } } });
    return {
      only: values.only?.split(',').map((word) => word.trim()),
      list: values.list === true,
    };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
    return undefined;
  }
}

/**
 * @param {import('./lib/checks.mjs').Check} check
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<import('./lib/summary.mjs').Result>}
 */
async function runCheck(check, env) {
  if (check.commands.length === 0) return { name: check.name, outcome: 'absent', note: check.absent ?? '' };
  console.log(`\n── ${check.name} ${'─'.repeat(Math.max(0, 76 - check.name.length))}`);
  const start = performance.now();
  let passed = true;
  for (const { program, args, env: own, output } of check.commands) {
    if ((await run(program, args, { ...env, ...own }, output)) !== 0) passed = false;
  }
  const seconds = (performance.now() - start) / 1000;
  return {
    name: check.name,
    outcome: passed ? 'passed' : 'failed',
    seconds,
    cases: countCases(check.reports ?? []),
  };
}

const asked = readArguments();
if (!asked) process.exit(2);

await afterSetUp(async ({ node, env }) => {
  const reports = mkdtempSync(join(tmpdir(), 'railwright-test-'));
  try {
    const all = listChecks(node, reports);
    const { only, list } = asked;
    const unknown = only?.find((word) => !all.some(({ name, group }) => name === word || group === word));
    if (unknown !== undefined || list) {
      if (unknown !== undefined) console.error(`No check is called "${unknown}". The checks are:`);
      for (const { name, group } of all) console.log(`${group.padEnd(8)}${name}`);
      return unknown === undefined ? 0 : 2;
    }
    const chosen = only ? all.filter(({ name, group }) => only.includes(name) || only.includes(group)) : all;
    const results = [];
    for (const check of chosen) results.push(await runCheck(check, env));
    console.log(`\n${formatSummary(results)}\n\n${formatTotals(results)}`);
    return results.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
});
