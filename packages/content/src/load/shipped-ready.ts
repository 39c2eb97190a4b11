// The shipped packs, read beforehand. Sources have none of them; scripts/ready-content-plugin.ts puts them into what is built.
export interface ReadyFile {
  /** SHA-256 of its text, and the length of that in UTF-16. */
  readonly hash: string;
  readonly length: number;
  /** The name of its kind, which is that of its folder in a pack; `pack` for a manifest. */
  readonly kind: string;
  /** Plain data, as the text has it; that of each pack is loaded for its first file. */
  readonly data: () => Promise<unknown>;
}

/** A pack that was found sound as a whole. */
export interface ReadyPack extends Pick<ReadyFile, 'hash' | 'length'> {
  /** Of its pictures, as `picturesHash` makes it. */
  readonly pictures?: string;
}

export const shippedReady = (): readonly ReadyFile[] => [];

export const shippedSound = (): readonly ReadyPack[] => [];
