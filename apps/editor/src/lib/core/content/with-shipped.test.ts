import { expect, test } from 'vitest';
import { SHIPPED_FOLDER, withShipped } from './with-shipped.ts';

const shipped = new Map([
  ['trains/pack.yaml', 'id: trains\n'],
  ['trains/maps/tokyo.yaml', 'id: tokyo\n'],
  ['other/pack.yaml', 'id: other\n'],
]);

test('only packs that the folder does not have are added', () => {
  const all = withShipped([['my-copy/pack.yaml', 'id: trains\n']], shipped);
  expect([...all.keys()]).toEqual(['my-copy/pack.yaml', `${SHIPPED_FOLDER}other/pack.yaml`]);
});
