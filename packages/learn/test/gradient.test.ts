// The gradient of one sample, compared with the effect of small changes of each parameter on the loss.
import { expect, test } from 'vitest';
import { Arena, contentsOf, padded, Samples, shapeFor, wire } from '@railwright/net';
import { createRng } from '@railwright/engine';
import { addGradient, Model, Rollout, openTables, SETTINGS, type Settings } from '@railwright/learn';
import { createMatches } from './toy.ts';

const SETTING: Settings = { ...SETTINGS, width: 32, entropy: 0.05, winShare: 0.3 };

test('points where the loss grows', () => {
  const tables = openTables([createMatches()]);
  const { senses } = tables;
  const contents = contentsOf(senses, SETTING.width);
  const shape = shapeFor(senses, SETTING.width, tables.choices);
  const wiring = wire(contents, senses);
  const arena = new Arena(
    Model.bytes(contents, shape, wiring) + Samples.bytes(Rollout.room(50)) + 4 * padded(shape.width * 4),
  );
  const model = new Model(arena, contents, shape, wiring);
  const rollout = new Rollout(arena, tables, SETTING, { margins: new Map(), likes: new Map() }, 50);
  const scratch = { d1: arena.f32(32), d2: arena.f32(32), dChances: arena.f32(3) };
  model.start(createRng(2));
  rollout.seed(2, 0);
  rollout.play(model.net, undefined, 50);
  const i = [...Array(50).keys()].find((n) => rollout.samples.choicesOf(n) === 3) as number;
  rollout.advantage[i] = 0.7;
  rollout.result[i] = -0.4;
  rollout.share[i] = 1;

  const loss = (): number => {
    const { net } = model;
    net.forward(rollout.samples, i);
    const p = [...net.policy];
    const entropy = -p.reduce((sum, q) => sum + q * Math.log(q), 0);
    const chance = 1 / (1 + Math.exp(-net.winning));
    return (
      -rollout.advantage[i] * (p[rollout.chosen[i]] / rollout.chance[i]) -
      SETTING.entropy * entropy +
      (SETTING.valueShare / 2) * (net.value - rollout.result[i]) ** 2 -
      SETTING.winShare * Math.log(chance)
    );
  };

  model.gradient.fill(0);
  addGradient(arena.kernel, model.net, model.gradient, rollout, i, 0, 1, SETTING, scratch, {
    samples: 0,
    entropy: 0,
    clipped: 0,
    missed: 0,
  });
  const { parameters } = model.net;
  const gradient = model.gradient;
  let checked = 0;
  for (let at = 0; at < parameters.length; at += 1) {
    if (Math.abs(gradient[at]) < 0.01) continue;
    const before = parameters[at];
    const step = 4e-3;
    parameters[at] = before + step;
    const above = loss();
    parameters[at] = before - step;
    const below = loss();
    parameters[at] = before;
    // Where a unit starts to respond, the loss has a corner and no slope.
    const corner = (above + below - 2 * loss()) / step / gradient[at];
    if (Math.abs(corner) > 0.2) continue;
    expect((above - below) / (2 * step) / gradient[at]).toBeCloseTo(1, 1);
    checked++;
  }
  expect(checked).toBeGreaterThan(50);
});
