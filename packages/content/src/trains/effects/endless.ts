// Cards that apply the effects of others must not come back to themselves.
import { KIND_LIMIT, type Filter } from '@railwright/engine';
import type { DiagnosticSink } from '../../diagnostics/sink.ts';
import { placeIn } from '../../load/library.ts';
import type { Item } from '../../model.ts';
import { isData } from '../../yaml/data.ts';
import type { Path } from '../../yaml/path.ts';
import type { CardData } from '../schema/cards.ts';
import type { CheckedEffects } from './candidates.ts';
import { walkCard } from './walk.ts';

/**
 * Reports each circle once, at the first card of `own` in it. `effects` has all cards that apply others, by bare id;
 * cards without an effect of that sort end there.
 */
export function checkEndless(
  own: ReadonlyMap<string, Item<CardData>>,
  effects: ReadonlyMap<string, CheckedEffects>,
  sink: DiagnosticSink,
): void {
  const [first] = own.values();
  if (effects.size > KIND_LIMIT && first) {
    const message = `${effects.size} cards apply effects of other cards. Loops are only searched for among up to ${KIND_LIMIT} such cards, as many as a game can hold.`;
    sink.report('effect-endless', placeIn(first, 'id'), message);
    return;
  }
  const edges = new Map(
    [...effects].map(([id, { applies }]) => [
      id,
      applies.flatMap(({ path, cards }) => {
        const among = cards();
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
  const exclude = `Exclude ${cards.length === 1 ? 'it' : 'them'} from the choice`;
  if (!not) return `${exclude}: not: { card: [${cards.join(', ')}] }`;
  const { card, ...others } = not;
  if (card !== undefined && Object.keys(others).length === 0)
    return `${exclude}, with the existing not: not: { card: [${[card, ...cards].flat().join(', ')}] }`;
  return `${exclude}. All fields of the existing not must match to exclude a card, so name the cards that can be chosen: card: [ … ]`;
}

/** The `not` of the choice that a step applies, if it has one. */
function notOf(item: Item<CardData>, path: Path): Filter | undefined {
  const known = new Map<unknown, Filter | undefined>();
  let applied: unknown;
  walkCard(item, {
    step: (op, params, _path, at) => {
      if (isData(params['where']) && !known.has(params['as']))
        known.set(params['as'], (params['where'] as Filter).not);
      if (op === 'apply-effect' && at('of').join() === path.join()) applied = params['of'];
    },
  });
  return known.get(applied);
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
