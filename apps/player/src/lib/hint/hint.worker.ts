// Thinks about one hint, so that the page never freezes: loaded when somebody asks for one.
import type { HintQuestion } from './messages.ts';
import { think } from './think.ts';

self.onmessage = ({ data }: MessageEvent<HintQuestion>): void => self.postMessage(think(data));
