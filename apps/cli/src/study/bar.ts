// A progress bar on standard error, for terminals.
import { Presets, SingleBar, type Options } from 'cli-progress';

export function openBar(format: string, options: Options = {}): SingleBar {
  const common = { stream: process.stderr, clearOnComplete: true, format };
  // Ctrl-C belongs to the run.
  return new SingleBar({ ...common, gracefulExit: false, ...options }, Presets.shades_classic);
}
