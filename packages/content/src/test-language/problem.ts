// Faults of a test itself, by the place in it.
import type { DiagnosticCode } from '../codes/index.ts';
import type { Path } from '../text/path.ts';
import { isData, type Data } from '../text/data.ts';
export { isData, type Data };

export interface Problem {
  /** Unless it is `test-unusable`. */
  readonly code?: DiagnosticCode | undefined;
  /** From the test's own object. */
  readonly path: Path;
  readonly message: string;
  readonly help?: string | undefined;
  /** The key of the path is wrong, not its value. */
  readonly part?: 'key' | undefined;
  /** The replacement, if only one comes into question. */
  readonly meant?: string | undefined;
}

export function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
