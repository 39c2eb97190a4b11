// Finds a port to listen on, or says why there is none.
import type { Server } from 'node:http';
import { errnoOf } from './refusal.ts';

const PORTS_TRIED = 20;

/** The server cannot start for a reason that the user can fix; `message` tells it. */
export class StartError extends Error {
  readonly code: 'no-folder' | 'no-address' | 'port-taken' | 'port-forbidden';

  constructor(code: StartError['code'], message: string) {
    super(message);
    this.name = 'StartError';
    this.code = code;
  }
}

/** Where to listen. */
export interface ListenOptions {
  /** The address to listen on. */
  readonly host: string;
  /** The port tried first, without `port`. */
  readonly first: number;
  /** This port or none; 0 takes any. */
  readonly port: number | undefined;
}

/**
 * Listens and returns the port.
 * @throws StartError when the port cannot be used.
 */
export async function listen(server: Server, { host, first, port: wanted }: ListenOptions): Promise<number> {
  const candidates =
    wanted === undefined ? [...Array.from({ length: PORTS_TRIED }, (_, i) => first + i), 0] : [wanted];
  for (const candidate of candidates) {
    const outcome = await tryPort(server, candidate, host);
    if (typeof outcome === 'number') return outcome;
    if (errnoOf(outcome) === 'EACCES')
      throw new StartError(
        'port-forbidden',
        `Port ${candidate} requires administrator rights; choose one above 1023.`,
      );
    if (errnoOf(outcome) === 'EADDRNOTAVAIL' || errnoOf(outcome) === 'ENOTFOUND')
      throw new StartError('no-address', `${host} is not an address of this machine.`);
    if (errnoOf(outcome) !== 'EADDRINUSE') throw outcome;
  }
  throw new StartError('port-taken', `Port ${wanted ?? first} is taken by another program.`);
}

function tryPort(server: Server, port: number, host: string): Promise<number | Error> {
  return new Promise((resolve) => {
    const onError = (error: Error): void => {
      server.off('listening', onListening);
      resolve(error);
    };
    const onListening = (): void => {
      server.off('error', onError);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    };
    server.once('error', onError).once('listening', onListening);
    server.listen(port, host);
  });
}
