// `npm test`: set-up, then every check there is. A failed check does not stop the others. Checks that leave a core idle run in two
// parallel lanes; each shows its output when it is done.
// The last line is `N passed, N failed`: the test cases that a report counts, and one for each other check.
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findChanged } from './lib/changed.mjs';
import { makeBundle } from './lib/bundle.mjs';
import { listChecks, PACKAGED_COMMAND, QUICK } from './lib/checks.mjs';
import { hashFiles, KeptResults } from './lib/kept.mjs';
import { countCases, slowestCases } from './lib/reports.mjs';
import { run } from './lib/run.mjs';
import { formatSummary, formatTotals } from './lib/summary.mjs';
import { ROOT } from './lib/workspace.mjs';
import { afterSetUp } from './setup.mjs';

const USAGE = `npm test [-- --only <names>] [-- --list] [-- --again] [-- --changed] [-- --slowest]
  --only     only these checks, by name or group, separated by commas: --only lint,vitest
  --list     name the checks and stop
  --again    also what passed before with the same files
  --changed  only formats, lint, types and unit tests, as far as files that changed since main concern them
  --slowest  also list the thirty cases that took longest`;

/**
 * @typedef {import('./lib/checks.mjs').Check} Check
 * @typedef {import('./lib/summary.mjs').Result} Result
 */

/** @returns {{ only: string[] | undefined, list: boolean, again: boolean, changed: boolean, slowest: boolean } | undefined} undefined when the arguments are wrong */
function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        only: { type: 'string' },
        list: { type: 'boolean' },
        again: { type: 'boolean' },
        changed: { type: 'boolean' },
        slowest: { type: 'boolean' },
      },
    });
    return {
      only: values.only?.split(',').map((word) => word.trim()),
      list: values.list === true,
      again: values.again === true,
      changed: values.changed === true,
      slowest: values.slowest === true,
    };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
    return undefined;
  }
}

/**
 * @param {Check} check
 * @param {NodeJS.ProcessEnv} env
 * @param {string} [logFile] where its output waits until the check is done; without one it is shown as it comes
 * @returns {Promise<Result>}
 */
async function runCheck(check, env, logFile) {
  if (check.commands.length === 0) return { name: check.name, outcome: 'absent', note: check.absent ?? '' };
  const title = `\n── ${check.name} ${'─'.repeat(Math.max(0, 76 - check.name.length))}`;
  const log = logFile === undefined ? undefined : openSync(logFile, 'w');
  if (log === undefined) console.log(title);
  const start = performance.now();
  let passed = true;
  for (const { program, args, env: own } of check.commands) {
    if ((await run(program, args, { ...env, ...own }, undefined, log)) !== 0) passed = false;
  }
  const seconds = (performance.now() - start) / 1000;
  if (logFile !== undefined && log !== undefined) {
    closeSync(log);
    console.log(`${title}\n${readFileSync(logFile, 'utf8')}`.trimEnd());
  }
  return {
    name: check.name,
    outcome: passed ? 'passed' : 'failed',
    seconds,
    cases: countCases(check.reports ?? []),
  };
}

/**
 * Both lanes in parallel, then the checks that use all cores; results in the order of the checks.
 * @param {readonly Check[]} checks
 * @param {NodeJS.ProcessEnv} env
 * @param {string} logs a folder
 * @param {KeptResults} kept
 * @param {boolean} again whether to run also what passed with the same files
 */
async function runAll(checks, env, logs, kept, again) {
  /** @type {Map<Check, Result>} */
  const results = new Map();
  for (const check of again ? [] : checks) {
    const same = kept.find(check);
    if (same) results.set(check, { name: check.name, outcome: 'passed', kept: true, ...same });
  }
  const due = checks.filter((check) => !results.has(check));
  const lanes = ['sources', 'builds'].map((name) => due.filter(({ lane }) => lane === name));
  const beside = lanes.every((lane) => lane.length > 0);
  /** @type {(check: Check, logFile?: string) => Promise<void>} */
  const runNow = async (check, logFile) => {
    const result = await runCheck(check, env, logFile);
    results.set(check, result);
    if (result.outcome === 'passed') kept.keep(check, result.cases);
  };
  /** @param {readonly Check[]} lane */
  const runLane = async (lane) => {
    for (const check of lane) await runNow(check, beside ? join(logs, `${check.name}.log`) : undefined);
  };
  await Promise.all(lanes.map(runLane));
  for (const check of due) if (!check.lane) await runNow(check);
  return checks.flatMap((check) => results.get(check) ?? []);
}

const asked = readArguments();
if (!asked) process.exit(2);

await afterSetUp(async ({ node, env }) => {
  const reports = mkdtempSync(join(tmpdir(), 'railwright-test-'));
  try {
    const { only, list, again } = asked;
    const changed = asked.changed ? findChanged() : undefined;
    const all = listChecks(node, reports, changed).filter(
      ({ name }) => !asked.changed || QUICK.includes(name),
    );
    const unknown = only?.find((word) => !all.some(({ name, group }) => name === word || group === word));
    if (unknown !== undefined || list) {
      if (unknown !== undefined) console.error(`No check is called "${unknown}". The checks are:`);
      for (const { name, group } of all) console.log(`${group.padEnd(8)}${name}`);
      return unknown === undefined ? 0 : 2;
    }
    const chosen = only ? all.filter(({ name, group }) => only.includes(name) || only.includes(group)) : all;
    if (!asked.changed) await makeBundle(node, env);
    // Tests of the command line run the package where it is made: it starts in half the time.
    const packaged = chosen.some(({ name }) => name === 'package');
    const own = packaged ? { ...env, RAILWRIGHT_COMMAND: PACKAGED_COMMAND } : env;
    const results = await runAll(
      chosen,
      own,
      reports,
      new KeptResults(() => (asked.changed ? undefined : hashFiles(ROOT))),
      again,
    );
    const slowest = asked.slowest
      ? slowestCases(
          chosen.flatMap(({ reports: all = [] }) => all),
          30,
        )
      : [];
    console.log(['', formatSummary(results), ...slowest, '', formatTotals(results)].join('\n'));
    return results.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
});
