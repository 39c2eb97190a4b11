// Bots that know a game, and the greedy one.
import type { BotInfo } from '../../../packages/bots/src/bot-info.ts';
import { EXPERTS as SHIPPED } from '../../../packages/bots/src/experts.ts';

export const EXPERTS = {
  ...SHIPPED,
  shunting: [{ name: 'greedy', description: 'takes what is worth more now' }],
} satisfies Readonly<Record<string, readonly BotInfo[]>>;
