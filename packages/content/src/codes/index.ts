// Every code that a diagnostic can have: with its page of help, or only its severity where the page stands with the check.
import type { Severity } from './severity.ts';
import type { CodeInfo } from './code-info.ts';
import { EFFECT_CODES } from './effects.ts';
import { FILE_CODES } from './files.ts';
import { GROUP_CODES } from './groups.ts';
import { GAME_CODES } from './games.ts';
import { IGNORE_CODES } from './ignores.ts';
import { LESSON_CODES } from './lessons.ts';
import { MAP_CODES } from './maps.ts';
import { PICTURE_CODES } from './pictures.ts';
import { PLAYER_CODES } from './players.ts';
import { REFERENCE_CODES } from './references.ts';
import { SCHEMA_CODES } from './schema.ts';
import { SETUP_CODES } from './setups.ts';
import { STRATEGY_CODES } from './strategies.ts';
import { TARGET_CODES } from './targets.ts';
import { PREFERENCE_CODES } from './preferences.ts';
import { PLAYTEST_CODES } from './playtests.ts';
import { QUESTION_CODES } from './questions.ts';
import { TEST_CODES } from './tests.ts';
import { YAML_CODES } from './yaml.ts';

export const CODES = {
  ...FILE_CODES,
  ...IGNORE_CODES,
  ...YAML_CODES,
  ...SCHEMA_CODES,
  ...REFERENCE_CODES,
  ...EFFECT_CODES,
  ...MAP_CODES,
  ...SETUP_CODES,
  ...TARGET_CODES,
  ...QUESTION_CODES,
  ...STRATEGY_CODES,
  ...PICTURE_CODES,
  ...PLAYER_CODES,
  ...PREFERENCE_CODES,
  ...GROUP_CODES,
  ...PLAYTEST_CODES,
  ...LESSON_CODES,
  ...TEST_CODES,
  ...GAME_CODES,
} as const;

export type DiagnosticCode = keyof typeof CODES;
/** All codes, in the order of the stages. */
export const CODE_NAMES = Object.keys(CODES) as readonly DiagnosticCode[];

export function severityOf(code: DiagnosticCode): Severity {
  const info: CodeInfo | Severity = CODES[code];
  return typeof info === 'string' ? info : info.severity;
}
