// Changes to one seat since the start of a tried game: cards gained and lost, points, rails and tokens.
import type { CardCounts, NameOf, SeatView, TrainsView } from '@railwright/engine';

const ZONES = [
  ['Hand', ({ hand }: SeatView) => hand],
  ['Deck', deckOf],
  ['Discard pile', ({ discard }: SeatView) => discard],
  ['In play', ({ play }: SeatView) => play],
  ['Gained', ({ gained }: SeatView) => gained],
  ['Mat', ({ mat }: SeatView) => mat],
  ['Mat, face down', ({ matDown }: SeatView) => matDown],
  ['Set aside', ({ aside }: SeatView) => aside],
] as const;

/** Such as `Hand −Waste +Tower`, `Track +2`; empty without changes. */
export function seatChanges(before: TrainsView, after: TrainsView, seat: number, names: NameOf): string[] {
  const [old, now] = [before.seat[seat], after.seat[seat]];
  if (!old || !now) return [];
  const numbers = [
    ['Track', old.track, now.track],
    ['Rails', railsOf(before, seat), railsOf(after, seat)],
    ['Tokens', tokensOf(old), tokensOf(now)],
    ['Routes', old.routes?.length ?? 0, now.routes?.length ?? 0],
    ...Object.keys(now.resources ?? {}).map(
      (id) => [names(id, 'resource'), old.resources?.[id] ?? 0, now.resources?.[id] ?? 0] as const,
    ),
    ['Bonuses', old.bonuses?.length ?? 0, now.bonuses?.length ?? 0],
  ] as const;
  return [
    ...ZONES.map(([zone, of]) => [zone, moved(of(old), of(now), names)] as const),
    ...numbers.map(([what, was, is]) => [what, signed(is - was)] as const),
  ].flatMap(([what, change]) => (change === '' ? [] : [`${what} ${change}`]));
}

/** Gains and losses: `−2 Waste +Tower`. */
function moved(before: CardCounts = {}, after: CardCounts = {}, names: NameOf): string {
  const ids = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changes = ids
    .map((id) => [id, (after[id] ?? 0) - (before[id] ?? 0)] as const)
    .filter(([, change]) => change !== 0)
    .sort(([, a], [, b]) => a - b);
  return changes
    .map(([id, change]) => `${signed(change).replace(/^([−+])1$/, '$1')}${names(id, 'card')}`)
    .map((text) => text.replace(/^([−+]\d+)/, '$1 '))
    .join(' ');
}

function signed(change: number): string {
  if (change === 0) return '';
  return change < 0 ? `−${-change}` : `+${change}`;
}

function deckOf({ deck = {}, deckTop, more }: SeatView): CardCounts {
  const counts: Record<string, number> = { ...deck };
  for (const [id, count] of Object.entries(more?.deckBottom ?? {})) counts[id] = (counts[id] ?? 0) + count;
  for (const id of deckTop) if (id !== null) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}

function railsOf({ rails }: TrainsView, seat: number): number {
  return Object.values(rails).filter((seats) => seats.includes(seat)).length;
}

function tokensOf({ tokens = {} }: SeatView): number {
  return Object.values(tokens)
    .flatMap((counts) => Object.values(counts))
    .reduce((sum, count) => sum + count, 0);
}
