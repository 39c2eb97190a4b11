// Codes about strategies.
import type { CodeTable } from './code-info.ts';

export const STRATEGY_CODES = {
  'condition-never': {
    title: 'a condition that is never met',
    severity: 'warning',
    help: 'The bounds contradict each other, as `{ atLeast: 5, atMost: 3 }` does, or ask for the impossible, such as a progress of 120 percent. Whatever depends on the condition never happens or, with `not`, always happens.',
    example: 'when: { progress: { atLeast: 60, atMost: 40 } }',
  },
  'strategy-rule-never': {
    title: 'a rule that can never apply',
    severity: 'warning',
    help: 'The card or category of the rule is not for sale, is listed under `never`, costs more than the condition allows, or is bought only once the player already owns the `upTo` number. Change the rule or remove it.',
    example: 'buy:\n  - { card: tower, when: { coins: { atMost: 4 } } } # a tower costs 5',
  },
  'strategy-unsold': {
    title: 'a rule for a card that no setup of the pack sells',
    severity: 'warning',
    help: "The card or category of the rule has no pile in any setup of this pack: it is neither in the rules nor in a listed or drawn market. In these setups the rule is skipped. Name another card, or add this one to a setup; a strategy for another pack's setups belongs in that pack.",
    example: 'buy:\n  - control-tower # no setup of the pack has it',
  },
  'strategy-rule-shadowed': {
    title: 'a rule that is never reached',
    severity: 'warning',
    help: 'Rules are tried from the top, and the first that applies is taken. An earlier rule names the same cards and applies whenever this one does, so this one is never reached. Move it above the other, or give the other a condition or an `upTo`.',
    example: 'buy:\n  - express-train\n  - { card: express-train, upTo: 4 }',
  },
  'strategy-misfit': {
    title: 'a strategy that names cards or cells the setup does not have',
    severity: 'warning',
    help: 'The strategy names cards that have no pile in this setup, or cells that its map does not have. They are ignored, so it plays less as intended. If a list names several cards, one of them is enough.\n\nUse another setup or strategy, or give the rule alternatives: `card: [dump-site, landfill]`.',
  },
} as const satisfies CodeTable;
