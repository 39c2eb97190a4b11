// Harm to opponents from which no reaction protects: on a card that is not an attack, or by steps that ask for none.
import type { DiagnosticSink } from '../../diagnostics/sink.ts';
import type { Item } from '../../model.ts';
import { isData } from '../../yaml/data.ts';
import type { CardData } from '../schema/cards.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { asksReactions, findHarm, findPassedWaste } from './harm.ts';

const PARTS = ['effect', 'onBuy', 'onGain'] as const;

export function checkHarm(card: Item<CardData>, vocabulary: Vocabulary, sink: DiagnosticSink): void {
  const { data, file, path } = card;
  const isAttack = data.categories.includes('attack');
  for (const part of PARTS) {
    const at = [...path, part];
    const harm = isAttack ? undefined : findHarm(data[part], at);
    if (harm) {
      sink.report(
        'attack-unmarked',
        { file, path: harm },
        'Opponents cannot protect themselves from this: the card is not an attack.',
        { at: 'key', help: 'Add attack to its categories, if reactions are to protect from it.' },
      );
      return;
    }
    const passed = findPassedWaste(data[part], at, (where) => isWaste(where, vocabulary));
    if (passed) {
      sink.report(
        'attack-unasked',
        { file, path: passed },
        'No reaction protects from Waste that is passed.',
        { at: 'key', help: 'Return it, and let each-opponent gain-waste, on a card of the category attack.' },
      );
      return;
    }
  }
  if (isAttack && ![...PARTS, 'whileInPlay' as const].some((part) => asksReactions(data[part])))
    sink.report(
      'attack-unasked',
      { file, path: [...path, 'categories', data.categories.indexOf('attack')] },
      'No step of this card lets opponents react, so it is an attack in name only.',
      { help: 'Put what harms them under each-opponent, or remove attack from its categories.' },
    );
}

/** Whether a filter means Waste and nothing else. */
function isWaste(where: unknown, vocabulary: Vocabulary): boolean {
  if (!isData(where) || (where['card'] ?? where['category']) === undefined) return false;
  const wastes = new Set([...vocabulary.wastes].map(({ id }) => id));
  const ids = [...vocabulary.matching(where)];
  return ids.length > 0 && ids.every((id) => wastes.has(id));
}
