// The address of a server: redis://[user:password@]host[:port][/number][?prefix=name], or rediss:// for TLS. Its printed form contains no
// secrets.
import { isIP } from 'node:net';
import { RedisError } from './error.ts';

/** The parts of an address. */
export interface RedisAddress {
  readonly options: {
    readonly host: string;
    readonly port: number;
    readonly db: number;
    readonly username?: string;
    readonly password?: string;
    readonly tls?: { readonly servername?: string };
  };
  /** Prepended to the name of every key. */
  readonly prefix: string;
  /** Without user and password. */
  readonly shown: string;
}

const FORM = 'redis://host:6379, rediss://user:password@host:6380/0?prefix=mine';

/**
 * The parts of an address of something, such as a queue; `redis://host:6379/0?prefix=name` for one.
 * @throws RedisError for anything else; the input may contain a password and is not repeated.
 */
export function parseAddress(text: string, what: string): RedisAddress {
  const url = URL.parse(text);
  if (!url || (url.protocol !== 'redis:' && url.protocol !== 'rediss:') || url.hostname === '')
    throw new RedisError(
      `That is not the address of a ${what}.`,
      `Write it as ${FORM}, for Valkey too. In a password, write special characters as codes: %40 for @, %2F for /.`,
    );
  const number = url.pathname.replace(/^\//, '');
  if (!/^\d{0,4}$/.test(number))
    throw new RedisError(
      `The path in the address of a ${what} must be empty or the number of a database.`,
      `For example ${FORM}.`,
    );
  const other = [...url.searchParams.keys()].find((name) => name !== 'prefix');
  if (other !== undefined)
    throw new RedisError(
      `The address of a ${what} has an unknown part ?${other}=.`,
      `Only ?prefix= is possible, as in ${FORM}.`,
    );
  const prefix = url.searchParams.get('prefix') ?? 'railwright';
  if (!/^[\w.-]{1,64}$/.test(prefix))
    throw new RedisError(
      `The prefix of a ${what} may contain up to 64 letters, digits, dots, dashes and underscores.`,
      `For example ${FORM}.`,
    );
  const port = url.port === '' ? 6379 : Number(url.port);
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  const user = plain(url.username, what);
  const password = plain(url.password, what);
  return {
    options: {
      host,
      port,
      db: Number(number),
      ...(user !== '' && { username: user }),
      ...(password !== '' && { password }),
      // TLS asks for a server by name; an IP address is not a name.
      ...(url.protocol === 'rediss:' && { tls: isIP(host) === 0 ? { servername: host } : {} }),
    },
    prefix,
    shown: `${url.protocol}//${url.host}${number === '' ? '' : `/${number}`}${prefix === 'railwright' ? '' : `?prefix=${prefix}`}`,
  };
}

function plain(encoded: string, what: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    throw new RedisError(
      `The user or password in the address of the ${what} contains a % that does not start a code.`,
      'Write % itself as %25.',
    );
  }
}
