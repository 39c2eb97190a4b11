// The pages of help of all codes, wherever they stand.
import type { Severity } from '../codes/severity.ts';
import type { CodeInfo } from '../codes/code-info.ts';
import { CODES, type DiagnosticCode } from '../codes/index.ts';
import { GAME_PAGES } from './games.ts';

export interface CodePage extends CodeInfo {
  readonly code: DiagnosticCode;
}

/** The page of help on a code; undefined if the code does not exist. */
export function explainCode(code: string): CodePage | undefined {
  if (!Object.hasOwn(CODES, code)) return undefined;
  const known = code as DiagnosticCode;
  const info: CodeInfo | Severity = CODES[known];
  if (typeof info !== 'string') return { code: known, ...info };
  const found = GAME_PAGES.get(code);
  if (!found) return undefined;
  const { broken: _, ...page } = found;
  return { code: known, severity: info, ...page };
}
