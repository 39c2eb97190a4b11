// The output of `npm run fuzz`.
import type { Counts, Find } from './case.ts';

const grouped = (count: number): string => count.toLocaleString('en');

export function formatCounts({ walks, positions, laws, refused, stopped }: Counts): string {
  return (
    `${grouped(walks)} walks, ${grouped(positions)} positions, ${grouped(laws)} laws checked` +
    ` (${grouped(refused)} packs refused, ${grouped(stopped)} endless effects stopped)`
  );
}

/** Hours, minutes and seconds. */
export function formatTime(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

export function formatFind({ seed, subject, message, counterexample }: Find): string {
  return [
    `BROKEN: ${counterexample.law}`,
    `Game: ${subject}, ${counterexample.seats} seats, ${counterexample.walk.picks.length} choices`,
    message,
    'To keep it: save the line below as packages/engine/test/laws/regressions/<what-was-wrong>.json',
    JSON.stringify(counterexample),
    `Again: npm run fuzz -- --case ${seed} --game ${subject}`,
  ].join('\n');
}
