// A program that plays a hand-written game and prints "…M moves/s": what this machine can do, so that rates can be compared
// between machines.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Lets the program say at its end for what share of the time it had a processor. */
const SHARE =
  'process.on("exit",()=>console.log("share",process.threadCpuUsage().user/1e3/performance.now()))';

/** Moves for each second of processor time, or undefined without the program. */
export function yardstickRate(program: string): number | undefined {
  if (!existsSync(program)) return undefined;
  const { stdout } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(SHARE)}`, program, 'B', '10000'],
    { encoding: 'utf8' },
  );
  const rate = /([\d.]+)M moves\/s/.exec(stdout)?.[1];
  const share = /^share ([\d.]+)$/m.exec(stdout)?.[1];
  return rate === undefined || share === undefined ? undefined : (Number(rate) * 1e6) / Number(share);
}
