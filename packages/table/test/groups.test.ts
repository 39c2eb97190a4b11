// Groups of people at tables: the learned player of the table plays like them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { base64Of } from '@railwright/bots';
import { duel, newTable, openHall, SETUPS, until } from './harness.ts';

const file = join(import.meta.dirname, '../../../content/trains/players/any-market.player');
const GROUP = {
  ...{ id: 'ours/group', titles: { en: 'Like us' }, isGroup: true as const },
  strategy: { certainty: 0.7, likes: { cells: 1 }, follows: { heuristic: 1 } },
};

test('a group plays a whole game at a table that knows a learned player', async () => {
  const hall = await openHall();
  const made = await newTable(SETUPS.trains, [GROUP.id, 'heuristic']);
  // Without the fingerprint of its fields, which would be another one.
  const { check: _, ...rest } = made.bundle;
  const bundle = { ...rest, strategies: [GROUP] };
  const learned = base64Of(readFileSync(file));
  const head = await hall.open({ ...made, bundle, json: JSON.stringify(bundle), learned });
  const onlooker = await hall.page(head, 2);
  await until(() => onlooker.view.record !== undefined, 'the end');
  expect(onlooker.view.record?.players).toHaveLength(2);
}, 60_000);

test('without a learned player, no group can sit down', async () => {
  const { asked } = await duel();
  expect(await asked.ask({ type: 'bot', seat: asked.seat!, bot: GROUP.id })).toMatchObject({
    code: 'no-such-bot',
  });
});
