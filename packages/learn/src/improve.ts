// The update from one sample: proximal policy optimization (Schulman et al. 2017), with the values fitted alongside. A teacher's choice
// simply becomes likelier.
import type { Kernel, Net, Samples } from '@railwright/net';
import type { Rollout } from './rollout.ts';
import type { Settings } from './settings.ts';

/** Work space for gradients. */
export interface Scratch {
  readonly d1: Float32Array;
  readonly d2: Float32Array;
  readonly dChances: Float32Array;
}

export interface ImproveFigures {
  samples: number;
  entropy: number;
  clipped: number;
  /** Squared errors of the values, and squares of the results about their mean. */
  missed: number;
}

/** Adds the gradient of sample `i` to `gradient`; `mean` and `spread` are those of all advantages. */
export function addGradient(
  kernel: Kernel,
  net: Net,
  gradient: Float32Array,
  rollout: Rollout,
  i: number,
  mean: number,
  spread: number,
  { clip, entropy, imitationEntropy, valueShare, winShare }: Settings,
  scratch: Scratch,
  figures: ImproveFigures,
): void {
  const { samples } = rollout;
  const { policy } = net;
  const { dChances } = scratch;
  const count = samples.choicesOf(i);
  const chosen = rollout.chosen[i];
  net.forward(samples, i);
  const advantage = (rollout.advantage[i] - mean) / spread;
  const ratio = policy[chosen] / (rollout.chance[i] + 1e-9);
  const clipped = advantage > 0 ? ratio > 1 + clip : ratio < 1 - clip;
  const isTaught = rollout.taught[i] === 1;
  const weight = isTaught ? -1 : clipped ? 0 : -advantage * ratio;
  const disorder = kernel.lean(
    policy.byteOffset,
    count,
    chosen,
    weight,
    isTaught ? imitationEntropy : entropy,
    dChances.byteOffset,
  );
  const miss = net.value - rollout.result[i];
  backward(
    kernel,
    net,
    gradient,
    samples,
    i,
    valueShare * miss,
    winShare * (net.chanceToWin - rollout.share[i]),
    scratch,
  );
  figures.samples++;
  figures.entropy += disorder;
  if (clipped && !isTaught) figures.clipped++;
  figures.missed += miss * miss;
}

function backward(
  kernel: Kernel,
  net: Net,
  gradient: Float32Array,
  b: Samples,
  i: number,
  dValue: number,
  dWinning: number,
  { d1, d2, dChances }: Scratch,
): void {
  const first = b.positionStart[i];
  kernel.backward(
    b.position.index.byteOffset + first * 2,
    b.position.value.byteOffset + first * 4,
    b.positionStart[i + 1] - first,
    b.choiceStart.byteOffset + b.choicesStart[i] * 4,
    b.choicesOf(i),
    b.choice.index.byteOffset,
    b.choice.value.byteOffset,
    net.parameters.byteOffset,
    gradient.byteOffset,
    net.shape.inputs,
    net.shape.width,
    net.h1.byteOffset,
    net.h2.byteOffset,
    dChances.byteOffset,
    dValue,
    dWinning,
    d2.byteOffset,
    d1.byteOffset,
    net.once.byteOffset,
    net.listIndex.byteOffset,
    net.listValue.byteOffset,
  );
}

/** The number of samples, and sums of their advantages and results with those of their squares. */
export function advantageSums({ samples: { size }, advantage, result }: Rollout): number[] {
  let [sum, squares, results, resultSquares] = [0, 0, 0, 0];
  for (let i = 0; i < size; i++) {
    sum += advantage[i];
    squares += advantage[i] * advantage[i];
    results += result[i];
    resultSquares += result[i] * result[i];
  }
  return [size, sum, squares, results, resultSquares];
}
