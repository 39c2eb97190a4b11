// Lists what could not be converted, for the terminal.
import type { Loss } from '@railwright/content/import-export';
import { safe } from '../output.ts';

export function lossText({ message, count, where = [], help, isKept }: Loss): string {
  const further = count - where.length;
  const places = [...where, ...(where.length > 0 && further > 0 ? [`${further} more`] : [])].join('; ');
  const often = count > 1 ? `${count} times` : '';
  const details = [often, places].filter((part) => part !== '').join(': ');
  return safe(
    `${isKept ? 'Note' : 'Left out'}: ${message}${details === '' ? '' : ` (${details})`}.${help === undefined ? '' : ` ${help}`}`,
  );
}
