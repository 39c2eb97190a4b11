// Flags of every command that puts a setup together.
import { Flags } from '@oclif/core';

export const contentFlag = {
  content: Flags.string({
    helpValue: 'DIR',
    summary: 'Folder with packs; ./content or the pack around the current folder by default.',
  }),
};

export const setupFlags = {
  rules: Flags.string({ helpValue: 'PACK/ID', summary: "Other rules than the setup's." }),
  map: Flags.string({ helpValue: 'PACK/ID', summary: "Another map than the setup's." }),
  'market-seed': Flags.integer({
    min: 0,
    max: 0xffffffff,
    helpValue: 'N',
    summary: 'Draw a random market with this seed.',
  }),
  ...contentFlag,
};
