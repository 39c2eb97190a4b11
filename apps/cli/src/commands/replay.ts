// `railwright replay`: verifies and shows a recorded game.
import { Args, Command, Flags } from '@oclif/core';
import { contentFlag } from './play-flags.ts';

export class Replay extends Command {
  static override readonly summary = 'Replay a recorded game and verify its result.';
  static override readonly description = [
    "A record holds a game's choices, its seed and a fingerprint of the content. Replaying the choices must lead to the recorded result. A record that is damaged, makes a false statement, or was made with different content is rejected with the reason. One that another version of railwright made is valid if every choice is still possible and the result is the same. Only players' names cannot be verified.",
    'People count seats from 1; data (--json, --events, the record itself) counts them from 0.',
    'Exit code 0: the record is valid; 1: it was rejected; 2: invalid usage.',
  ].join('\n\n');
  static override readonly examples = [
    {
      description: 'Verify',
      command: '<%= config.bin %> replay games/trains-tokyo-beginners-*-game0.json',
    },
    {
      description: 'Every event as a line of JSON, for other programs',
      command: '<%= config.bin %> replay game.json --events',
    },
    {
      description: 'The events of all records in a folder',
      command: '<%= config.bin %> replay --events games',
    },
    { description: 'The position after 40 choices', command: '<%= config.bin %> replay game.json --at 40' },
  ];
  static override readonly args = {
    record: Args.string({
      required: true,
      description: 'The file of the record; with --events, also a folder.',
    }),
  };
  static override readonly flags = {
    events: Flags.boolean({
      summary:
        'Print the events, one JSON object per line, as docs/events.md describes them; of a folder or pattern, those of all records.',
    }),
    at: Flags.integer({ min: 0, helpValue: 'N', summary: 'Show the position after N choices.' }),
    json: Flags.boolean({ summary: 'The result as data.' }),
    ...contentFlag,
  };

  async run(): Promise<void> {
    const { args, flags } = await this.parse(Replay);
    const { replay } = await import('../replay/replay.ts');
    process.exitCode = await replay(args.record, flags);
  }
}
