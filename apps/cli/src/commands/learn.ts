// `railwright learn`: a player that learns a setup by playing itself.
import { Args, Flags } from '@oclif/core';
import { MOST_GAMES } from '@railwright/studies/limits';
import { adaptiveFlags, forceFlag, gamesFlag, jsonFlag, reportFlag, seedFlag } from './play-flags.ts';
import { StudyCommand } from './study-command.ts';

export class Learn extends StudyCommand {
  static override readonly summary = 'Let a player learn a setup by playing itself, from nothing.';
  static override readonly description = [
    'Without --teacher, no bot and no rule of thumb teaches it, so it learns homebrew cards, maps and rules as well as published ones. Learning ends when the player no longer improves. It then plays bots that had no part in its learning, and its share of the wins is printed with a 95% interval.',
    'Without --output the player is kept in the cache, where --bots learned finds it in every command. You can also name a player file as a bot: --bots trains.player,heuristic. Either can play at a weaker, more human level: --bots learned:casual. Levels, weakest first: first-game, beginner, casual, practised, skilled, strong, very-strong.',
    'Ctrl-C stops learning and keeps what was learned; running the same command again resumes it. The same seed and number of games give the same player, whatever the number of jobs; with --minutes it depends on the machine.',
    'Exit code 0: learned; 1: the setup has an error, or a game failed; 2: invalid usage; 130: stopped; what was learned is kept.',
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
      description: 'Three players with different seeds, and how they differ',
      command: '<%= config.bin %> learn my-pack/duel --population 3 --games 10000',
    },
    {
      description: 'One player for any market, two maps and two to four seats',
      command:
        '<%= config.bin %> learn trains/tokyo-any-eight trains/osaka-any-eight --players 2-4 --markets 200 -o any.player',
    },
    {
      description: 'A player that likes rails',
      command: '<%= config.bin %> learn trains/tokyo-beginners --preference rail-baron -o baron.player',
    },
    {
      description: 'How its strength grew and what beats it, as a report',
      command: '<%= config.bin %> learn trains/tokyo-beginners --players 2 --exploit --report learned.html',
    },
    {
      description: 'A card game with a lot of luck: start by watching a bot',
      command: '<%= config.bin %> learn game-of-trains/standard --players 4 --teacher heuristic --minutes 2',
    },
    {
      description: 'How strong is it against these bots?',
      command:
        '<%= config.bin %> learn trains/osaka-beginners --players 3 --against trains/engine-builder,investor',
    },
  ];
  static override readonly strict = false;
  static override readonly args = {
    setup: Args.string({
      required: true,
      description: 'The setup, as pack/id; name several to learn them with one player.',
    }),
  };
  static override readonly flags = {
    players: Flags.string({
      helpValue: 'N[,N…]',
      summary: 'Number of seats, or several numbers, such as 2,3,4 or 2-4.',
    }),
    markets: Flags.integer({
      min: 1,
      max: 1000,
      helpValue: 'N',
      summary: 'Learn this many random markets of the setup, so that the player can play any market.',
    }),
    ...gamesFlag(
      'Number of games it plays against itself; without this or --minutes, it plays until it no longer improves.',
      1,
      100_000_000,
    ),
    minutes: Flags.string({
      helpValue: 'N',
      summary: 'Minutes to learn, instead of --games; fractions are allowed.',
      exclusive: ['games'],
    }),
    preference: Flags.string({
      helpValue: 'PACK/ID',
      summary: 'A preference besides winning: one of the preferences/ of a pack, such as trains/rail-baron.',
    }),
    population: Flags.integer({
      min: 1,
      max: 20,
      default: 1,
      helpValue: 'N',
      summary:
        'Number of players to train, with consecutive seeds starting at --seed; also shows how they differ.',
    }),
    teacher: Flags.string({
      helpValue: 'BOT',
      summary:
        'Watch this bot for the first 2,000 games. Never required; it helps in games with so much luck that good moves are hard to recognise.',
    }),
    ...seedFlag('Seed for learning; another seed makes another player, with habits of its own.'),
    from: Flags.string({
      helpValue: 'FILE',
      summary: 'Start with what another player knows; cards, cells and seats are matched by name.',
    }),
    jobs: Flags.integer({
      min: 1,
      max: 256,
      helpValue: 'N',
      summary: 'Number of cores to use, up to 4; all by default.',
    }),
    against: Flags.string({
      helpValue: 'BOT[,BOT…]',
      summary: 'Bots to measure it against; by default, the bots of the game that choose without searching.',
    }),
    'held-out': Flags.integer({
      min: 0,
      max: MOST_GAMES,
      default: 400,
      helpValue: 'N',
      summary: 'Games against each of these bots after learning.',
    }),
    exploit: Flags.boolean({
      summary:
        'After learning, train a player to beat it, let a search that uses it play against it, and report what each gains; see exploit.',
    }),
    ...reportFlag('Write a report on how its strength grew and how far to trust it'),
    output: Flags.string({ char: 'o', helpValue: 'FILE', summary: 'The player file, ending in .player.' }),
    ...forceFlag,
    ...jsonFlag('learning-result'),
    ...adaptiveFlags,
  };

  async run(): Promise<void> {
    await this.play(
      Learn,
      async (flags, _args, setups) => (await import('../learn/learn.ts')).learn(setups, flags),
      { adaptive: ['learn'] },
    );
  }
}
