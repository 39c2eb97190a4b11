// A finding as data, in the form that `toJson` gives a diagnostic, for every command that prints findings as JSON.
import { Type } from 'typebox';
import type { DiagnosticData } from '../diagnostics/format.ts';
import { SEVERITIES } from '../diagnostics/diagnostic.ts';
import { CLOSED } from '../schema/common.ts';

const Position = (description: string) =>
  Type.Object(
    {
      line: Type.Integer({ minimum: 1, description: 'From 1.' }),
      column: Type.Integer({ minimum: 1, description: 'From 1, in UTF-16 code units.' }),
    },
    { ...CLOSED, description },
  );

const RANGE = {
  start: Position('Where it begins.'),
  end: Position('The first place after it.'),
} as const;

const File = Type.String({
  description: 'Path relative to the folder in which the command ran; empty when it is not about a file.',
});

const Finding = Type.Object(
  {
    code: Type.String({ description: 'Stable; railwright validate --explain CODE explains it.' }),
    severity: Type.String({ enum: [...SEVERITIES] }),
    message: Type.String({ description: 'The message.' }),
    file: File,
    ...RANGE,
    pointer: Type.Optional(
      Type.String({ description: 'JSON pointer (RFC 6901) to the value it is about, if any.' }),
    ),
    help: Type.Optional(Type.String({ description: 'The way to fix it.' })),
    fix: Type.Optional(
      Type.Object(
        { ...RANGE, text: Type.String({ description: 'The text that replaces the range.' }) },
        { ...CLOSED, description: 'The fix, if it is certain what was meant.' },
      ),
    ),
    related: Type.Optional(
      Type.Array(Type.Object({ ...RANGE, message: Type.String(), file: File }, CLOSED), {
        description: 'Other places that matter.',
      }),
    ),
  },
  CLOSED,
);

export const findings = (description: string) =>
  Type.Unsafe<readonly DiagnosticData[]>(Type.Array(Finding, { description }));

export const count = (description: string) => Type.Integer({ minimum: 0, description });

/** The version of a result: another one means that something in it is called otherwise. */
export const ResultFormat = Type.Literal(1, { description: 'Version of the result.' });
