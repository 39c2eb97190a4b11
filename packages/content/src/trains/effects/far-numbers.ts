// Numbers of cards that no game reaches: a draw of more cards than any deck holds, a cost that no purse pays.
import { OP_SPECS, type OpName, type OpSpec } from '@railwright/engine';
import type { DiagnosticSink } from '../../diagnostics/sink.ts';
import type { Item } from '../../model.ts';
import type { Path } from '../../yaml/path.ts';
import { isData, type Data } from '../../yaml/data.ts';
import { judgeNumber, type Limits, type Measured } from '../limits.ts';
import type { CardData } from '../schema/cards.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { walkCard } from './walk.ts';

/** Reports them in one card. */
export function checkFarNumbers(
  card: Item<CardData>,
  limits: Limits,
  { tokens }: Vocabulary,
  sink: DiagnosticSink,
): void {
  const { data, file, path } = card;
  const judge = (number: unknown, of: Measured, at: Path, most?: number): void => {
    judgeNumber(number, of, limits, { file, path: at }, sink, { most });
  };
  judge(data.cost, 'coins', [...path, 'cost']);
  judge(data.value, 'value', [...path, 'value']);
  judge(data.points, 'points', [...path, 'points']);
  walkCard(card, {
    step: (op, params, _path, at) => {
      const { params: specs }: OpSpec = OP_SPECS[op];
      if (op === 'lasting') judge(params['turns'], 'rounds', at('turns'));
      const of = measured(op, params);
      if (of === undefined) return;
      const most = of === 'tokens' ? tokens.get(String(params['kind']))?.total : undefined;
      for (const [key, value] of Object.entries(params))
        if (specs[key]?.type === 'amount' || specs[key]?.type === 'count') {
          judge(value, of, at(key), most);
          // The most that may be chosen, where all may be.
          if (isData(value)) judge(value['upTo'], of === 'hand' ? 'cards' : of, [...at(key), 'upTo'], most);
        }
    },
    value: (type, value, at) => {
      if (type === 'price' && isData(value)) judge(value['coins'], 'coins', [...at, 'coins']);
    },
  });
}

/** The kind of quantity in a step. */
function measured(op: OpName, params: Data): Measured | undefined {
  const { counts }: OpSpec = OP_SPECS[op];
  if (op === 'choose' && params['from'] === 'hand') return 'hand';
  if (op === 'build-station') return 'builds';
  return counts === 'rails' ? (op === 'lay-rails' ? 'lays' : 'removes') : counts;
}
