// The findings as data: what `railwright validate --format json` prints and `schemas/validation-result.schema.json` describes.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { CLOSED } from '../schema/common.ts';
import { count, findings, ResultFormat } from './finding.ts';

export const ValidationResultSchema = Type.Object(
  {
    format: ResultFormat,
    files: count('Files that were checked.'),
    errors: count('Findings of severity error.'),
    warnings: count('Findings of severity warning.'),
    infos: count('Findings of severity info: hints.'),
    excluded: count('Files that pack.yaml excludes or git ignores.'),
    ignored: count('Findings that comments in the files or pack.yaml ignore, with a reason.'),
    known: count('Findings that are in the baseline.'),
    unchanged: Type.Optional(
      count('With --changed-since: findings in files that did not change, which are left out.'),
    ),
    diagnostics: findings('By file and place.'),
  },
  { ...CLOSED, title: 'Result of railwright validate' },
);
/** The findings of validation, as `railwright validate --format json` prints them. */
export type ValidationResult = Static<typeof ValidationResultSchema>;
