// Files of earlier publications whose addresses stay: those in the folder from last time, or on the web where that folder is not at hand,
// such as on a machine of GitHub.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { misuse, reasonOf } from '../failure.ts';

/** Fingerprints of published files by their paths below the folder of a target. */
export type FileList = Readonly<Record<string, string>>;

export interface EarlierFile {
  readonly path: string;
  readonly fingerprint: string;
  /** Undefined if it is not what it was. */
  readonly read: () => Promise<Uint8Array | undefined>;
}

/** In each folder that stays: what is in it, for publications from other machines. */
export const INDEX = 'files.json';

const WAIT_MILLISECONDS = 60_000;
const MOST_FILES = 20_000;
const MOST_BYTES = 8 * 1024 * 1024;
/** Names of a file or folder, with `/` between them; none begins with a dot. */
const PATH = /^[\w-][\w.-]*(\/[\w-][\w.-]*)+$/;

export function earlierOnDisk(folder: string, list: FileList, keeps: readonly string[]): EarlierFile[] {
  return keptIn(list, keeps).map(([path, fingerprint]) => ({
    path,
    fingerprint,
    read: async () => {
      const file = join(folder, ...path.split('/'));
      const data = existsSync(file) ? readFileSync(file) : undefined;
      return Promise.resolve(data && fingerprintOf(data) === fingerprint ? data : undefined);
    },
  }));
}

/**
 * @param address of the folder of the target, with a slash at its end; nothing need be there yet
 * @throws Failure if it cannot be told what is there
 */
export async function earlierOnline(address: string, keeps: readonly string[]): Promise<EarlierFile[]> {
  const lists = await Promise.all(keeps.map((name) => fetchList(`${address}${name}/${INDEX}`)));
  return keptIn(Object.assign({}, ...lists) as FileList, keeps).map(([path, fingerprint]) => ({
    path,
    fingerprint,
    read: async () => {
      const data = await download(address + path);
      if (data && fingerprintOf(data) === fingerprint) return data;
      throw misuse(
        `${address}${path} is not the file that was published there.`,
        'Publish again in a few minutes, or without --earlier to give up the addresses of earlier versions.',
      );
    },
  }));
}

function keptIn(list: FileList, keeps: readonly string[]): [path: string, fingerprint: string][] {
  return Object.entries(list).filter(
    ([path]) =>
      PATH.test(path) && keeps.some((name) => path.startsWith(`${name}/`) && path !== `${name}/${INDEX}`),
  );
}

async function fetchList(address: string): Promise<FileList> {
  const data = await download(address);
  if (!data) return {};
  const list = parse(data);
  if (list && Object.keys(list).length <= MOST_FILES) return list;
  throw misuse(`${address} is not a list of published files.`, 'Check that --base is the right address.');
}

function parse(data: Uint8Array): FileList | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(data));
    const isList =
      typeof value === 'object' &&
      value !== null &&
      Object.values(value).every((one) => typeof one === 'string');
    return isList ? (value as FileList) : undefined;
  } catch {
    return undefined;
  }
}

/** A file on the web; undefined where there is nothing. @throws Failure if it cannot be told */
export async function download(address: string): Promise<Uint8Array | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(WAIT_MILLISECONDS) });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body ?? []) {
      size += chunk.length;
      if (size > MOST_BYTES) throw new Error(`It has more than ${MOST_BYTES} bytes.`);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw misuse(
      `${address} cannot be read: ${reasonOf(cause)}`,
      'Without it, addresses of earlier versions would be lost. To give them up, publish without --earlier.',
    );
  }
}

export function fingerprintOf(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}
