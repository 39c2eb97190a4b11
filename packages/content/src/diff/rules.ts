// Lines of the rules, as people read them, that are gone and that are new.
import type { TextLanguage } from '@railwright/engine/languages';
import type { Content } from '../packs/model.ts';
import { rulesTexts } from '../rules-text/index.ts';
import type { RulesDiff } from '../results/diff-result.ts';

/** Setups of which the same lines changed are told together. Those that are new or gone have no lines here. */
export function rulesDiffs(
  before: Content,
  now: Content,
  packs: readonly string[],
  language: TextLanguage,
): RulesDiff[] {
  const told = new Map<string, RulesDiff>();
  const known = new Set<string>();
  const tell = (name: string, isNew: (line: string) => boolean): void => {
    const [old, fresh] = [linesOf(before, name, language), linesOf(now, name, language)];
    if (old.size === 0 || fresh.size === 0) return;
    const removed = [...old].filter((line) => !fresh.has(line) && isNew(line));
    const added = [...fresh].filter((line) => !old.has(line) && isNew(line));
    if (removed.length + added.length === 0) return;
    for (const line of [...removed, ...added]) known.add(line);
    const key = JSON.stringify([removed, added]);
    const same = told.get(key);
    if (same) same.of.push(name);
    else told.set(key, { of: [name], removed, added });
  };
  const chosen = now.packs.filter(({ id }) => packs.includes(id));
  for (const { id, items } of chosen)
    for (const setup of items.get('setups')?.keys() ?? []) tell(`${id}/${setup}`, () => true);
  // Rules that no setup without errors is played by.
  for (const { id } of chosen) tell(id, (line) => !known.has(line));
  return [...told.values()];
}

/** Without the differences from another edition, which repeat them. */
const linesOf = (content: Content, name: string, language: TextLanguage): Set<string> =>
  new Set(
    rulesTexts(content, name).flatMap(({ told }) => {
      const { heading, rules } = told(language);
      return [heading, ...rules];
    }),
  );
