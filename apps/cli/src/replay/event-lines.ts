// Collects lines of events, so that a whole game is one write rather than thousands.
import type { GameEvent } from '@railwright/engine';
import { toSafeJson } from '../output.ts';

/** Approximate number of characters per write. */
const AT_A_TIME = 1 << 18;

export interface EventLines {
  readonly hear: (event: GameEvent) => void;
  /** Writes the rest. */
  readonly flush: () => void;
}

export function eventLines(write: (text: string) => void): EventLines {
  let lines: string[] = [];
  let length = 0;
  const flush = (): void => {
    if (lines.length > 0) write(`${lines.join('\n')}\n`);
    lines = [];
    length = 0;
  };
  return {
    hear(event) {
      const line = toSafeJson(event);
      lines.push(line);
      length += line.length;
      if (length > AT_A_TIME) flush();
    },
    flush,
  };
}
