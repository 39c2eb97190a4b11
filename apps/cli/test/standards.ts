// Checks texts against the published descriptions of formats. Each check proves that it can fail.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { expect } from 'vitest';

const STANDARDS = join(import.meta.dirname, 'standards');

export interface SarifLog {
  readonly runs: readonly [
    {
      readonly tool: { readonly driver: { readonly rules: readonly SarifRule[] } };
      readonly results: readonly SarifResult[];
    },
  ];
}

interface SarifRule {
  readonly id: string;
  readonly name: string;
  readonly helpUri: string;
  readonly shortDescription: { readonly text: string };
  readonly fullDescription: { readonly text: string };
  readonly properties: { readonly tags: readonly string[] };
}

interface SarifResult {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly message: { readonly text: string; readonly markdown?: string };
  readonly partialFingerprints: Readonly<Record<string, string>>;
  readonly locations: readonly [
    {
      readonly physicalLocation: {
        readonly artifactLocation: { readonly uri: string };
        readonly region: { readonly startLine: number };
      };
    },
  ];
  readonly fixes?: unknown;
}

/** SARIF 2.1.0, by the OASIS schema. */
export function readSarif(text: string): SarifLog {
  // The published schema uses draft-04, which has `id` in place of `$id` and is otherwise the same here.
  const {
    $schema: _dialect,
    id: _id,
    ...schema
  } = JSON.parse(readFileSync(join(STANDARDS, 'sarif-schema-2.1.0.json'), 'utf8')) as Record<string, unknown>;
  const valid = new Ajv({ strict: false, validateFormats: false }).compile(schema);
  const log: unknown = JSON.parse(text);
  expect(valid(log), JSON.stringify(valid.errors)).toBe(true);
  expect(valid({ ...(log as object), version: '1.0' })).toBe(false);
  return log as SarifLog;
}

/** JUnit XML, by the schemas of Ant and Jenkins. */
export function checkJunit(text: string): void {
  for (const name of ['junit.xsd', 'jenkins-junit-10.xsd']) {
    using schema = XmlDocument.fromBuffer(readFileSync(join(STANDARDS, name)));
    using validator = XsdValidator.fromDoc(schema);
    using document = XmlDocument.fromString(text);
    expect(() => validator.validate(document), name).not.toThrow();
    using wrong = XmlDocument.fromString(text.replace('<testsuite ', '<testsuite odd="1" '));
    expect(() => validator.validate(wrong), name).toThrow();
  }
}
