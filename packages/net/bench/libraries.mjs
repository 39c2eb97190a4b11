// Our kernel compared with ONNX Runtime Web and TensorFlow.js, on this net with the numbers of Tokyo for two, on one thread. The libraries are
// no dependencies of the project; put them anywhere and say where:
//   npm install --prefix /tmp/libraries onnxruntime-web @tensorflow/tfjs @tensorflow/tfjs-backend-wasm
//   node packages/net/bench/libraries.mjs /tmp/libraries
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { addGradient, SETTINGS } from '@railwright/learn';
import { Arena, Net, Samples } from '../src/index.ts';
import { onnxModel } from './onnx-model.mjs';

const [folder] = process.argv.slice(2);
if (!folder)
  throw new Error('Name the folder with the libraries; the head of this file says how to make it.');
const load = createRequire(join(folder, 'x.js'));

/** Trains, Tokyo for two: sizes of its senses, and the means of 11,827 decisions of learned play. */
const SHAPE = { inputs: 526, outputs: 416, width: 64, choices: 8, features: 3 };
const FELT = 71;
const BATCH = 512;
const SECONDS = 1;
const REPEATS = 5;
const { inputs, outputs, width: H, choices: K, features: G } = SHAPE;

let state = 12345;
const chance = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
const below = (n) => Math.floor(chance() * n);

const room = { samples: BATCH, features: BATCH * FELT, choices: BATCH * K, choiceFeatures: BATCH * K * G };
const shape = { inputs, outputs, width: H, choices: K };

function setUp(plain) {
  const scratchBytes = 4 * (2 * H + K) + 4096;
  const arena = new Arena(2 * Net.bytes(shape) + Samples.bytes(room) + scratchBytes, plain);
  const net = new Net(arena, shape);
  const brain = { net, gradient: arena.f32(Net.size(shape)) };
  const scratch = { d1: arena.f32(H), d2: arena.f32(H), dChances: arena.f32(K) };
  return { arena, net, brain, scratch, samples: new Samples(arena, room) };
}
const own = setUp(false);
const plain = setUp(true);
for (let i = 0; i < own.net.parameters.length; i++) own.net.parameters[i] = (chance() - 0.5) * 0.3;
plain.net.parameters.set(own.net.parameters);

// The same positions for everybody: as lists for us, as tensors for the libraries.
const dense = new Float32Array(BATCH * inputs);
const index = new Int32Array(BATCH * K * G);
const weight = new Float32Array(BATCH * K * G);
const mask = new Float32Array(BATCH * K);
for (let b = 0; b < BATCH; b++) {
  const cells = new Set();
  while (cells.size < FELT) cells.add(below(inputs));
  const felt = [...cells].map((cell) => [cell, Math.fround(chance())]);
  for (const [cell, value] of felt) dense[b * inputs + cell] = value;
  const said = Array.from({ length: K * G }, () => [below(outputs), Math.fround(chance())]);
  said.forEach(([cell, value], i) => ([index[b * K * G + i], weight[b * K * G + i]] = [cell, value]));
  for (const { samples } of [own, plain]) {
    const add = (list, cell, value) => {
      list.index[list.size] = cell;
      list.value[list.size++] = value;
    };
    for (const [cell, value] of felt) add(samples.position, cell, value);
    for (let j = 0; j < K; j++) {
      for (const [cell, value] of said.slice(j * G, j * G + G)) add(samples.choice, cell, value);
      samples.endChoice();
    }
    samples.endSample();
  }
}

const p = own.net.parameters;
const at = own.net.layout;
const parts = {
  W1: p.slice(0, at.b1),
  b1: p.slice(at.b1, at.W2),
  W2: p.slice(at.W2, at.b2),
  b2: p.slice(at.b2, at.Wv),
  V: Float32Array.from({ length: 2 * H }, (_, i) => p[(i % 2 ? at.Ww : at.Wv) + (i >> 1)]),
  bv: p.slice(at.bias, at.bias + 2),
  U: p.slice(at.U, at.U + outputs * H),
};

