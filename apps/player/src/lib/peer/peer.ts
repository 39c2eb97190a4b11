// A connection between two browsers: one offers, the other answers, and each tells how it can be reached, once. No server is asked but the
// STUN servers that people have named.
import { describe, sessionOf, type Description } from './description.ts';
import { Pipe, type PipeLimits } from './pipe.ts';

/** A connection that is not open yet. */
export interface Peer {
  /** How this side can be reached. */
  readonly side: Description;
  /** The way for texts, once the other side is there; rejects if it cannot be reached. */
  readonly pipe: Promise<Pipe>;
  /** Gives up. */
  close(): void;
}

export interface OfferingPeer extends Peer {
  /** @throws Error if the browser does not take it */
  accept(answer: Description): Promise<void>;
}

/** Milliseconds in which a browser finds out how it can be reached. */
const FINDING = 3000;
const CHANNEL = 'railwright';

/** Whether this browser can do it at all. */
export const hasPeers = (): boolean => 'RTCPeerConnection' in globalThis;

/** The side that waits to be answered. `stun`: servers to ask. */
export async function offer(stun: string | undefined, limits: PipeLimits): Promise<OfferingPeer> {
  const connection = connect(stun);
  const channel = connection.createDataChannel(CHANNEL);
  const pipe = pipeOf(connection, channel, limits);
  await connection.setLocalDescription();
  return {
    side: await sideOf(connection),
    pipe,
    accept: (answer) => connection.setRemoteDescription(sessionOf(answer, 'answer')),
    close: () => connection.close(),
  };
}

/** The side that answers. */
export async function answer(side: Description, stun: string | undefined, limits: PipeLimits): Promise<Peer> {
  const connection = connect(stun);
  const pipe = new Promise<Pipe>((resolve, reject) => {
    connection.ondatachannel = ({ channel }) =>
      void pipeOf(connection, channel, limits).then(resolve, reject);
    whenLost(connection, reject);
  });
  pipe.catch(() => undefined);
  await connection.setRemoteDescription(sessionOf(side, 'offer'));
  await connection.setLocalDescription();
  return { side: await sideOf(connection), pipe, close: () => connection.close() };
}

const connect = (stun: string | undefined): RTCPeerConnection =>
  new RTCPeerConnection({ iceServers: stun === undefined ? [] : [{ urls: stun }] });

function pipeOf(connection: RTCPeerConnection, channel: RTCDataChannel, limits: PipeLimits): Promise<Pipe> {
  const pipe = new Promise<Pipe>((resolve, reject) => {
    const open = (): void => resolve(new Pipe(connection, channel, limits));
    if (channel.readyState === 'open') open();
    else channel.onopen = open;
    whenLost(connection, reject);
  });
  pipe.catch(() => undefined);
  return pipe;
}

function whenLost(connection: RTCPeerConnection, lose: (error: Error) => void): void {
  connection.addEventListener('connectionstatechange', () => {
    if (connection.connectionState === 'failed') lose(new Error('The other side cannot be reached.'));
  });
}

/** What this side can say of itself, when it has found out or after some seconds. */
async function sideOf(connection: RTCPeerConnection): Promise<Description> {
  await new Promise<void>((resolve) => {
    const look = (): void => {
      if (connection.iceGatheringState === 'complete') resolve();
    };
    connection.addEventListener('icegatheringstatechange', look);
    setTimeout(resolve, FINDING);
    look();
  });
  return describe(connection.localDescription?.sdp ?? '');
}
