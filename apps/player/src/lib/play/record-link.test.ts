import '../../../test/unit/browser.ts';
import { expect, test } from 'vitest';
import { parseRecord } from '@railwright/engine';
import { bundleOf, playByChance } from '../../../test/unit/games.ts';
import {
  bundleInLink,
  linksStayHere,
  pageOnSite,
  positionIn,
  recordInLink,
  recordLink,
} from './record-link.ts';

test('a link carries a whole game and names a position', async () => {
  const bundle = bundleOf('trains/tokyo-beginners');
  const record = playByChance(bundle, 3, 5000).record({
    engine: '1',
    setup: bundle.definition.setup,
    content: bundle.hash,
  });
  const link = new URL(await recordLink(record, 17));
  expect(link.searchParams.get('at')).toBe('17');
  expect(link.hash).toMatch(/^#game=[\w-]+$/);
  expect(link.href.length).toBeLessThan(8000);
  const linked = await recordInLink(link);
  expect(parseRecord(linked?.ok && linked.value)).toEqual(parseRecord(JSON.parse(JSON.stringify(record))));
});

test('a link carries a bundle, alone or after a record', async () => {
  const pack = async (text: string): Promise<string> => {
    const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    return Buffer.from(await new Response(packed).arrayBuffer()).toString('base64url');
  };
  const [bundle, game] = [await pack('{"a":1}'), await pack('[2]')];
  const both = new URL(`http://localhost/#game=${game}&bundle=${bundle}`);
  expect([await recordInLink(both), await bundleInLink(both)]).toEqual([
    { ok: true, value: [2] },
    { ok: true, value: '{"a":1}' },
  ]);
  const alone = new URL(`http://localhost/#bundle=${bundle}`);
  expect([await recordInLink(alone), await bundleInLink(alone)]).toEqual([
    undefined,
    { ok: true, value: '{"a":1}' },
  ]);
});

test('a link that carries nothing is not reported as damaged', async () => {
  for (const hash of ['', '#other=1', '#bundle=AAAA'])
    expect(await recordInLink(new URL(`http://localhost/${hash}`)), hash).toBeUndefined();
  for (const hash of ['#game=', '#game=%%%', '#game=AAAA'])
    expect(await recordInLink(new URL(`http://localhost/${hash}`)), hash).toEqual({ ok: false });
});

test('a position is a whole number', () => {
  expect(['0', '17', 'foo', '-1', '1.5', '', '1e3', 'Infinity', undefined].map(positionIn)).toEqual([
    0,
    17,
    ...Array<undefined>(7).fill(undefined),
  ]);
});

test('a link that would unpack without end is rejected', async () => {
  const packed = new Blob([new Uint8Array(20_000_000)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = Buffer.from(await new Response(packed).arrayBuffer());
  expect(await recordInLink(new URL(`http://localhost/#game=${bytes.toString('base64url')}`))).toEqual({
    ok: false,
  });
});

test('links from an address of this machine work only there', () => {
  for (const here of [
    'file:///home/me/tokyo.html',
    'http://127.0.0.1:4173/play/',
    'http://localhost:5173/',
    'http://[::1]:80/',
  ])
    expect(linksStayHere(new URL(here)), here).toBe(true);
  for (const elsewhere of ['https://trains.example/', 'http://192.168.1.7/', 'https://localhost.example/'])
    expect(linksStayHere(new URL(elsewhere)), elsewhere).toBe(false);
});

test('a link from this computer leads to the site of the pack, if it has one', () => {
  const bundle = { hash: 'abc', publishedAt: 'https://me.example/pack' };
  const [here, there] = [new URL('http://localhost:4000/play/'), new URL('https://play.example/')];
  expect(pageOnSite(bundle, here)).toBe('https://me.example/pack/site/s/abc/play.html');
  expect(pageOnSite({ hash: 'abc' }, here)).toBeUndefined();
  expect(pageOnSite(bundle, there)).toBeUndefined();
});
