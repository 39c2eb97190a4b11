import { describe, expect, it } from 'vitest';
import { makeDiagnostic } from './reporter.ts';
import { formatDiagnostic, formatGithub, toJson } from './format.ts';

const TEXT = 'cards:\n  - id: one\n    darw: 2\n';
const range = { start: { line: 3, column: 5 }, end: { line: 3, column: 9 } };
const diagnostic = makeDiagnostic('schema-unknown-key', 'cards/a.yaml', range, 'Unknown key “darw”.', {
  help: 'Did you mean draw?',
});

describe('a diagnostic', () => {
  it('shows the line, the marked part, and help', () => {
    expect(formatDiagnostic(diagnostic, TEXT)).toBe(
      [
        'error[schema-unknown-key] Unknown key “darw”.',
        '  --> cards/a.yaml:3:5',
        '  2 |   - id: one',
        '  3 |     darw: 2',
        '    |     ^^^^',
        '  help: Did you mean draw?',
      ].join('\n'),
    );
  });

  it('has colours only on request', () => {
    expect(formatDiagnostic(diagnostic, TEXT)).not.toContain('\u001b');
    expect(formatDiagnostic(diagnostic, TEXT, { color: true })).toContain('\u001b[31;1merror');
  });

  it('works without the text of the file, and with text that has become shorter', () => {
    expect(formatDiagnostic(diagnostic, undefined)).toContain('cards/a.yaml:3:5');
    expect(formatDiagnostic(diagnostic, 'a: 1\n')).toContain('cards/a.yaml:3:5');
  });

  it('shows the relevant part of a long line', () => {
    const long = { start: { line: 1, column: 1001 }, end: { line: 1, column: 1004 } };
    const shown = formatDiagnostic({ ...diagnostic, ...long }, `${'x'.repeat(1000)}BAD${'y'.repeat(1000)}`);
    expect(shown).toContain('BAD');
    const [line = '', mark = ''] = shown.split('\n').slice(2, 4);
    expect(line.indexOf('BAD')).toBe(mark.indexOf('^^^'));
    expect(line.length).toBeLessThan(130);
  });

  it('does not pass on control characters', () => {
    const shown = formatDiagnostic(
      { ...diagnostic, message: 'x\u001b[2Jy', file: 'a\u001b]0;z' },
      '\n\n\u001b[31mdarw',
    );
    expect(shown).not.toContain('\u001b');
  });

  it('stays on one line in the commands for GitHub', () => {
    expect(formatGithub({ ...diagnostic, message: '50% of\nit', file: 'a,b:c.yaml' })).toBe(
      '::error file=a%2Cb%3Ac.yaml,line=3,endLine=3,col=5,endColumn=9,title=schema-unknown-key::50%25 of%0Ait Did you mean draw?',
    );
  });

  it('is data with a JSON pointer to its subject', () => {
    const path = ['tests', 0, 'given', 'a/b~c'];
    expect(toJson([{ ...diagnostic, path }])).toMatchObject([{ pointer: '/tests/0/given/a~1b~0c' }]);
    expect(toJson([{ ...diagnostic, path }])[0]).not.toHaveProperty('path');
  });

  it('is data with its fields in a fixed order', () => {
    expect(JSON.stringify(toJson([diagnostic]))).toBe(
      '[{"code":"schema-unknown-key","severity":"error","message":"Unknown key “darw”.","file":"cards/a.yaml",' +
        '"start":{"line":3,"column":5},"end":{"line":3,"column":9},"help":"Did you mean draw?"}]',
    );
  });
});
