// Cards that apply the effects of others must not come back to themselves.
import { KIND_LIMIT, type Filter } from '@railwright/engine';
import { placeIn } from '../../packs/library.ts';
import type { Item } from '../../packs/model.ts';
import { isData } from '../../text/data.ts';
import type { Path } from '../../text/path.ts';
import { cardTree } from '../language/nodes.ts';
import type { CardData } from '../schema/cards.ts';
import type { CardCheck, PackContext } from './check.ts';
import type { PackCards } from './pack-cards.ts';
import { readSelections } from './analysis/read-selections.ts';

export const ENDLESS: CardCheck = {
  pages: {
    'effect-endless': {
      title: 'an effect that may never end',
      help: 'A card that applies the effects of others must not lead back to itself, directly or through them: a player holding only such cards could be caught in an endless loop.\n\nExclude the cards of the loop, listed in the message, from the choice: `not: { card: [this-card, the-other] }`.',
      example:
        'effect:\n  - choose: { from: hand, where: { category: action, not: { card: copycat } }, as: model }\n  - apply-effect: model',
      broken: 'endless-by-itself',
    },
  },
  pack: checkEndless,
};

/** Reports each circle once, at the first card of the pack in it. Cards that apply no other end there. */
function checkEndless({ own, sound, vocabulary }: PackCards, { sink }: PackContext): void {
  const effects = new Map(
    sound.flatMap((item) => {
      const tree = cardTree(item);
      const isApplying = tree.steps().some(({ op }) => op === 'apply-effect');
      const applied = isApplying ? readSelections({ item, tree }, { vocabulary, sink }, () => undefined) : [];
      return applied.length > 0 ? [[item.id, applied] as const] : [];
    }),
  );
  const [first] = own.values();
  if (effects.size > KIND_LIMIT && first) {
    const message = `${effects.size} cards apply effects of other cards. Loops are only searched for among up to ${KIND_LIMIT} such cards, as many as a game can hold.`;
    sink.report('effect-endless', placeIn(first, 'id'), message);
    return;
  }
  const edges = new Map(
    [...effects].map(([id, applied]) => [
      id,
      applied.flatMap((one) => {
        const { path } = one;
        const among = one.cards();
        return [...effects.keys()]
          .filter((to) => among === undefined || among.has(to))
          .map((to) => ({ path, to }));
      }),
    ]),
  );
  const next = (id: string): readonly { path: Path; to: string }[] => edges.get(id) ?? [];
  const reported = new Set<string>();
  for (const [id, item] of own) {
    const circle = shortestCircle(id, next);
    if (!circle) continue;
    const key = [...circle.cards].sort().join(' ');
    if (reported.has(key)) continue;
    reported.add(key);
    const names = [...circle.cards, id].join(' → ');
    const message =
      circle.cards.length === 1
        ? `${id} could choose a card of its own kind, and so on without end.`
        : `This could loop without end: ${names}.`;
    sink.report('effect-endless', { file: item.file, path: circle.path }, message, {
      help: wayOut(circle.cards, notOf(item, circle.path)),
    });
  }
}

/** The text for the `where` of the choice, which may have a `not` already. */
function wayOut(cards: readonly string[], not: Filter | undefined): string {
  const exclude = cards.length === 1 ? 'Exclude it from the choice' : 'Exclude them from the choice';
  if (!not) return `${exclude}: not: { card: [${cards.join(', ')}] }`;
  const { card, ...others } = not;
  const all = [card ?? [], ...cards].flat().join(', ');
  if (card !== undefined && Object.keys(others).length === 0)
    return /* @wc-include */ `${exclude}, with the existing not: not: { card: [${all}] }`;
  return /* @wc-include */ `${exclude}. All fields of the existing not must match to exclude a card, so name the cards that can be chosen: card: [ … ]`;
}

/** The `not` of the choice that a step applies, if it has one. */
function notOf(item: Item<CardData>, path: Path): Filter | undefined {
  const known = new Map<unknown, Filter | undefined>();
  const steps = cardTree(item).steps();
  for (const { fields } of steps)
    if (isData(fields['where']) && !known.has(fields['as']))
      known.set(fields['as'], (fields['where'] as Filter).not);
  const applied = steps.find((step) => step.op === 'apply-effect' && step.at('of').join() === path.join());
  return known.get(applied?.fields['of']);
}

/** Breadth first from a card back to itself; `path` is the step that begins it. */
function shortestCircle(
  start: string,
  next: (id: string) => readonly { path: Path; to: string }[],
): { cards: string[]; path: Path } | undefined {
  const from = new Map<string, string>();
  for (const { path, to } of next(start)) {
    if (to === start) return { cards: [start], path };
    const queue = [to];
    from.clear();
    from.set(to, start);
    for (const id of queue)
      for (const step of next(id)) {
        if (step.to === start) {
          const cards = [id];
          for (let at = from.get(id); at !== undefined && at !== start; at = from.get(at)) cards.unshift(at);
          return { cards: [start, ...cards], path };
        }
        if (from.has(step.to)) continue;
        from.set(step.to, id);
        queue.push(step.to);
      }
  }
  return undefined;
}
