// For code scanning: SARIF 2.1.0, https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html.
import { explainCode, type Diagnostic, type Range } from '@railwright/content';
import { toSafeJson } from '../output.ts';
import { addressOfCode, addressOfWord, HOME } from '../addresses.ts';
import { packageVersion } from '../shipped.ts';
import { asText } from './markdown.ts';
import { fromRoot } from './paths.ts';
import type { Report } from './report.ts';

/** GitHub's names of severities. */
const PROBLEM = { error: 'error', warning: 'warning', info: 'recommendation' } as const;
const LEVEL = { error: 'error', warning: 'warning', info: 'note' } as const;

export function formatSarif({ findings, fingerprints }: Report): string {
  const codes = [...new Set(findings.map(({ code }) => code))].sort();
  const log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'railwright',
            semanticVersion: packageVersion(),
            informationUri: HOME,
            rules: codes.map(ruleOf),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: findings.map((finding) => resultOf(finding, codes, fingerprints.get(finding))),
      },
    ],
  };
  return `${toSafeJson(log, 2)}\n`;
}

function ruleOf(code: string) {
  const page = explainCode(code);
  if (!page) throw new Error(`The code ${code} has no page.`);
  const { title, help, example, severity } = page;
  const text = help.trim();
  const [stage = code] = code.split('-');
  return {
    id: code,
    name: code.replaceAll(/(?:^|-)([a-z0-9])/g, (_, first: string) => first.toUpperCase()),
    shortDescription: { text: sentence(title) },
    fullDescription: { text: text.split('\n\n')[0] ?? text },
    help: {
      text: example === undefined ? text : `${text}\n\n${example.trimEnd()}`,
      markdown: example === undefined ? text : `${text}\n\n\`\`\`yaml\n${example.trimEnd()}\n\`\`\``,
    },
    helpUri: addressOfCode(code),
    defaultConfiguration: { level: LEVEL[severity] },
    properties: {
      tags: ['content', stage],
      precision: 'very-high',
      'problem.severity': PROBLEM[severity],
    },
  };
}

function sentence(title: string): string {
  return `${title.charAt(0).toUpperCase()}${title.slice(1)}.`;
}

function resultOf(finding: Diagnostic, codes: readonly string[], fingerprint: string | undefined) {
  const { code, severity, file, fix, related = [] } = finding;
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: LEVEL[severity],
    message: messageOf(finding),
    locations: [{ physicalLocation: placeOf(file, finding) }],
    ...(related.length > 0 && {
      relatedLocations: related.map((other) => ({
        physicalLocation: placeOf(other.file, other),
        message: { text: other.message },
      })),
    }),
    ...(fingerprint !== undefined && { partialFingerprints: { 'railwright/v1': fingerprint } }),
    ...(fix && {
      fixes: [
        {
          artifactChanges: [
            {
              artifactLocation: locationOf(file),
              replacements: [{ deletedRegion: regionOf(fix), insertedContent: { text: fix.text } }],
            },
          ],
        },
      ],
    }),
  };
}

/** The address of the page for a word of an effect; the page of the code is that of the rule. */
function messageOf(finding: Diagnostic) {
  const { message, help } = finding;
  const text = help === undefined ? message : `${message} ${help}`;
  const page = addressOfWord(finding);
  return page === undefined ? { text } : { text, markdown: `${asText(text)} [The card language](${page})` };
}

function placeOf(file: string, range: Range) {
  return { artifactLocation: locationOf(file), region: regionOf(range) };
}

function locationOf(file: string) {
  const uri = fromRoot(file).split('/').map(encodeURIComponent).join('/');
  return { uri, uriBaseId: '%SRCROOT%' };
}

function regionOf({ start, end }: Range) {
  return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
}