/** The results that all must agree on, over all positions. */
function tell(name, values, chances) {
  const sum = (list) => list.reduce((total, x, i) => total + x * (1 + (i % 7)), 0);
  console.log(`${name}: values ${sum(values).toFixed(2)}, chances ${sum(chances).toFixed(3)}`);
}

/** Milliseconds of processor time, so that other work on the machine counts little. */
function clock() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Samples a second, the median of some repeats. `step` does `count` samples. */
async function speed(name, count, step) {
  const began = clock();
  for (let i = 0; i < 20 && clock() - began < 500; i++) await step(i);
  // A run that takes seconds is measured once.
  const repeats = clock() - began > 1500 ? 1 : REPEATS;
  const rates = [];
  for (let repeat = 0; repeat < repeats; repeat++) {
    const start = clock();
    let done = 0;
    for (let i = 0; clock() - start < (1000 * SECONDS) / REPEATS; i++) {
      await step(i);
      done += count;
    }
    rates.push((1000 * done) / (clock() - start));
  }
  const rate = rates.sort((a, b) => a - b)[repeats >> 1];
  console.log(`${name.padEnd(46)} ${Math.round(rate).toLocaleString('en').padStart(12)} /s`);
  return rate;
}

// Ours.
async function measureOwn(name, { arena, net, brain, scratch, samples }) {
  const values = [];
  const chances = [];
  for (let b = 0; b < BATCH; b++) {
    net.forward(samples, b);
    values.push(net.value, net.winning);
    chances.push(...net.chances.subarray(0, K));
  }
  tell(name, values, chances);
  await speed(`${name}, forward, all ${BATCH} in turn`, BATCH, () => {
    for (let b = 0; b < BATCH; b++) net.forward(samples, b);
  });
  const lane = { ...LESSON, samples, chance: LESSON.chosen.map((chosen, b) => chances[b * K + chosen]) };
  const figures = { samples: 0, entropy: 0, clipped: 0, missed: 0 };
  const learn = () => {
    brain.gradient.fill(0);
    for (let b = 0; b < BATCH; b++)
      addGradient(arena.kernel, net, brain.gradient, lane, b, 0, 1, SETTINGS, scratch, figures);
  };
  await speed(`${name}, forward and gradient, ${BATCH}`, BATCH, learn);
  learn();
  return brain.gradient.slice();
}
const LESSON = {
  chosen: Array.from({ length: BATCH }, () => below(K)),
  advantage: Array.from({ length: BATCH }, () => chance() - 0.5),
  result: Array.from({ length: BATCH }, () => chance()),
  share: Array.from({ length: BATCH }, () => below(2)),
  taught: new Uint8Array(BATCH),
};
const gradient = await measureOwn('our kernel', own);
await measureOwn('our plain JavaScript', plain);

// ONNX Runtime Web.
const ort = load('onnxruntime-web');
ort.env.wasm.numThreads = 1;
ort.env.logLevel = 'error';
const session = await ort.InferenceSession.create(onnxModel(SHAPE, parts), { executionProviders: ['wasm'] });
const feedsFor = (from, count) => ({
  x: new ort.Tensor('float32', dense.subarray(from * inputs, (from + count) * inputs), [count, inputs]),
  index: new ort.Tensor(
    'int64',
    BigInt64Array.from(index.subarray(from * K * G, (from + count) * K * G), BigInt),
    [count, K, G],
  ),
  weight: new ort.Tensor('float32', weight.subarray(from * K * G, (from + count) * K * G), [count, K, 1, G]),
  mask: new ort.Tensor('float32', mask.subarray(from * K, (from + count) * K), [count, K]),
});
const all = await session.run(feedsFor(0, BATCH));
tell('ONNX Runtime Web', [...all.values.data], [...all.chances.data]);
for (const count of [1, BATCH])
  await speed(`ONNX Runtime Web, forward, ${count} at a time`, count, (i) =>
    session.run(feedsFor((i * count) % BATCH, count)),
  );

