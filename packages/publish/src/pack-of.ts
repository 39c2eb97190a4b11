// The packs that setups belong to.
import type { Content, Pack } from '@railwright/content';
import type { Kit } from './kit.ts';

/** @param setup `pack/id` */
export function packOf({ packs }: Content, setup: string): Pack | undefined {
  return packs.find(({ id }) => setup.startsWith(`${id}/`));
}

/** Those whose setups are published. */
export function packsOf({ packs }: Content, kits: readonly Kit[]): Pack[] {
  return packs.filter(({ id }) => kits.some(({ setup }) => setup.id.startsWith(`${id}/`)));
}
