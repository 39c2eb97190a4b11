// `railwright explain`: what a learned player does, in words and figures.
import { Args, Command, Flags } from '@oclif/core';
import { queueFlag, setupFlags } from './play-flags.ts';

export class Explain extends Command {
  static override readonly summary = 'Say in words and figures what a learned player does.';
  static override readonly description = [
    'Plays games of the player with itself and looks on: what it buys in the opening, the middle and the end, what it never buys, what it owns in the end, where it builds and when first, how long its games take. Then games of every strategy with itself, and of the player against each: how its buying differs, and what it wins. What one card more is worth is what the player itself thinks: by how much the chance to win that its net sees changes when it is handed one at the beginning of a turn.',
    'A code of a finding is explained by railwright validate --explain CODE, a figure by railwright simulate --explain.',
    'Exit code 0: explained; 1: the setup or a game has a fault; 2: the command was misused; 130: stopped.',
  ].join('\n\n');
  static override readonly examples = [
    {
      description: 'A player, on the setup it has learned',
      command: '<%= config.bin %> explain duel.player',
    },
    {
      description: 'The same on another setup, beside two bots, as data',
      command:
        '<%= config.bin %> explain duel.player --setup trains/osaka-beginners --against investor,trains/big-money --json',
    },
  ];
  static override readonly args = {
    player: Args.string({ required: true, description: 'The file of the player, ending in .player.' }),
  };
  static override readonly flags = {
    setup: Flags.string({
      helpValue: 'PACK/ID',
      summary: 'The setup it plays; the one it has learned by default.',
    }),
    against: Flags.string({
      helpValue: 'BOT[,BOT…]',
      summary: 'Whom its play is compared with; all strategies and the bots that choose at once by default.',
    }),
    games: Flags.integer({
      char: 'n',
      min: 2,
      max: 1_000_000,
      default: 400,
      helpValue: 'N',
      summary: 'Games of the player with itself, of every other with itself, and against each.',
    }),
    players: Flags.integer({
      min: 2,
      max: 8,
      helpValue: 'N',
      summary: 'How many seats; as many as it has learned with by default.',
    }),
    seed: Flags.integer({
      min: 0,
      max: 0xffffffff,
      default: 1,
      helpValue: 'N',
      summary: 'Seed of the games; the same seed gives the same figures.',
    }),
    jobs: Flags.integer({
      min: 1,
      max: 256,
      helpValue: 'N',
      summary: 'How many games are played at the same time; one a core by default.',
    }),
    json: Flags.boolean({ summary: 'The result as data: schemas/explanation-result.schema.json.' }),
    ...queueFlag,
    ...setupFlags,
  };

  async run(): Promise<void> {
    const { args, flags } = await this.parse(Explain);
    const { withQueue } = await import('../queue/with-queue.ts');
    const { explainPlayerFile } = await import('../explain/explain.ts');
    process.exitCode = await withQueue(flags.queue, () => explainPlayerFile(args.player, flags));
  }
}
