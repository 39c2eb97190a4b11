// An entry of `extends` in pack.yaml: the id of a pack, followed by the accepted versions, as in `trains ^1`.
import type { DiagnosticSink } from '../diagnostics/sink.ts';
import { relatedTo } from '../diagnostics/sink.ts';
import { quote } from '../text/describe.ts';
import { isInRange, isVersionRange } from './version-range.ts';
import type { LoadedPack } from './load-pack.ts';
import { isBroken } from '../packs/is-broken.ts';

export interface Extended {
  readonly id: string;
  readonly range?: string;
}

/** Takes an entry of `extends` apart. It checks neither the id nor the range. */
export function parseExtended(text: string): Extended {
  const [id = '', ...range] = text.trim().split(/\s+/);
  return { id, ...(range.length > 0 && { range: range.join(' ') }) };
}

/** Reports a range that is none, and a pack that has another version. */
export function checkVersion(
  pack: LoadedPack,
  index: number,
  { id, range }: Extended,
  base: LoadedPack,
  sink: DiagnosticSink,
): void {
  if (range === undefined || isBroken(base.file, ['version'])) return;
  const { version } = base.manifest;
  const place = { file: pack.file, path: ['extends', index] };
  const fitting = `${id} ${rangeOf(version)}`;
  if (!isVersionRange(range))
    sink.report('pack-range', place, `${quote(range)} is not a version range.`, {
      help: `Write it as in npm: ${fitting} accepts ${version} and later compatible versions.`,
    });
  else if (!isInRange(version, range))
    sink.report(
      'pack-version',
      place,
      `This pack needs ${id} in a version that fits ${range}; the version found is ${version}.`,
      {
        help: `Install a version of ${id} that fits, or write ${fitting} once this pack works with the version found.`,
        related: [relatedTo({ file: base.file, path: ['version'] }, `Here is ${id} ${version}.`)],
      },
    );
}

/** As short as says it: all versions that keep what this one promises. */
function rangeOf(version: string): string {
  const [major = '0', minor = '0'] = version.split('.');
  if (version.includes('-')) return `^${version}`;
  return major === '0' ? `^0.${minor}` : `^${major}`;
}
