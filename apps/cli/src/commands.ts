// Every command by its name.
import { Build } from './commands/build.ts';
import { New } from './commands/new.ts';
import { Render } from './commands/render.ts';
import { Rate } from './commands/rate.ts';
import { Replay } from './commands/replay.ts';
import { Simulate } from './commands/simulate.ts';
import { Studio } from './commands/studio.ts';
import { Test } from './commands/test.ts';
import { Validate } from './commands/validate.ts';

export const COMMANDS = {
  new: New,
  validate: Validate,
  test: Test,
  simulate: Simulate,
  rate: Rate,
  replay: Replay,
  render: Render,
  build: Build,
  studio: Studio,
} as const;
