// What one side of a connection between two browsers tells the other, reduced to what differs: where it can be reached, and the key it must
// prove to have. The text that browsers want is made anew from it, so nothing else that somebody wrote gets into them.

/** One side of a connection. */
export interface Description {
  /** Name and password of its checks. */
  readonly user: string;
  readonly password: string;
  /** SHA-256 of its certificate, in hex. */
  readonly fingerprint: string;
  /** Where it may be reached: in its own network, or as a STUN server saw it. */
  readonly places: readonly Place[];
}

type Place = readonly [address: string, port: number, kind: 'host' | 'srflx'];

/** More are of no use: a machine has a few networks. */
const MOST_PLACES = 12;
/** A message of our own is never longer; see `pipe.ts`. */
const MOST_BYTES = 65_536;

const USER = /^[A-Za-z0-9+/]{4,64}$/;
const PASSWORD = /^[A-Za-z0-9+/]{22,128}$/;
const FINGERPRINT = /^[0-9a-f]{64}$/;
const ADDRESS = /^[0-9A-Za-z.:-]{1,64}$/;
const CANDIDATE = /^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ (host|srflx)\b/gim;

/** @throws Error if a browser says less than it must */
export function describe(sdp: string): Description {
  const find = (pattern: RegExp): string => pattern.exec(sdp)?.[1] ?? '';
  const found = {
    user: find(/^a=ice-ufrag:(\S+)/m),
    password: find(/^a=ice-pwd:(\S+)/m),
    fingerprint: find(/^a=fingerprint:sha-256 (\S+)/im)
      .replaceAll(':', '')
      .toLowerCase(),
    places: [...sdp.matchAll(CANDIDATE)]
      .map(([, address, port, kind]) => [address, Number(port), kind])
      .slice(0, MOST_PLACES),
  };
  const description = readDescription(found);
  if (!description) throw new Error('This browser does not say how it can be reached.');
  return description;
}

/** The same from somebody else; undefined unless it is one. */
export function readDescription(value: unknown): Description | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { user, password, fingerprint, places } = value as Readonly<Record<string, unknown>>;
  const isText = (text: unknown, form: RegExp): text is string => typeof text === 'string' && form.test(text);
  if (!isText(user, USER) || !isText(password, PASSWORD) || !isText(fingerprint, FINGERPRINT))
    return undefined;
  if (!Array.isArray(places) || places.length > MOST_PLACES || !places.every(isPlace)) return undefined;
  return { user, password, fingerprint, places };
}

function isPlace(value: unknown): value is Place {
  if (!Array.isArray(value) || value.length !== 3) return false;
  const [address, port, kind] = value as unknown[];
  const isPort = Number.isInteger(port) && (port as number) > 0 && (port as number) < 65_536;
  return (
    typeof address === 'string' && ADDRESS.test(address) && isPort && (kind === 'host' || kind === 'srflx')
  );
}

/** A description as browsers want it: the session description of a connection with one data channel. */
export function sessionOf(
  { user, password, fingerprint, places }: Description,
  type: 'offer' | 'answer',
): RTCSessionDescriptionInit {
  const lines = [
    'v=0',
    'o=- 1 1 IN IP4 0.0.0.0',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    'a=mid:0',
    'a=sctp-port:5000',
    `a=max-message-size:${MOST_BYTES}`,
    `a=ice-ufrag:${user}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${fingerprint.toUpperCase().match(/../g)?.join(':')}`,
    // The offering side begins to encrypt, once it has an answer: several guests may have opened its invitation.
    `a=setup:${type === 'offer' ? 'active' : 'passive'}`,
    ...places.map(candidateOf),
  ];
  return { type, sdp: lines.map((line) => `${line}\r\n`).join('') };
}

/** Those in the own network first, in the order in which the other side has them. */
function candidateOf([address, port, kind]: Place, i: number): string {
  const preference = kind === 'host' ? 126 : 100;
  const priority = preference * 2 ** 24 + (65_535 - i) * 2 ** 8 + 255;
  const seen = kind === 'srflx' ? ' raddr 0.0.0.0 rport 0' : '';
  return `a=candidate:${i + 1} 1 udp ${priority} ${address} ${port} typ ${kind}${seen}`;
}
