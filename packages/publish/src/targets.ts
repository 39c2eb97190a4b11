// The targets by name, in the order of help.
import { HTML } from './html/target.ts';
import { PCIO } from './pcio/target.ts';
import { SCREENTOP, TABLETOPIA } from './pictures/targets.ts';
import { SITE } from './site/target.ts';
import { PRINT } from './print/target.ts';
import type { Target } from './target.ts';
import { TTS } from './tts/target.ts';

/** All targets of `railwright publish`. */
export const TARGETS = {
  site: SITE,
  html: HTML,
  print: PRINT,
  tts: TTS,
  pcio: PCIO,
  tabletopia: TABLETOPIA,
  screentop: SCREENTOP,
} as const satisfies Readonly<Record<string, Target>>;
/** The name of a target. */
export type TargetName = keyof typeof TARGETS;
