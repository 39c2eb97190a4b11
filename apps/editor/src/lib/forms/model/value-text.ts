// A value in a few words, for comparison.
import { isData } from '../../core/content/data.ts';

const LONGEST = 60;

export function valueText(value: unknown): string {
  const text = tell(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

function tell(value: unknown): string {
  if (value === undefined || value === null) return /* @wc-include */ 'nothing';
  if (value === true) return /* @wc-include */ 'yes';
  if (value === false) return /* @wc-include */ 'no';
  if (Array.isArray(value))
    return value.length === 0 ? /* @wc-include */ 'nothing' : value.map(tell).join(', ');
  if (isData(value))
    return Object.entries(value)
      .map(([key, inner]) => `${key} ${tell(inner)}`)
      .join(', ');
  return String(value);
}
