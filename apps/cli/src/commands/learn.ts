// `railwright learn`: a player that learns a setup by playing itself.
import { Args, Command, Flags } from '@oclif/core';
import { commandLine } from '../command-line.ts';
import { queueFlag, setupFlags } from './play-flags.ts';

export class Learn extends Command {
  static override readonly summary = 'Let a player learn a setup by playing itself, from nothing.';
  static override readonly description = [
    'Unless there is a --teacher, no bot and no rule of thumb teaches it, so it learns homebrew cards, maps and rules as it learns the published ones. It ends by itself when it no longer improves. At the end it plays bots that had no part in its learning, and its share of the wins is printed with a 95% interval.',
    'Without --output the player is kept in the cache, where --bots learned of every command finds it. A player file can be named as a bot too: --bots trains.player,heuristic. Either plays worse on request, as people do: --bots learned:casual. Levels, weakest first: first-game, beginner, casual, practised, skilled, strong, very-strong.',
    'Ctrl-C ends the learning and keeps what was learned; the same command goes on from there. The same seed and number of games give the same player, whatever the number of jobs; with --minutes it depends on the machine.',
    'Exit code 0: learned; 1: the setup or a game has a fault; 2: the command was misused; 130: stopped, and what was learned is kept.',
  ].join('\n\n');
  static override readonly examples = [
    {
      description: 'Learn a setup for two players',
      command: '<%= config.bin %> learn trains/tokyo-beginners --players 2',
    },
    {
      description: 'For five minutes, into a file of a pack',
      command:
        '<%= config.bin %> learn my-pack/duel --players 2 --minutes 5 --output content/my-pack/players/duel.player',
    },
    {
      description: 'Three players of different seeds, and where they differ',
      command: '<%= config.bin %> learn my-pack/duel --population 3 --games 10000',
    },
    {
      description: 'One player for any market, two maps and two to four seats',
      command:
        '<%= config.bin %> learn trains/tokyo-any-eight trains/osaka-any-eight --players 2-4 --markets 200 -o any.player',
    },
    {
      description: 'A player that likes rails',
      command: '<%= config.bin %> learn trains/tokyo-beginners --taste rail-baron -o baron.player',
    },
    {
      description: 'How its strength grew and what beats it, as a page',
      command: '<%= config.bin %> learn trains/tokyo-beginners --players 2 --exploit --report learned.html',
    },
    {
      description: 'A card game full of chance: begin by watching a bot',
      command: '<%= config.bin %> learn game-of-trains/standard --players 4 --teacher heuristic --minutes 2',
    },
    {
      description: 'How strong is it against these?',
      command:
        '<%= config.bin %> learn trains/osaka-beginners --players 3 --against trains/engine-builder,investor',
    },
  ];
  static override readonly strict = false;
  static override readonly args = {
    setup: Args.string({ required: true, description: 'The setup, as pack/id; several for one player.' }),
  };
  static override readonly flags = {
    players: Flags.string({
      helpValue: 'N[,N…]',
      summary: 'How many seats, or several numbers of them, as 2,3,4 or 2-4.',
    }),
    markets: Flags.integer({
      min: 1,
      max: 1000,
      helpValue: 'N',
      summary: 'Learn so many markets of a setup whose market is drawn, for one player of any market.',
    }),
    games: Flags.integer({
      char: 'n',
      min: 1,
      max: 100_000_000,
      helpValue: 'N',
      summary: 'How many games it plays with itself; without this or --minutes, until it no longer improves.',
    }),
    minutes: Flags.string({
      helpValue: 'N',
      summary: 'For how many minutes it learns, instead of games; fractions are fine.',
      exclusive: ['games'],
    }),
    taste: Flags.string({
      helpValue: 'PACK/ID',
      summary: 'What it likes besides winning: one of the tastes/ of a pack, such as trains/rail-baron.',
    }),
    population: Flags.integer({
      min: 1,
      max: 20,
      default: 1,
      helpValue: 'N',
      summary: 'Let so many players learn, with the seeds from --seed on, and say where they differ.',
    }),
    teacher: Flags.string({
      helpValue: 'BOT',
      summary:
        'Watch so good a bot for the first 2,000 games; never needed, a help where chance hides what is good.',
    }),
    seed: Flags.integer({
      min: 0,
      max: 0xffffffff,
      default: 1,
      helpValue: 'N',
      summary: 'Another seed makes another player, with habits of its own.',
    }),
    from: Flags.string({
      helpValue: 'FILE',
      summary: 'Begin with what another player knows; cards, cells and seats are carried over by name.',
    }),
    jobs: Flags.integer({
      min: 1,
      max: 256,
      helpValue: 'N',
      summary: 'How many cores it uses, up to 4; all by default.',
    }),
    against: Flags.string({
      helpValue: 'BOT[,BOT…]',
      summary: 'Bots it is measured against; those of the game that choose at once by default.',
    }),
    'held-out': Flags.integer({
      min: 0,
      max: 1_000_000,
      default: 400,
      helpValue: 'N',
      summary: 'Games against each of these bots, after the learning.',
    }),
    exploit: Flags.boolean({
      summary:
        'At the end learn an answer to it and let search by it play it alone, and say what either gains; see rate --exploit.',
    }),
    report: Flags.string({
      multiple: true,
      multipleNonGreedy: true,
      helpValue: 'FILE',
      summary:
        'Write a report, as often as given: how its strength grew and how far to trust it, .html to read and share, .md for a pull request, .json.',
    }),
    output: Flags.string({ char: 'o', helpValue: 'FILE', summary: 'The player file, ending in .player.' }),
    force: Flags.boolean({ summary: 'Write over a file that is there.' }),
    json: Flags.boolean({ summary: 'What came of it as data: schemas/learning-result.schema.json.' }),
    ...queueFlag,
    ...setupFlags,
  };

  async run(): Promise<void> {
    const { argv, flags } = await this.parse(Learn);
    const { withQueue } = await import('../queue/with-queue.ts');
    const { learn } = await import('../learn/learn.ts');
    process.exitCode = await withQueue(flags.queue, () =>
      learn(argv as string[], {
        ...flags,
        command: commandLine(this.config.bin, this.id ?? 'learn', this.argv),
      }),
    );
  }
}
