// `checks` of pack.yaml: the severity of findings in the pack, and the files that are left out.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { CODE_NAMES, severityOf, type DiagnosticCode } from '../codes/index.ts';
import { SEVERITIES, type Severity } from '../diagnostics/diagnostic.ts';
import { CLOSED, text } from './common.ts';

/** Errors stay what they are: nothing can be done with content that has them. */
const CODES = CODE_NAMES.filter((code) => severityOf(code) !== 'error').toSorted();

const path = (description: string) =>
  Type.String({
    title: 'a folder or a file of the pack, such as cards/drafts',
    description,
    pattern: '^[^/\\\\.][^\\\\]*$',
    maxLength: 200,
  });

const Rule = Type.Object(
  {
    code: Type.Unsafe<DiagnosticCode>({
      title: 'the code of a warning or a hint',
      description: 'Code of the findings this applies to; errors stay errors.',
      type: 'string',
      enum: CODES,
    }),
    severity: Type.Unsafe<Severity | 'off'>({
      title: 'error, warning, info or off',
      description: 'Their severity; info makes them hints, and off hides them.',
      type: 'string',
      enum: [...SEVERITIES, 'off'],
    }),
    in: Type.Optional(path('Only in this folder or file, relative to pack.yaml; everywhere by default.')),
    reason: text('The reason, for later readers.', 1000),
  },
  {
    ...CLOSED,
    title: 'a rule, such as { code: station-unpaid, severity: off, reason: house rules pay for it }',
  },
);

export const ChecksSchema = Type.Object(
  {
    exclude: Type.Optional(
      Type.Array(path('Relative to pack.yaml.'), {
        title: 'a list of folders and files',
        description: 'Folders and files that are not read.',
        minItems: 1,
        maxItems: 100,
        uniqueItems: true,
      }),
    ),
    severities: Type.Optional(
      Type.Array(Rule, {
        title: 'a list of rules',
        description:
          'The severity of findings, by code and folder. If several entries apply, the last one counts.',
        minItems: 1,
        maxItems: 200,
      }),
    ),
  },
  {
    ...CLOSED,
    title: 'settings of checks, such as { exclude: [drafts] }',
    description: 'The severity of findings in this pack, and which of its files are not read.',
  },
);
export type Checks = Static<typeof ChecksSchema>;
