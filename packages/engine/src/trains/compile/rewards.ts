// Rewards of a map for laying rails: routes that join two cells, and bonuses for the first to arrive.
import { routeId, type CellDefinition, type RouteDefinition } from '../../core/map.ts';
import type { BonusCode, RouteCode } from '../state/codes.ts';

export function routeCode(route: RouteDefinition, byLabel: ReadonlyMap<string, number>): RouteCode {
  const { from, to, points } = route;
  return {
    id: routeId(route),
    from: byLabel.get(from) ?? 0,
    to: byLabel.get(to) ?? 0,
    points,
    forFirst: route.for === 'first',
  };
}

export function bonusCode({ bonus }: CellDefinition, cell: number): BonusCode[] {
  return bonus === undefined ? [] : [{ cell, points: bonus.points ?? 0, coins: bonus.coins ?? 0 }];
}
