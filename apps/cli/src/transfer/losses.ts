// What could not be carried over, for the terminal.
import type { Loss } from '@railwright/content/transfer';
import { safe } from '../output.ts';

export function lossText({ message, count, help }: Loss): string {
  return safe(
    `Left out: ${message}${count > 1 ? ` (${count} times)` : ''}.${help === undefined ? '' : ` ${help}`}`,
  );
}
