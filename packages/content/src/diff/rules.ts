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
  for (const name of namesIn(now, packs)) {
    const [old, fresh] = [linesOf(before, name, language), linesOf(now, name, language)];
    if (old.size === 0 || fresh.size === 0) continue;
    const removed = [...old].filter((line) => !fresh.has(line));
    const added = [...fresh].filter((line) => !old.has(line));
    if (removed.length + added.length === 0) continue;
    const key = JSON.stringify([removed, added]);
    const known = told.get(key);
    if (known) known.of.push(name);
    else told.set(key, { of: [name], removed, added });
  }
  return [...told.values()];
}

/** Setups; a pack without any stands for its rules. */
function namesIn({ packs }: Content, chosen: readonly string[]): string[] {
  return packs
    .filter(({ id }) => chosen.includes(id))
    .flatMap(({ id, items }) => {
      const setups = [...(items.get('setups')?.keys() ?? [])].map((setup) => `${id}/${setup}`);
      return setups.length === 0 ? [id] : setups;
    });
}

const linesOf = (content: Content, name: string, language: TextLanguage): Set<string> =>
  new Set(
    rulesTexts(content, name)
      .flatMap(({ lines }) => lines(language))
      // The list of differences from another edition repeats them.
      .filter((line) => !line.startsWith('- ')),
  );
