// How far a learned player can be beaten, as text.
import type { ResolvedSetup } from '@railwright/content';
import { searchWords } from '@railwright/report/words';
import { safe } from '../output.ts';
import { formatExploitation } from '../rate/exploitation-text.ts';
import { wrapText } from '../table.ts';
import type { Beaten } from './witnesses.ts';

export function formatBeaten(
  setup: Pick<ResolvedSetup, 'title' | 'id'>,
  { exploitation, search }: Beaten,
): string {
  return [formatExploitation(setup, exploitation), '', wrapText(safe(searchWords(search)))].join('\n');
}
