// The program of the process that draws foreign drawings: each message is one, and so is each answer. It ends with its parent.
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import { plainDrawing } from './plain-drawing.ts';
import type { Pixels } from './png.ts';

/** Its size may be in units that only this reader knows, so that its header says another shape. */
export interface DrawingJob {
  readonly svg: Uint8Array;
  /** Of the longer side, in pixels. */
  readonly most: number;
  /** Of the longer side to the shorter one. */
  readonly mostRatio: number;
  readonly font: NonNullable<ResvgRenderOptions['font']>;
}

export type DrawingAnswer = Pixels<Uint8Array> | { readonly error: string };

process.on('message', (job: DrawingJob) => {
  process.send?.(answer(job));
});

function answer({ svg, most, mostRatio, font }: DrawingJob): DrawingAnswer {
  try {
    const drawing = plainDrawing(new TextDecoder().decode(svg));
    const { width, height } = new Resvg(drawing, { font });
    if (Math.max(width / height, height / width) > mostRatio) return { error: 'It is too long and thin.' };
    const fitTo = { mode: width >= height ? 'width' : 'height', value: most } as const;
    const image = new Resvg(drawing, { font, fitTo }).render();
    return { width: image.width, height: image.height, data: image.pixels };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
