// What has changed in a setup since it was played, in the names that the page shows.
import { itemWords } from '@railwright/report/words';
import type { TestTable } from '../../core/checks/tables.ts';
import { language } from '../../core/words/words.ts';
import { changedParts } from './changes.ts';

/** `Since then you changed Volvic and the map.` */
export function changedSince(before: TestTable, now: TestTable | undefined): string {
  const parts = now && partsOf(before, now);
  return parts
    ? `Since then you changed ${parts}.`
    : 'The content has changed since these games were played.';
}

function partsOf({ bundle: before }: TestTable, { bundle: now }: TestTable): string {
  const [old, current] = [before, now].map(({ definition }) => itemWords(definition, language));
  // A card may be in only one of the two versions.
  const nameOf = (item: string): string => {
    const name = current?.nameOf(item) ?? item;
    return name === item ? (old?.nameOf(item) ?? item) : name;
  };
  return changedParts(before.definition, now.definition, nameOf);
}
