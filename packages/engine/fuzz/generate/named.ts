// Values that name something of the pack: cards, terrains, tokens, resources and regions.
import { WAIVERS, type ParamType } from '@railwright/engine';
import type { Draw } from './draw.ts';
import type { Words } from './words.ts';

/** Undefined for other types. */
export function namedIn(words: Words, draw: Draw, type: ParamType): unknown {
  switch (type) {
    case 'card':
      return draw.pick(words.cards);
    case 'cardList':
      return draw.onceIn(3) ? draw.some(words.cards, draw.between(1, 4)) : draw.pick(words.cards);
    case 'waivers':
      return draw.some([...WAIVERS, ...words.terrains], draw.between(1, 3));
    case 'terrain':
      return draw.onceIn(4) ? draw.some(words.terrains, 2) : draw.pick(words.terrains);
    case 'token':
      return draw.pick(words.tokens);
    case 'resource':
      return draw.pick(words.resources);
    case 'region':
      return draw.onceIn(4) ? draw.some(words.regions, 2) : draw.pick(words.regions);
    default:
      return undefined;
  }
}
