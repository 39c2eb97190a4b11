// Every reason that keeps a setup from being played, or a test from being run, is among the findings about the pack, be it in
// another pack: every file that the setups of a pack need is broken in each stage, and `validate`, `test` and `simulate` have to agree.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  createCache,
  findingsFor,
  loadContent,
  memorySource,
  resolveSetup,
  runTests,
  type Content,
} from '../src/index.ts';
import { referencesIn } from '../src/file-references/references-in.ts';
import { LineStarts } from '../src/yaml/line-starts.ts';

const SHIPPED = join(import.meta.dirname, '../../../content');
const OWN = 'homebrew-fenland/';
const SETUP = 'homebrew-fenland/fenland-duel';
/** Files that nothing is built from. */
const LEFT_OUT = /^trains\/(tests|preferences|strategies|players|groups|lessons|setups)\/|\.player$/;

const files = Object.fromEntries(
  ['trains', 'homebrew-fenland'].flatMap((pack) =>
    readdirSync(join(SHIPPED, pack), { recursive: true, encoding: 'utf8' })
      .map((path) => `${pack}/${path.replaceAll('\\', '/')}`)
      .filter((path) => path.endsWith('.yaml') && !LEFT_OUT.test(path))
      .map((path) => [path, readFileSync(join(SHIPPED, path), 'utf8')]),
  ),
);
const cache = createCache();
const load = (changed: Readonly<Record<string, string>>): Promise<Content> =>
  loadContent(memorySource({ ...files, ...changed }), { cache });

interface Answers {
  readonly validate: boolean;
  readonly setupFile: boolean;
  readonly test: boolean;
  readonly simulate: boolean;
}

/** Whether each is green. */
async function ask(changed: Readonly<Record<string, string>>): Promise<Answers> {
  const content = await load(changed);
  const validated = (isAsked: (path: string) => boolean): boolean =>
    findingsFor(content, { isAsked }).every(({ severity }) => severity !== 'error');
  const { failed, passed, unread } = runTests(content, { files: (path) => path.startsWith(OWN) });
  return {
    validate: validated((path) => path.startsWith(OWN)),
    setupFile: validated((path) => path === `${OWN}setups/fenland-duel.yaml`),
    test: failed + unread.length === 0 && passed > 0,
    simulate: resolveSetup(content, SETUP).ok,
  };
}

/** The text with its first reference to something of another file naming nothing. */
function withoutTarget(path: string, content: Content): string | undefined {
  const pack = content.packs.find(({ folder }) => path.startsWith(folder))!;
  const file = [pack.file, ...pack.files].find((one) => one.path === path)!;
  const one = referencesIn(file, pack.game).find(
    ({ own, to }) => !own && ['cards', 'rules', 'maps', 'packs'].includes(to),
  );
  const range = one && file.document?.wordRange(one.path, one.at, one.from, one.id);
  if (!range) return undefined;
  const at = new LineStarts(file.text).lineStart(range.start.line - 1) + range.start.column - 1;
  return `${file.text.slice(0, at)}no-such-thing${file.text.slice(at + one.id.length)}`;
}

const whole = await load({});
/** Ways that leave nothing of a file to be read; the others leave some of it. */
const WHOLE = {
  'its end cut off': (text: string) => `${text}\nzz: [\n`,
  'its first line broken': (text: string) => `] ${text}`,
  'nothing in it': () => '',
  'another format': (text: string) => text.replace(/^format: 1$/m, 'format: 9'),
} as const;
const PARTLY = {
  'no format': (text: string) => text.replace(/^format: 1$/m, ''),
  'a number as text': (text: string) => text.replace(/: \d+$/m, ': some'),
  'an id in capitals': (text: string) => text.replace(/^( *-? ?id: )(.*)$/m, '$1Wrong Id'),
  'an unknown name': (_: string, path: string) => withoutTarget(path, whole),
} as const;

it('the packs are sound as they are', async () => {
  expect(await ask({})).toEqual({ validate: true, setupFile: true, test: true, simulate: true });
});

describe.each(Object.entries(files))('%s', (path, text) => {
  it.each(Object.entries(WHOLE))('with %s', async (_how, change) => {
    const without = Object.fromEntries(Object.entries(files).filter(([name]) => name !== path));
    const isNeeded = !resolveSetup(await loadContent(memorySource(without), { cache }), SETUP).ok;
    const { validate, setupFile, test, simulate } = await ask({ [path]: change(text) });
    expect({ validate, simulate }).toEqual({ validate: false, simulate: !isNeeded });
    if (isNeeded) expect({ setupFile, test }).toEqual({ setupFile: false, test: false });
  });

  it.each(Object.entries(PARTLY))('with %s', async (_how, change) => {
    const changed = change(text, path);
    if (changed === undefined || changed === text) return;
    const { validate, setupFile, simulate } = await ask({ [path]: changed });
    expect(validate).toBe(false);
    // A mistake in a file that a setup does not use does not keep it from being played.
    if (!simulate) expect(setupFile).toBe(false);
  });
});
