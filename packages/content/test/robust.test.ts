// Whatever the bytes, loading never throws and gives diagnostics located within the file.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCache, listSetups, loadContent, memorySource, resolveSetup } from '../src/index.ts';
import type { Content } from '../src/index.ts';

const BASE = join(import.meta.dirname, 'errors', 'base');
const files: Record<string, string> = Object.fromEntries(
  readdirSync(BASE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [path.slice(BASE.length + 1).replaceAll('\\', '/'), readFileSync(path, 'utf8')]),
);
const names = Object.keys(files);

function check({ diagnostics, files: read }: Content): void {
  for (const { file, start, end } of diagnostics) {
    const text = read.find(({ path }) => path === file)?.text;
    if (text === undefined || text === '') continue;
    const lines = text.split('\n');
    const isWithin =
      start.line <= lines.length &&
      start.column <= (lines[start.line - 1] ?? '').length + 1 &&
      end.column >= start.column;
    if (!isWithin) throw new Error(`${file}: ${JSON.stringify({ start, end })} is not within the file.`);
  }
}

/** Only the file that changed is read again; that this is the same is shown below. */
const cache = createCache();

async function use(changed: Record<string, string | Uint8Array>): Promise<void> {
  const content = await loadContent(memorySource({ ...files, ...changed }), { cache });
  check(content);
  for (const { id } of listSetups(content)) expect(resolveSetup(content, id).ok).toBe(true);
}

describe('loading never throws', () => {
  it('with any bytes in a file', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), fc.uint8Array({ size: 'large' }), (name, bytes) =>
        use({ [name]: bytes }),
      ),
      { numRuns: 150 },
    );
  });

  it('with any text in a file', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...names),
        fc.string({ unit: 'binary', size: 'large' }),
        (name, text) => use({ [name]: text }),
      ),
      { numRuns: 150 },
    );
  });

  it('with a part of a file removed, doubled or moved', async () => {
    const snippet = fc.constantFrom(
      ...[
        '- ',
        ': ',
        '{ ',
        ' }',
        '[',
        ']',
        '"',
        "'",
        '\n',
        '  ',
        '\t',
        '#',
        '|',
        '*',
        '&a ',
        '!x ',
        '__proto__: ',
        '...',
        '---\n',
      ],
      ...[
        'null',
        'effect: []',
        'self',
        'it',
        '1e999',
        '.nan',
        '0x10',
        '- draw: 1\n',
        'constructor: ',
        'valueOf: ',
      ],
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...names),
        fc.array(fc.tuple(fc.nat(), fc.nat(30), snippet), { minLength: 1, maxLength: 4 }),
        async (name, edits) => {
          let text = files[name] ?? '';
          for (const [at, length, put] of edits) {
            const from = at % (text.length + 1);
            text = text.slice(0, from) + put + text.slice(from + length);
          }
          await use({ [name]: text });
        },
      ),
      { numRuns: 600 },
    );
  });

  it('with any JSON in place of any value', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...names),
        fc.nat(),
        fc.jsonValue({ maxDepth: 3 }),
        (name, n, value) => {
          const lines = (files[name] ?? '').split('\n');
          const at = n % lines.length;
          lines[at] = (lines[at] ?? '').replace(/: .*/, `: ${JSON.stringify(value)}`);
          return use({ [name]: lines.join('\n') });
        },
      ),
      { numRuns: 400 },
    );
  });
});

it('skipped kinds of file are not read', async () => {
  const source = memorySource({ ...files, 'tests/t.yaml': '[' });
  expect((await loadContent(source)).diagnostics).toHaveLength(1);
  const { diagnostics, files: read } = await loadContent(source, { skip: ['tests'] });
  expect(diagnostics).toEqual([]);
  expect(read).toHaveLength(names.length);
});

describe('a cache', () => {
  it('returns unchanged files, and the same diagnostics', async () => {
    const cache = createCache();
    const first = await loadContent(memorySource(files), { cache });
    const broken = {
      ...files,
      'setups/mini.yaml': (files['setups/mini.yaml'] ?? '').replace('landfill', 'landfil'),
    };
    const second = await loadContent(memorySource(broken), { cache });
    expect(second.diagnostics).toEqual((await loadContent(memorySource(broken))).diagnostics);
    expect(second.diagnostics).toHaveLength(1);
    const unchanged = second.files.filter((file) => first.files.includes(file));
    expect(unchanged).toHaveLength(names.length - 1);
  });
});

it('a file beyond the limit is rejected before it is read', async () => {
  const { diagnostics } = await loadContent(
    memorySource({ ...files, 'cards/big.yaml': `# ${'x'.repeat(5_000_000)}` }),
  );
  expect(diagnostics.map(({ code }) => code)).toEqual(['yaml-too-large']);
});