// TensorFlow.js.
const tf = load('@tensorflow/tfjs');
const wasm = load('@tensorflow/tfjs-backend-wasm');
wasm.setWasmPaths(`${dirname(load.resolve('@tensorflow/tfjs-backend-wasm'))}/`);
wasm.setThreadsCount(1);
for (const backend of ['wasm', 'cpu']) {
  await tf.setBackend(backend);
  await tf.ready();
  await measureTensorFlow(`TensorFlow.js, ${tf.getBackend()}`);
}

async function measureTensorFlow(name) {
  const w = Object.fromEntries(
    Object.entries({
      W1: [inputs, H],
      b1: [H],
      W2: [H, H],
      b2: [H],
      V: [H, 2],
      bv: [2],
      U: [outputs, H],
    }).map(([key, dims]) => [key, tf.variable(tf.tensor(parts[key], dims))]),
  );
  const logits = (x, cells, weights, count) => {
    const h1 = tf.relu(tf.add(tf.matMul(x, w.W1), w.b1));
    const h2 = tf.relu(tf.add(tf.matMul(h1, w.W2), w.b2));
    const rows = tf.reshape(tf.gather(w.U, cells), [count * K, G, H]);
    const vectors = tf.reshape(tf.matMul(weights, rows), [count, K, H]);
    const list = tf.reshape(tf.matMul(vectors, tf.reshape(h2, [count, H, 1])), [count, K]);
    return { list, values: tf.add(tf.matMul(h2, w.V), w.bv) };
  };
  const tensors = (from, count) => [
    tf.tensor(dense.subarray(from * inputs, (from + count) * inputs), [count, inputs]),
    tf.tensor(index.subarray(from * K * G, (from + count) * K * G), [count * K * G], 'int32'),
    tf.tensor(weight.subarray(from * K * G, (from + count) * K * G), [count * K, 1, G]),
    count,
  ];
  const forward = (from, count) =>
    tf.tidy(() => {
      const { list, values } = logits(...tensors(from, count));
      return [values.dataSync(), tf.softmax(list).dataSync()];
    });
  tell(name, ...forward(0, BATCH).map((list) => [...list]));
  for (const count of [1, BATCH])
    await speed(`${name}, forward, ${count} at a time`, count, (i) => forward((i * count) % BATCH, count));

  const { entropy, valueShare, winShare } = SETTINGS;
  const advantage = tf.tensor(LESSON.advantage);
  const chosen = tf.oneHot(tf.tensor(LESSON.chosen, [BATCH], 'int32'), K).toFloat();
  const [result, share] = [tf.tensor(LESSON.result), tf.tensor(LESSON.share, [BATCH], 'float32')];
  const learn = () =>
    tf.tidy(() => {
      const input = tensors(0, BATCH);
      const { grads } = tf.variableGrads(() => {
        const { list, values } = logits(...input);
        const log = tf.logSoftmax(list);
        const likely = tf.sum(tf.mul(tf.sum(tf.mul(log, chosen), 1), advantage));
        const order = tf.sum(tf.mul(tf.exp(log), log));
        const [value, winning] = tf.split(values, 2, 1).map((one) => tf.reshape(one, [BATCH]));
        const miss = tf.sum(tf.square(tf.sub(value, result)));
        const won = tf.sum(tf.sub(tf.softplus(winning), tf.mul(share, winning)));
        return tf.addN([
          tf.neg(likely),
          tf.mul(order, entropy),
          tf.mul(miss, valueShare / 2),
          tf.mul(won, winShare),
        ]);
      });
      return grads[w.W2.name].dataSync();
    });
  try {
    const start = clock();
    const found = learn();
    const first = clock() - start;
    const wrong = found.reduce((most, x, i) => Math.max(most, Math.abs(x - gradient[at.W2 + i])), 0);
    console.log(`${name}: its gradient of W2 differs from ours by ${wrong.toExponential(1)} at most`);
    // A gradient that takes so long is not asked for again.
    if (first > 5000) console.log(`${name}: ${BATCH} gradients took ${(first / 1000).toFixed(0)} s`);
    else await speed(`${name}, forward and gradient, ${BATCH}`, BATCH, learn);
  } catch (error) {
    console.log(`${name} cannot learn: ${String(error.message).split('\n')[0]}`);
  }
  tf.disposeVariables();
}
