// The pages of help of all codes, wherever they stand.
import type { Severity } from '../codes/severity.ts';
import type { CodeInfo } from '../codes/code-info.ts';
import type { EffectCode } from '../codes/effects.ts';
import { CODES, type DiagnosticCode } from '../codes/index.ts';
import { GAME_PAGES } from './games.ts';

export interface CodePage extends CodeInfo {
  readonly code: DiagnosticCode;
}

/** The page of help on a code; undefined if the code does not exist. */
export function explainCode(code: string): CodePage | undefined {
  if (!Object.hasOwn(CODES, code)) return undefined;
  const info: CodeInfo | Severity = CODES[code as DiagnosticCode];
  if (typeof info !== 'string') return { code: code as DiagnosticCode, ...info };
  const { broken: _, ...page } = GAME_PAGES[code as EffectCode];
  return { code: code as DiagnosticCode, severity: info, ...page };
}
