// `railwright new`: writes a repository of one's own.
import { Args, Command, Flags } from '@oclif/core';
import { editionsFor, NEW_GAMES } from '@railwright/content/new';

export class New extends Command {
  static override readonly summary =
    'Write a repository of your own, with a small pack that is complete and tested.';
  static override readonly description = [
    'It writes a pack that extends a shipped game (for Trains a map, two cards, rules, a setup and tests), package.json, a GitHub workflow, and a README. In a folder of a git repository it writes the pack and package.json, and the workflow at the root. In a terminal it asks for what no flag says; elsewhere, and with --yes, it takes what fits. It never writes over a file.',
    'Exit code 0: written; 2: the command was misused, or files are in the way.',
  ].join('\n\n');
  static override readonly examples = [
    { description: 'Ask, and write into the folder my-pack', command: '<%= config.bin %> new my-pack' },
    {
      description: 'Ask nothing',
      command: '<%= config.bin %> new my-pack --title "Railways of Wales" --author "Ann Jones" --yes',
    },
    { description: 'For another game', command: '<%= config.bin %> new yards --game freight-train' },
    {
      description: 'One more pack in the repository around you',
      command: '<%= config.bin %> new . --pack-only --id second-pack',
    },
  ];
  static override readonly args = {
    folder: Args.string({
      required: false,
      description: 'Folder to write into; its name becomes the id of the pack.',
    }),
  };
  static override readonly flags = {
    title: Flags.string({ helpValue: 'TEXT', summary: 'What people call the pack.' }),
    author: Flags.string({ helpValue: 'NAME', summary: "Who makes it; git's user.name by default." }),
    id: Flags.string({
      helpValue: 'ID',
      summary: 'Id of the pack; made of the name of the folder by default.',
    }),
    game: Flags.option({
      options: NEW_GAMES,
      summary: `Whose rules it is for; ${NEW_GAMES[0] ?? 'none'} by default.`,
    })(),
    rules: Flags.option({
      options: NEW_GAMES.flatMap((game) => editionsFor(game).map(({ id }) => id)),
      summary: 'Which edition of Trains its rules extend; trains/aeg-2013 by default.',
    })(),
    'pack-only': Flags.boolean({ summary: 'Only content/ID, without package.json, workflow and the like.' }),
    'own-repository': Flags.boolean({
      exclusive: ['pack-only'],
      summary: 'Write a repository of its own, although there is one around.',
    }),
    railwright: Flags.string({
      helpValue: 'SPEC',
      summary: 'What package.json asks npm for: a version, or the file of a tarball.',
    }),
    yes: Flags.boolean({ char: 'y', summary: 'Ask nothing.' }),
  };

  async run(): Promise<void> {
    const { args, flags } = await this.parse(New);
    const { makeNew } = await import('../new/new.ts');
    process.exitCode = await makeNew({ ...flags, folder: args.folder });
  }
}
