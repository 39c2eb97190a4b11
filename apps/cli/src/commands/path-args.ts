// Arguments and flags of the commands that check or change content files.
import { Args, Flags } from '@oclif/core';

export const pathArgs = {
  paths: Args.string({
    multiple: true,
    required: false,
    ignoreStdin: true,
    description: 'Packs, folders, files or patterns.',
  }),
};

export const outputFlag = {
  output: Flags.string({
    multiple: true,
    multipleNonGreedy: true,
    helpValue: 'FORMAT=FILE',
    summary: 'Also write the findings to a file; may be repeated.',
  }),
};

export const dryRunFlag = {
  'dry-run': Flags.boolean({ summary: 'Write nothing; show what would change.' }),
};

export const stdinFlag = {
  'stdin-filename': Flags.string({
    helpValue: 'FILE',
    summary: 'Path of the file whose text is on standard input.',
  }),
};
