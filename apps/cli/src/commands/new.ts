// `railwright new`: creates a repository with a pack.
import { Args, Command, Flags } from '@oclif/core';
import { editionsFor, NEW_GAMES } from '@railwright/content/new';

export class New extends Command {
  static override readonly summary =
    'Create a repository of your own with a small pack that is complete and tested.';
  static override readonly description = [
    'It creates a pack that extends a shipped game (for Trains: a map, two cards, rules, a setup and tests), package.json, a GitHub workflow and a README. Inside a git repository it writes the pack and package.json, and puts the workflow at the root. In a terminal it asks for whatever the flags leave open; elsewhere, or with --yes, it uses sensible defaults. It never overwrites a file.',
    'Exit code 0: written; 2: invalid usage, or files are in the way.',
  ].join('\n\n');
  static override readonly examples = [
    {
      description: 'Answer questions, and create the folder my-pack',
      command: '<%= config.bin %> new my-pack',
    },
    {
      description: 'Without questions',
      command: '<%= config.bin %> new my-pack --title "Railways of Wales" --author "Ann Jones" --yes',
    },
    { description: 'For another game', command: '<%= config.bin %> new yards --game freight-train' },
    {
      description: 'Another pack in the repository you are in',
      command: '<%= config.bin %> new . --pack-only --id second-pack',
    },
  ];
  static override readonly args = {
    folder: Args.string({
      required: false,
      description: "Folder to write into; its name becomes the pack's id.",
    }),
  };
  static override readonly flags = {
    title: Flags.string({ helpValue: 'TEXT', summary: 'Title of the pack.' }),
    author: Flags.string({ helpValue: 'NAME', summary: "Author of the pack; by default, git's user.name." }),
    id: Flags.string({
      helpValue: 'ID',
      summary: "Id of the pack; by default, made from the folder's name.",
    }),
    game: Flags.option({
      options: NEW_GAMES,
      summary: `The game it is for; ${NEW_GAMES[0] ?? 'none'} by default.`,
    })(),
    rules: Flags.option({
      options: NEW_GAMES.flatMap((game) => editionsFor(game).map(({ id }) => id)),
      summary: 'Which edition of Trains its rules extend; trains/aeg-2013 by default.',
    })(),
    'pack-only': Flags.boolean({
      summary: 'Write only content/ID, without package.json, workflow and so on.',
    }),
    'own-repository': Flags.boolean({
      exclusive: ['pack-only'],
      summary: 'Create a separate repository even inside another one.',
    }),
    railwright: Flags.string({
      helpValue: 'SPEC',
      summary: 'The railwright dependency in package.json: a version, or a tarball file.',
    }),
    yes: Flags.boolean({ char: 'y', summary: 'Do not ask questions.' }),
  };

  async run(): Promise<void> {
    const { args, flags } = await this.parse(New);
    const { makeNew } = await import('../new/new.ts');
    process.exitCode = await makeNew({ ...flags, folder: args.folder });
  }
}
