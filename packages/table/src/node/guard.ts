// Who may talk to the host: pages that it served. A page from elsewhere is known by its Origin, one that points a name of its own at this
// machine (DNS rebinding) by the Host.
import { hostname, networkInterfaces } from 'node:os';

/** The addresses of this machine in its networks, those of home networks first. */
export function networkAddresses(): string[] {
  const found = Object.values(networkInterfaces())
    .flat()
    .flatMap((one) => (one && one.family === 'IPv4' && !one.internal ? [one.address] : []));
  return found.sort((a, b) => Number(isHome(b)) - Number(isHome(a)));
}

const isHome = (address: string): boolean => /^(192\.168|10|172\.(1[6-9]|2\d|3[01]))\./.test(address);

/** Whether a request names this host: one of the machine's own names and addresses with the port, or the public address. */
export function isOwnHost(host: string | undefined, port: number, base: URL | undefined): boolean {
  if (host === undefined) return false;
  const given = host.toLowerCase();
  if (base && given === base.host) return true;
  const machine = hostname().toLowerCase();
  const names = ['127.0.0.1', 'localhost', '[::1]', machine, `${machine}.local`, ...networkAddresses()];
  return names.some((name) => given === `${name}:${port}` || (port === 80 && given === name));
}

/** Whether a page with this origin was served by the host; programs that are no browser send none. */
export function isOwnOrigin(origin: string | undefined, host: string, base: URL | undefined): boolean {
  if (origin === undefined) return true;
  return origin === `http://${host}` || origin === `https://${host}` || origin === base?.origin;
}
