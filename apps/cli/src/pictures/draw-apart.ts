// Draws foreign drawings in a process of their own, since nothing else can end a drawing that has begun: it may hold thousands of masks
// and transparent groups, each as large as itself, and take hours.
import { fork, type ChildProcess } from 'node:child_process';
import { fontOptions } from '../render/fonts.ts';
import type { DrawingAnswer, DrawingJob } from './drawer.ts';
import type { Pixels } from './png.ts';

/** Drawings that people make take a few seconds at most. */
const MOST_MILLISECONDS = 20_000;

let drawer: ChildProcess | undefined;
/** One drawing after another, so that each answer belongs to the drawing that was sent. */
let last: Promise<unknown> = Promise.resolve();

/**
 * The pixels of a drawing, its longer side `most`. The process stays for the next drawing, and keeps nobody from ending.
 * @param milliseconds after which it is given up
 * @throws Error with a sentence for people
 */
export function drawApart(
  drawing: Omit<DrawingJob, 'font'>,
  milliseconds = MOST_MILLISECONDS,
): Promise<Pixels> {
  const job = { ...drawing, font: fontOptions({ system: false }) };
  const drawn = last.then(() => draw(job, milliseconds));
  last = drawn.catch(() => undefined);
  return drawn;
}

async function draw(job: DrawingJob, milliseconds: number): Promise<Pixels> {
  const child = (drawer ??= open());
  child.ref();
  child.channel?.ref();
  const answer = await answerOf(child, job, milliseconds);
  child.unref();
  child.channel?.unref();
  if ('error' in answer) throw new Error(answer.error);
  const { width, height, data } = answer;
  return { width, height, data: Uint8ClampedArray.from(data) };
}

function open(): ChildProcess {
  return fork(new URL('./drawer.ts', import.meta.url), {
    // Pixels stay bytes.
    serialization: 'advanced',
    // A debugger of this process is not meant for it.
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

function answerOf(child: ChildProcess, job: DrawingJob, milliseconds: number): Promise<DrawingAnswer> {
  return new Promise((resolve) => {
    const end = (answer: DrawingAnswer): void => {
      clearTimeout(timer);
      child.removeAllListeners();
      resolve(answer);
    };
    const giveUp = (error: string): void => {
      drawer = undefined;
      child.kill('SIGKILL');
      end({ error });
    };
    const timer = setTimeout(() => {
      giveUp(
        `It takes more than ${milliseconds / 1000} seconds to draw: have fewer masks, clips and transparent groups in it.`,
      );
    }, milliseconds);
    child.once('message', (answer: DrawingAnswer) => end(answer));
    child.once('error', ({ message }) => giveUp(message));
    child.once('exit', () => giveUp('The program that draws it has broken off.'));
    child.send(job);
  });
}
