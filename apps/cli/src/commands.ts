// Every command by its name.
import { Build } from './commands/build.ts';
import { Cards } from './commands/cards.ts';
import { Changes } from './commands/changes.ts';
import { Compare } from './commands/compare.ts';
import { Render } from './commands/render.ts';
import { Completion } from './commands/completion.ts';
import { Doctor } from './commands/doctor.ts';
import { Explain } from './commands/explain.ts';
import { Format } from './commands/format.ts';
import { Migrate } from './commands/migrate.ts';
import { Export } from './commands/export.ts';
import { Hooks } from './commands/hooks.ts';
import { Import } from './commands/import.ts';
import { Improve } from './commands/improve.ts';
import { Learn } from './commands/learn.ts';
import { Lsp } from './commands/lsp.ts';
import { Merge } from './commands/merge.ts';
import { New } from './commands/new.ts';
import { Rate } from './commands/rate.ts';
import { Replay } from './commands/replay.ts';
import { Schema } from './commands/schema.ts';
import { Simulate } from './commands/simulate.ts';
import { Studio } from './commands/studio.ts';
import { Sweep } from './commands/sweep.ts';
import { Text } from './commands/text.ts';
import { Test } from './commands/test.ts';
import { Validate } from './commands/validate.ts';
import { Worker } from './commands/worker.ts';

export const COMMANDS = {
  new: New,
  validate: Validate,
  format: Format,
  migrate: Migrate,
  schema: Schema,
  test: Test,
  simulate: Simulate,
  merge: Merge,
  compare: Compare,
  changes: Changes,
  cards: Cards,
  sweep: Sweep,
  rate: Rate,
  improve: Improve,
  learn: Learn,
  explain: Explain,
  replay: Replay,
  render: Render,
  text: Text,
  import: Import,
  export: Export,
  build: Build,
  studio: Studio,
  worker: Worker,
  hooks: Hooks,
  lsp: Lsp,
  doctor: Doctor,
  completion: Completion,
} as const;
