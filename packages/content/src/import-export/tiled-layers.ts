// The layers of a map of Tiled, with those of its groups. Offsets add up from group to layer; what a hidden group has is hidden.
import { listOf, numberOf, textOf, Unreadable } from './tiled-format.ts';
import type { Point } from './tiled-grid.ts';
import type { Data } from '../text/data.ts';

export interface TiledLayer {
  readonly data: Data;
  readonly type: string;
  readonly name: string;
  /** How far it is moved, in pixels. */
  readonly offset: Point;
  /** Why it does not show; undefined if it does. */
  readonly unseen: Unseen | undefined;
  /** Moves at another pace than the map when it is scrolled, so that its place is not one place. */
  readonly isParallax: boolean;
}

type Unseen = 'is hidden' | 'has an opacity of 0';

const DEEPEST = 20;

/** From the lowest to the highest. */
export function layersOf(map: Data): TiledLayer[] {
  return layersIn(map, { offset: { x: 0, y: 0 }, unseen: undefined, isParallax: false }, 0);
}

type Inherited = Pick<TiledLayer, 'offset' | 'unseen' | 'isParallax'>;

function layersIn(parent: Data, from: Inherited, depth: number): TiledLayer[] {
  if (depth > DEEPEST) throw new Unreadable(`Its groups of layers are more than ${DEEPEST} deep.`);
  return listOf(parent['layers']).flatMap((data) => {
    const inherited = {
      offset: {
        x: from.offset.x + (numberOf(data, 'offsetx') ?? 0),
        y: from.offset.y + (numberOf(data, 'offsety') ?? 0),
      },
      unseen: from.unseen ?? unseenOf(data),
      isParallax:
        from.isParallax || ['parallaxx', 'parallaxy'].some((key) => (numberOf(data, key) ?? 1) !== 1),
    };
    return data['type'] === 'group'
      ? layersIn(data, inherited, depth + 1)
      : [{ ...inherited, data, type: textOf(data, 'type') ?? '', name: textOf(data, 'name') ?? '' }];
  });
}

function unseenOf({ visible, opacity }: Data): Unseen | undefined {
  return visible === false ? 'is hidden' : opacity === 0 ? 'has an opacity of 0' : undefined;
}
