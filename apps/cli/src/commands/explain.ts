// `railwright explain`: describes the behaviour of a learned player.
import { Args, Flags } from '@oclif/core';
import { MOST_GAMES } from '@railwright/studies/limits';
import { jobsFlag, jsonFlag, playersFlag, seedFlag, splitFlags } from './play-flags.ts';
import { StudyCommand } from './study-command.ts';

export class Explain extends StudyCommand {
  static override readonly summary = 'Describe what a learned player does.';
  static override readonly description = [
    "Plays the player against itself and observes what it buys in the opening, the middle and the end, what it never buys, what it owns at the end, where and when it first builds, and how long its games take. Then every strategy plays itself, and the player plays each of them: this shows how its buying differs and what it wins. The worth of one more card is the player's own estimate: how much its predicted chance to win changes when it is handed one at the start of a turn.",
    "To explain a finding's code, run railwright validate --explain CODE; for a figure, railwright simulate --explain.",
    'Exit code 0: explained; 1: the setup has an error, or a game failed; 2: invalid usage; 130: stopped.',
  ].join('\n\n');
  static override readonly examples = [
    {
      description: 'A player on the setup it learned',
      command: '<%= config.bin %> explain duel.player',
    },
    {
      description: 'The same on another setup, compared with two bots, as data',
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
      summary: 'The setup to play; by default, the one it learned.',
    }),
    against: Flags.string({
      helpValue: 'BOT[,BOT…]',
      summary:
        'Bots to compare its play with; by default, all strategies and the bots that choose without searching.',
    }),
    games: Flags.integer({
      char: 'n',
      min: 2,
      max: MOST_GAMES,
      default: 400,
      helpValue: 'N',
      summary:
        'Games of the player against itself, of every other bot against itself, and between the player and each.',
    }),
    ...playersFlag('Number of seats; by default, the number it learned with.', 2),
    ...seedFlag('Seed of the games; the same seed gives the same figures.'),
    ...jobsFlag,
    ...jsonFlag('explanation-result'),
    ...splitFlags,
  };

  async run(): Promise<void> {
    await this.play(Explain, async (flags, { player }) =>
      (await import('../explain/explain.ts')).explainPlayerFile(player, flags),
    );
  }
}
