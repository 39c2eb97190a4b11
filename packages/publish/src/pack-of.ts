// The pack that a setup belongs to.
import type { Content, Pack } from '@railwright/content';

/** @param setup `pack/id` */
export function packOf({ packs }: Content, setup: string): Pack | undefined {
  return packs.find(({ id }) => setup.startsWith(`${id}/`));
}
