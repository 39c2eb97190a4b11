// The shipped packs, read beforehand. Sources have none of them; scripts/ready-content-plugin.ts puts them into what is built.
import type { ReadyFile } from './ready.ts';

export const shippedReady = (): readonly ReadyFile[] => [];
