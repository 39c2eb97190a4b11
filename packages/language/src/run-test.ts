// Runs one test of a file as it is in the editor.
import { runTests, type Content } from '@railwright/content';

/** The result, in a sentence or two. */
export function runTest(
  content: Content,
  path: string,
  index: number,
): { readonly ok: boolean; readonly text: string } {
  const results = runTests(content, { files: (file) => file === path }).results.filter(
    (one) => one.index === index,
  );
  const [first] = results;
  if (!first) return { ok: false, text: 'This test is no longer here.' };
  const bad = results.filter(({ outcome }) => outcome !== 'passed' && outcome !== 'known');
  if (bad.length === 0)
    return { ok: true, text: `Passed: ${first.name}${first.outcome === 'known' ? ' (known to fail)' : ''}` };
  const reasons = bad.flatMap(({ diagnostics, rules }) =>
    diagnostics.map(({ message }) => (rules === undefined ? message : `With the rules ${rules}: ${message}`)),
  );
  return { ok: false, text: [`Failed: ${first.name}`, ...new Set(reasons)].join('\n') };
}
