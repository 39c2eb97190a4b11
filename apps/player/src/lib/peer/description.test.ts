// What browsers say of themselves, and what they are told of each other.
import { expect, test } from 'vitest';
import { describe, sessionOf } from './description.ts';

const FINGERPRINT = Array.from({ length: 32 }, (_, i) => (i + 160).toString(16).toUpperCase()).join(':');
const said = (...candidates: string[]): string =>
  [
    'v=0',
    'o=- 2305024276200937747 2 IN IP4 127.0.0.1',
    ...candidates.map((candidate) => `a=candidate:${candidate}`),
    'a=ice-ufrag:skkH',
    'a=ice-pwd:tprk74rzPBC1OGQJiopfmpcu',
    `a=fingerprint:sha-256 ${FINGERPRINT}`,
    '',
  ].join('\r\n');

test('names of the own network, seen addresses and the certificate are kept, ways over TCP are not', () => {
  const side = describe(
    said(
      // As Chromium and Firefox write them.
      '1292580942 1 udp 2113937151 ef2d0aad-7095-4372-a55e-616ec904607e.local 37726 typ host generation 0',
      '0 1 UDP 2122187007 9f7a69a3-f85b-4ced-a43d-9b61e818ae6f.local 43432 typ host',
      '2 1 TCP 2105458943 9f7a69a3-f85b-4ced-a43d-9b61e818ae6f.local 9 typ host tcptype active',
      '3 1 udp 1677729535 203.0.113.7 5000 typ srflx raddr 192.168.0.7 rport 5000',
    ),
  );
  expect(side).toEqual({
    user: 'skkH',
    password: 'tprk74rzPBC1OGQJiopfmpcu',
    fingerprint: FINGERPRINT.replaceAll(':', '').toLowerCase(),
    places: [
      ['ef2d0aad-7095-4372-a55e-616ec904607e.local', 37_726, 'host'],
      ['9f7a69a3-f85b-4ced-a43d-9b61e818ae6f.local', 43_432, 'host'],
      ['203.0.113.7', 5000, 'srflx'],
    ],
  });
  // The address in the own network is not given away with it.
  expect(JSON.stringify(side)).not.toContain('192.168');
});

test('a session made from it describes the same, for either side', () => {
  const side = describe(said('3 1 udp 1677729535 2001:db8::7 5000 typ srflx raddr :: rport 0'));
  for (const type of ['offer', 'answer'] as const) {
    const session = sessionOf(side, type);
    expect(session.type).toBe(type);
    expect(describe(session.sdp ?? '')).toEqual(side);
  }
});

test('a browser that does not say enough is an error', () => {
  expect(() => describe('v=0\r\n')).toThrow('does not say how it can be reached');
});
