// Harm to opponents from which no reaction protects. Reactions protect from cards of the category attack alone, and only certain steps of
// an attack ask for them.
import { OP_SPECS, type OpSpec } from '@railwright/engine';
import { isData } from '../../text/data.ts';
import { paramType } from '../language/grammar.ts';
import { StepNode, type CardNode } from '../language/nodes.ts';
import { cardsMatching, type Vocabulary } from '../cards/vocabulary.ts';
import type { CardCheck } from './check.ts';

const HARMS: ReadonlySet<string> = new Set(
  Object.entries<OpSpec>(OP_SPECS).flatMap(([op, { harms }]) => (harms ? [op] : [])),
);
/** Steps that let those react on whom an attack falls, and steps that may bring such steps. */
const ASKING = ['each-opponent', 'each-player', 'one-opponent', 'apply-effect', 'play'];

export const ATTACK_RULES: CardCheck = {
  pages: {
    'attack-unmarked': {
      title: 'harm to opponents on a card that is not an attack',
      help: 'Under `each-opponent` or `one-opponent`, this card makes others gain Waste, discard, pay, draw a smaller hand or remove something from the map, or it removes rails of others. Reactions protect only from cards of the category `attack`, and this card lacks it, so opponents cannot react.\n\nAdd `attack` to `categories`. If this is intended, ignore the finding: `# railwright-ignore attack-unmarked`.',
      example: 'categories: [action, attack]\neffect:\n  - each-opponent:\n      - gain-waste: 1',
      broken: 'attack-unmarked',
    },
    'attack-unasked': {
      title: 'harm that no reaction can stop',
      help: 'Reactions are asked for only where an attack has its opponents do something (`each-opponent`, `each-player`), removes their rails or takes their tokens. They stop neither Waste that is passed on nor prices `for: opponents`. A card of the category `attack` without such a step is an attack in name only.\n\nPut the harmful steps under `each-opponent`: there, `lasting` with `dearer` and `until: next-turn-end` raises the prices of each opponent who does not react. Or remove `attack` from `categories`.',
      example:
        'categories: [action, attack]\neffect:\n  - each-opponent:\n      - lasting:\n          what: [{ dearer: { what: rails, coins: 1 } }]\n          until: next-turn-end',
      broken: 'attack-nobody-can-stop',
    },
  },
  card: ({ item, tree, of, report }) => {
    if (item.broken) return;
    const { categories } = item.data;
    const isAttack = categories.includes('attack');
    const parts = ['effect', 'onBuy', 'onGain'].flatMap((part) => tree.field(part) ?? []);
    for (const part of parts) {
      const harm = isAttack ? undefined : part.all().find(isHarm);
      if (harm)
        return report(
          'attack-unmarked',
          harm,
          'Opponents cannot protect themselves from this: the card is not an attack.',
          { at: 'key', help: 'Add attack to its categories, if reactions are to protect from it.' },
        );
      const passed = passedWaste(part, of.vocabulary);
      if (passed)
        return report('attack-unasked', passed, 'No reaction protects from Waste that is passed.', {
          at: 'key',
          help: 'Return it, and let each-opponent gain-waste, on a card of the category attack.',
        });
    }
    const asked = [...parts, tree.field('whileInPlay')].some((part) =>
      part?.steps().some((step) => ASKING.includes(step.op) || takesFromOthers(step)),
    );
    if (isAttack && !asked)
      report(
        'attack-unasked',
        tree.at('categories', categories.indexOf('attack')),
        'No step of this card lets opponents react, so it is an attack in name only.',
        { help: 'Put what harms them under each-opponent, or remove attack from its categories.' },
      );
  },
};

/** Under `each-opponent` or `one-opponent`, unless those who are harmed may choose otherwise, or by acting on what belongs to others. */
function isHarm(node: CardNode): boolean {
  return node.isUnder('each-opponent', 'one-opponent')
    ? !node.isUnder('may', 'choose-one') && worsens(node)
    : node instanceof StepNode && takesFromOthers(node);
}

/** Whether the player who does it has less, a smaller hand, or higher prices. */
function worsens(node: CardNode): boolean {
  if (node instanceof StepNode)
    return HARMS.has(node.op) || (node.op === 'next-hand' && node.fields['fewer'] === true);
  const isWorse =
    node.type === 'ban' ||
    (node.type === 'worth' && node.fields['times'] === 0) ||
    (node.type === 'price' && node.key === 'dearer');
  return isWorse && node.fields['for'] !== 'opponents';
}

/** By a step that says whose items it acts on, as far as it can be read. */
function takesFromOthers({ op, written }: StepNode): boolean {
  const { of: owner } = isData(written) ? written : {};
  return HARMS.has(op) && paramType(op, 'of') === 'who' && owner !== undefined && owner !== 'own';
}

/** The first step that passes Waste to a neighbor outside of steps that all players do. */
function passedWaste(part: CardNode, vocabulary: Vocabulary): StepNode | undefined {
  const steps = part.steps().filter((step) => !step.isUnder('each-player'));
  const chosen = new Set<unknown>();
  return steps.find(({ op, fields: { as, where, cards } }) => {
    if (op === 'choose' && isWaste(where, vocabulary)) chosen.add(as);
    return op === 'pass' && (isData(cards) ? isWaste(cards['where'], vocabulary) : chosen.has(cards));
  });
}

/** Whether a filter means Waste and nothing else. */
function isWaste(where: unknown, vocabulary: Vocabulary): boolean {
  if (!isData(where) || (where['card'] ?? where['category']) === undefined) return false;
  const wastes = new Set([...vocabulary.wastes].map(({ id }) => id));
  const ids = [...cardsMatching(vocabulary, where)];
  return ids.length > 0 && ids.every((id) => wastes.has(id));
}
