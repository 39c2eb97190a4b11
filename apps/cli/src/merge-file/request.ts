// What git asks a merge driver to do.
export type Version = 'base' | 'ours' | 'theirs';

export interface MergeRequest {
  /** Files with the three versions; the result is written into `ours`. */
  readonly base: string;
  readonly ours: string;
  readonly theirs: string;
  /** The file in the repository, relative to the current folder, or absolute. */
  readonly path: string;
  /** How many characters a conflict mark has. */
  readonly size: number;
  /** What conflict marks and messages call the versions. */
  readonly labels: Readonly<Record<Version, string>>;
}

/** `ours (HEAD)`. */
export function nameOf(version: Version, { labels }: MergeRequest): string {
  const name = version === 'base' ? 'the earlier version' : version;
  return labels[version] === version ? name : `${name} (${labels[version]})`;
}
