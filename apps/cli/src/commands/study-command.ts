// What commands that run a study share: flags say where games are played, which of them, and where finished ones are kept.
import { Command, type Interfaces } from '@oclif/core';
import { commandLine } from '../command-line.ts';
import { adaptiveRefusal } from '../parts/adaptive.ts';
import type { Parts } from '../parts/parts.ts';
import type { Given } from '../study/flags.ts';

/** A study whose games were played before, in parts. */
export interface Merged<F = unknown> {
  readonly parts: Parts;
  /** As typed, for reports. */
  readonly command: string;
  /** Keeps the flags that decide the games. */
  readonly flagsFrom: (flags: F) => F;
}

interface StudyOptions {
  /** Who decides from earlier games what to play next, so that no part can be played alone, and what to do instead. */
  readonly adaptive?: readonly [what: string, help?: string];
  /** It keeps finished games itself. */
  readonly stores?: boolean;
}

interface PlaceFlags {
  readonly queue: string | undefined;
  readonly store?: string | undefined;
  readonly jobs?: number | undefined;
  readonly shard?: string | undefined;
}

export abstract class StudyCommand extends Command {
  merged?: Merged;

  /** Parses the flags of the command and runs its study, which returns the exit code. */
  protected async play<
    F extends PlaceFlags & Interfaces.OutputFlags<Interfaces.FlagInput>,
    A extends Interfaces.OutputArgs<Interfaces.ArgInput>,
  >(
    own: Interfaces.Input<F, Interfaces.OutputFlags<Interfaces.FlagInput>, A>,
    study: (flags: F & Given & Pick<Merged, 'command'>, args: A, argv: readonly string[]) => Promise<number>,
    { adaptive, stores = false }: StudyOptions = {},
  ): Promise<void> {
    const parsed = await this.parse(own);
    const name = this.id ?? '';
    const merged = this.merged as Merged<F> | undefined;
    const flags = merged ? merged.flagsFrom(parsed.flags) : parsed.flags;
    if (adaptive && flags.shard !== undefined) throw adaptiveRefusal(...adaptive);
    const { partsFor } = await import('../parts/shard.ts');
    const { withExecutor } = await import('../executor/with-executor.ts');
    const { queue, jobs, store } = flags;
    const parts = merged?.parts ?? partsFor(flags.shard, name, this.argv);
    const command = merged?.command ?? commandLine(this.config.bin, name, this.argv);
    process.exitCode = await withExecutor(
      { queue, jobs, parts, store: stores ? undefined : store },
      (executor) => study({ ...flags, executor, parts, command }, parsed.args, parsed.argv as string[]),
    );
  }
}
