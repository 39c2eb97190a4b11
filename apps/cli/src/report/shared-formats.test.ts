import type { Diagnostic } from '@railwright/content';
import { expect, test } from 'vitest';
import { formatGitlab } from './gitlab.ts';
import { asText, formatMarkdown } from './markdown.ts';
import { formatRdjson } from './rdjson.ts';
import type { Report } from './report.ts';
import { formatSarif } from './sarif.ts';

const finding = (file: string, message = 'Nothing.'): Diagnostic => ({
  code: 'file-unreadable',
  severity: 'error',
  message,
  file,
  start: { line: 1, column: 1 },
  end: { line: 1, column: 1 },
});

const report = (findings: readonly Diagnostic[]): Report => ({
  command: 'railwright validate',
  content: { packs: [], files: [], diagnostics: findings, ignored: [], excluded: [], unread: [] },
  findings,
  summary: 'x',
  fingerprints: new Map(),
  quiet: false,
  fails: () => true,
});

/** As a reader sees it, with entities and escapes decoded. */
const seen = (markdown: string): string =>
  markdown
    .replaceAll(/\\([\\`*_[\]|~#])/g, '$1')
    .replaceAll('&#8203;', '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

test('text in Markdown is shown literally', () => {
  const text =
    'see @octocat, https://example.org/a_b#1, www.example.org & #12 | <b>&amp; `x` *y* ~z~ [l](u) \\';
  const written = asText(text);
  expect(seen(written)).toBe(text);
  expect(written.replaceAll('&#8203;', '\u200b')).not.toMatch(/@\w|:\/\/|www\.|#\d|<|(?<!\\)[`*_[\]|~]/);
});

test('Markdown fits into a GitHub comment and counts the rest', () => {
  const many = Array.from({ length: 3000 }, (_, i) =>
    finding('a.yaml', `Finding ${i}, ${'@'.repeat(i % 90)}`),
  );
  const text = formatMarkdown(report(many));
  expect(text.length).toBeLessThan(65_536 - 4000);
  const shown = text.match(/^\| \*\*error/gm)!.length;
  expect(shown).toBeGreaterThan(100);
  expect(text).toContain(`\n${(3000 - shown).toLocaleString('en')} more are not shown`);
});

test('every SARIF result is located in a file, and every rule has what GitHub requires', () => {
  const log = JSON.parse(formatSarif(report(['', 'packages', 'a/b.yaml'].map((file) => finding(file))))) as {
    runs: [{ tool: { driver: { rules: object[] } }; results: { locations: object[] }[] }];
  };
  const [{ tool, results }] = log.runs;
  expect(results.map(({ locations }) => locations)).toMatchObject(
    ['pack.yaml', 'packages/pack.yaml', 'a/b.yaml'].map((uri) => [
      { physicalLocation: { artifactLocation: { uri } } },
    ]),
  );
  expect(tool.driver.rules).toMatchObject([
    {
      name: 'FileUnreadable',
      helpUri: expect.stringMatching(/^https:.*#file-unreadable$/) as unknown,
      fullDescription: { text: expect.stringMatching(/\.$/) as unknown },
      properties: { tags: ['content', 'file'] },
    },
  ]);
});

test('GitLab gets a fingerprint for each finding, a known severity, and paths from the root', () => {
  const findings = [finding('a/b.yaml', 'One.'), { ...finding('', 'Two.'), severity: 'info' as const }];
  const fingerprints = new Map(findings.map((one, i) => [one, `mark:${i}`]));
  expect(JSON.parse(formatGitlab({ ...report(findings), fingerprints }))).toEqual([
    {
      description: 'One.',
      check_name: 'file-unreadable',
      fingerprint: 'mark:0',
      severity: 'major',
      location: { path: 'a/b.yaml', lines: { begin: 1, end: 1 } },
    },
    expect.objectContaining({
      fingerprint: 'mark:1',
      severity: 'info',
      location: { path: 'pack.yaml', lines: { begin: 1, end: 1 } },
    }),
  ]);
});

test('reviewdog gets columns in bytes, and fixes as suggestions', () => {
  const text = 'x: 1\né😀名: 2\n';
  const range = { start: { line: 2, column: 5 }, end: { line: 2, column: 6 } };
  const one = { ...finding('a.yaml'), ...range, fix: { ...range, text: '=' } };
  const content = { ...report([]).content, files: [{ path: 'a.yaml', text }] as never };
  const placed = { start: { line: 2, column: 10 }, end: { line: 2, column: 11 } };
  expect(JSON.parse(formatRdjson({ ...report([one]), content }))).toEqual({
    source: { name: 'railwright', url: expect.any(String) as unknown },
    diagnostics: [
      {
        message: 'Nothing.',
        location: { path: 'a.yaml', range: placed },
        severity: 'ERROR',
        code: { value: 'file-unreadable', url: expect.stringContaining('#file-unreadable') as unknown },
        suggestions: [{ range: placed, text: '=' }],
      },
    ],
  });
});
