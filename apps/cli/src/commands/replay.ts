// `railwright replay`: verifies and shows a recorded game.
import { Args, Command, Flags } from '@oclif/core';
import { contentFlag } from './play-flags.ts';

export class Replay extends Command {
  static override readonly summary = 'Play a recorded game again and compare its end.';
  static override readonly description = [
    'A record holds the choices of a game, the seed and a fingerprint of the content. Playing them again must lead to the recorded end. A record that is damaged, that states anything that is not so, or that was made with other content or another engine is refused with the reason. Only the names of players are taken as they stand: no game shows who played it.',
    'People count seats from 1; data (--json, --events, the record itself) counts them from 0.',
    'Exit code 0: the record is right; 1: it is refused; 2: the command was misused.',
  ].join('\n\n');
  static override readonly examples = [
    {
      description: 'Verify',
      command: '<%= config.bin %> replay games/trains-tokyo-beginners-*-game0.json',
    },
    {
      description: 'Every event as a line of JSON, for another program',
      command: '<%= config.bin %> replay game.json --events',
    },
    { description: 'The position after 40 choices', command: '<%= config.bin %> replay game.json --at 40' },
  ];
  static override readonly args = {
    record: Args.string({ required: true, description: 'The file of the record.' }),
  };
  static override readonly flags = {
    events: Flags.boolean({ summary: 'Print the events of the game, one JSON object a line.' }),
    at: Flags.integer({ min: 0, helpValue: 'N', summary: 'Show the position after N choices.' }),
    json: Flags.boolean({ summary: 'The answer as data.' }),
    ...contentFlag,
  };

  async run(): Promise<void> {
    const { args, flags } = await this.parse(Replay);
    const { replay } = await import('../replay/replay.ts');
    process.exitCode = await replay(args.record, flags);
  }
}
