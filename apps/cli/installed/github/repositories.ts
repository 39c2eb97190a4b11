// Repositories to run workflows in, and helpers to inspect the jobs afterwards.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { railwright } from '../run.ts';
import { runWorkflow } from './runner.ts';
import type { Event, Job } from './workflow.ts';

export const WORKFLOW = '.github/workflows/check.yml';

export function write(folder: string, file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** A workflow with these steps, as YAML. */
export function workflow(folder: string, steps: string, permissions = 'contents: read'): void {
  const head = `on: pull_request\npermissions: { ${permissions} }\njobs:\n  check:\n    runs-on: ubuntu-latest\n    steps:\n`;
  write(folder, WORKFLOW, `${head}${steps.replaceAll(/^(?=.)/gm, '      ')}`);
}

/** Runs the workflow after changing one file, then restores the file. */
export function runChanged(folder: string, file: string, from: string, to: string, event?: Event): Job {
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(folder, file), text.replaceAll(from, to));
  try {
    return runWorkflow(folder, WORKFLOW, event);
  } finally {
    writeFileSync(join(folder, file), text);
  }
}

export const failed = ({ steps }: Job): string[] =>
  steps.filter(({ outcome }) => outcome === 'failure').map(({ step }) => step);
export const logOf = ({ steps }: Job, name: string): string =>
  steps.find(({ step }) => step === name)?.log ?? '';
export function makePack(folder: string, id: string): void {
  mkdirSync(folder, { recursive: true });
  expect(railwright(process.execPath, folder, 'new', '.', '--id', id, '--pack-only', '--yes').code).toBe(0);
}
