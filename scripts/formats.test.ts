// The versions in docs/formats.md are those that the code writes.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './lib/workspace.mjs';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const page = read('docs/formats.md');

/** Where the code has the number of a format. */
const CONSTANTS: Readonly<Record<string, readonly [file: string, constant: RegExp]>> = {
  pack: ['packages/content/src/schema/common.ts', /FORMAT = (\d+)/],
  setup: ['packages/content/src/schema/common.ts', /FORMAT = (\d+)/],
  'event stream': ['packages/engine/src/core/event-stream.ts', /EVENT_FORMAT = (\d+)/],
  record: ['packages/engine/src/core/record.ts', /format: (\d+),/],
  bundle: ['packages/content/src/bundle/bundle.ts', /format: (\d+),/],
  'player file': ['packages/net/src/player-header.ts', /FORMAT = (\d+)/],
  store: ['packages/playtest/src/node/database.ts', /FORMAT = (\d+)/],
  part: ['packages/playtest/src/node/part.ts', /format: (\d+),/],
  baseline: ['apps/cli/src/check/baseline.ts', /VERSION = (\d+)/],
};

test.each(Object.entries(CONSTANTS))('the page states the format of the %s', (name, [file, constant]) => {
  const [, version] = constant.exec(read(file)) ?? [];
  const [, stated] =
    new RegExp(`^\\| ${name} +\\|[^|]*\\| \\W*(?:format|version)\\D*(\\d+)`, 'm').exec(page) ?? [];
  expect(stated).toBe(version);
});

test('the page states which results have another format than 1', () => {
  const others = globSync('schemas/*-result.schema.json', { cwd: ROOT })
    .map((file) => JSON.parse(read(file)) as { properties: { format: { const: number } } })
    .map(({ properties }) => properties.format.const);
  const count = (format: number): number => others.filter((one) => one === format).length;
  const [, two = '', three = ''] =
    /except (.*?), which have format 2, and (.*?), which has format 3/s.exec(page) ?? [];
  expect([two.match(/`\w+`/g)?.length, three.match(/`\w+`/g)?.length]).toEqual([count(2), count(3)]);
  expect(Math.max(...others)).toBe(3);
});
