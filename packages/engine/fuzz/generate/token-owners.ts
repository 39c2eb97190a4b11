// Whose tokens are meant: said of kinds that belong to players and of no others, and always by a step that takes them.
import { RESOURCE_EVENTS, TOKEN_EVENTS, WHO, type ParamSpecs, type TriggerEvent } from '@railwright/engine';
import type { Draw } from './draw.ts';
import type { Words } from './words.ts';

type Data = Record<string, unknown>;

const isOwned = ({ owned }: Words, kind: unknown): boolean => owned.some((one) => one === kind);

export function withOwner(draw: Draw, words: Words, specs: ParamSpecs, made: Data): Data {
  if (specs['kind']?.type !== 'token') return made;
  const { of, ...others } = made;
  if (!isOwned(words, made['kind'])) return others;
  const isTaken = specs['of'] !== undefined && specs['count'] !== undefined;
  const owner = of ?? (isTaken ? draw.pick(WHO) : undefined);
  return owner === undefined ? others : { ...others, of: owner };
}

export function boundsByKind(draw: Draw, words: Words, bounds: Data): Data {
  const kind = draw.pick(words.tokens);
  return { [kind]: { ...bounds, ...(isOwned(words, kind) && draw.onceIn(2) && { of: draw.pick(WHO) }) } };
}

/**
 * Which tokens or resource a trigger is about. One that waits for tokens being placed never waits for those of others than whoever places
 * them.
 */
export function aboutDeclared(
  words: Words,
  on: TriggerEvent,
  by: unknown = 'own',
  { token, resource, of }: Data,
): Data {
  if (RESOURCE_EVENTS.includes(on)) return resource === undefined ? {} : { resource };
  if (!TOKEN_EVENTS.includes(on)) return {};
  const belongs = token === undefined ? words.owned.length > 0 : isOwned(words, token);
  const never = on === 'token' && of !== 'all' && by !== 'all' && of !== by;
  return {
    ...(token !== undefined && { token }),
    ...(belongs && of !== undefined && !never && { of }),
  };
}
