// Lists what could not be converted, for the terminal.
import type { Loss } from '@railwright/content/transfer';
import { safe } from '../output.ts';

export function lossText({ message, count, help }: Loss): string {
  return safe(
    `Left out: ${message}${count > 1 ? ` (${count} times)` : ''}.${help === undefined ? '' : ` ${help}`}`,
  );
}
