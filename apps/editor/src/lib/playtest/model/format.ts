// Figures as readable text.
export const percent = (share: number, digits = 1): string => `${(share * 100).toFixed(digits)}%`;
export const decimal = (value: number, digits = 1): string => value.toFixed(digits);
export const whole = (value: number): string => Math.round(value).toLocaleString('en');

/** `+2.1`, with a real minus. */
export function signed(value: number, digits = 1): string {
  const text = Math.abs(value).toFixed(digits);
  return Number(text) === 0 ? text : `${value < 0 ? '−' : '+'}${text}`;
}

/** A duration, rounded. */
export function roughly(seconds: number): string {
  if (seconds < 1) return 'a moment';
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  return seconds < 5400 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`;
}

const ENDS: Readonly<Record<string, string>> = {
  rails: 'rails used up',
  stations: 'stations used up',
  piles: 'piles empty',
  rounds: 'rounds over',
  ordered: 'a train in order',
  'turn-limit': 'too many turns',
  'trains-leave': 'the trains leave',
  'nobody-can-act': 'everyone passed',
};

/** Describes why a game ended. */
export function endLabel(reason: string): string {
  return ENDS[reason] ?? reason.replaceAll('-', ' ');
}
