// Codes about strategies.
import type { CodeTable } from './code-info.ts';

export const STRATEGY_CODES = {
  'condition-never': {
    title: 'a condition that nothing meets',
    severity: 'warning',
    help: 'The bounds contradict each other, as `{ atLeast: 5, atMost: 3 }` does, or ask for what cannot be, such as a progress of 120 percent. What depends on the condition never happens, or with `not` always.',
    example: 'when: { progress: { atLeast: 60, atMost: 40 } }',
  },
  'strategy-rule-never': {
    title: 'a rule that can never apply',
    severity: 'warning',
    help: 'What the rule names is not for sale, stands under `never`, cannot be paid with the coins that the condition allows, or is wanted only when there are already as many as `upTo` says. Change the rule or take it out.',
    example: 'buy:\n  - { card: tower, when: { coins: { atMost: 4 } } } # a tower costs 5',
  },
  'strategy-unsold': {
    title: 'a rule for what no setup of the pack sells',
    severity: 'warning',
    help: 'What the rule names has a pile in no setup of this pack: it is neither in the rules nor in a market, listed or drawn. In these setups the rule is passed over. Name another card, or put this one into a setup; a strategy for setups of other packs belongs into those.',
    example: 'buy:\n  - control-tower # no setup of the pack has it',
  },
  'strategy-rule-shadowed': {
    title: 'a rule behind one that always comes first',
    severity: 'warning',
    help: 'Rules are tried from the top, and the first that applies is taken. An earlier rule names the same cards under no other condition, so this one is never reached. Put it above the other, or give the other a condition or an `upTo`.',
    example: 'buy:\n  - express-train\n  - { card: express-train, upTo: 4 }',
  },
  'strategy-misfit': {
    title: 'a strategy that speaks of what the setup does not have',
    severity: 'warning',
    help: 'The strategy names cards that have no pile in this setup, or cells that its map does not have. They are passed over, so it plays less like what it describes. Of several cards in one list one is enough.\n\nUse another setup or strategy, or give the rule alternatives: `card: [dump-site, landfill]`.',
  },
} as const satisfies CodeTable;
