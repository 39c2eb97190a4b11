// Files whose games do not count, as a part of a document.
import type { PeopleResult } from '@railwright/playtest';
import { table, words, type Section } from '../document/document.ts';

export function leftOutSection(leftOut: PeopleResult['leftOut']): Section[] {
  const rows = leftOut.map(({ file, reason }) => [file, reason]);
  const blocks = table([words('File'), words('why')], rows);
  return rows.length === 0 ? [] : [{ id: 'left-out', title: 'Left out', blocks }];
}
