// Results that were kept as files, read back.
import { Value } from 'typebox/value';
import { PanelSchema, type PanelResult } from './panel/panel-result.ts';
import { SimulationResultSchema, type SimulationResult } from './result.ts';

/** A kept result with its kind. */
export type KeptResult =
  | { readonly kind: 'panel'; readonly result: PanelResult }
  | { readonly kind: 'simulation'; readonly result: SimulationResult };

/** The result of a batch or of a panel from its JSON; undefined for anything else. */
export function readResult(json: string): KeptResult | undefined {
  const value = parse(json);
  if (Value.Check(PanelSchema, value)) return { kind: 'panel', result: value };
  if (Value.Check(SimulationResultSchema, value)) return { kind: 'simulation', result: value };
  return undefined;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
