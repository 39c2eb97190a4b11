// Incremental checks after each change find the same as a full check from the start.
import { memorySource } from '@railwright/content';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Workspace } from '../src/index.ts';
import { FILES, openPack, ROOT } from './pack.ts';

const WORDS = ['mini', 'waste', 'landfill', 'mail-train', 'duel', 'nothing', '- ', ': ', '[', '\n', '#'];

const EDIT = fc.record({
  file: fc.constantFrom(...Object.keys(FILES)),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  less: fc.integer({ min: 0, max: 12 }),
  more: fc.constantFrom('', ...WORDS),
  saved: fc.boolean(),
});

it('after any edits, finds what a full check finds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(EDIT, { minLength: 1, maxLength: 6 }), async (edits) => {
      const workspace = await openPack();
      const texts: Record<string, string> = { ...FILES };
      for (const { file, at, less, more, saved } of edits) {
        const text = texts[file]!;
        const from = Math.floor(at * text.length);
        const typed = text.slice(0, from) + more + text.slice(from + less);
        texts[file] = typed;
        workspace.type(ROOT + file, typed);
        if (saved) {
          workspace.set(ROOT + file, new TextEncoder().encode(typed));
          workspace.close(ROOT + file);
        }
        const fresh = new Workspace();
        await fresh.read([{ ...memorySource(texts), prefix: ROOT }]);
        const { diagnostics } = await workspace.check();
        expect(diagnostics).toEqual((await fresh.check()).diagnostics);
      }
    }),
    { numRuns: 30 },
  );
});

it('reports the shape of an open file before everything else has been read', async () => {
  const workspace = new Workspace();
  await workspace.read([{ ...memorySource(FILES), prefix: ROOT }]);
  const file = `${ROOT}setups/duel.yaml`;
  expect(await workspace.firstLook()).toEqual([]);
  const text = FILES['setups/duel.yaml']!;
  workspace.type(file, text.replace('map: mini', 'mapp: mini').replace('landfill', 'landfil'));
  expect((await workspace.firstLook()).map(({ code }) => code)).toEqual(['schema-unknown-key']);
});
