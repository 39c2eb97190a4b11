// The addresses of invitations, where friends can open them.
import type { Bundle } from '../bundle/catalog.ts';
import { tableFragment } from '@railwright/table/protocol';
import { linksStayHere, pageOnSite } from '../play/record-link.ts';

/** Undefined if pages of this address open on this computer alone, and the game is published nowhere. */
export function inviteLink(
  code: string,
  bundle: Bundle,
  here: Pick<URL, 'protocol' | 'hostname' | 'origin' | 'pathname'>,
): string | undefined {
  const page = linksStayHere(here) ? pageOnSite(bundle, here) : here.origin + here.pathname;
  return page === undefined ? undefined : `${page.replace(/#.*/, '')}#invite=${code}`;
}

/** A link to a seat that opens it whenever both this page and the relay are there. */
export function relayLink(
  table: string,
  secret: string,
  relay: string,
  stun: string | undefined,
  { origin, pathname }: Pick<URL, 'origin' | 'pathname'>,
): string {
  const named = new URLSearchParams({ relay, ...(stun !== undefined && { stun }) });
  return `${origin}${pathname}${tableFragment(table, secret)}&${named}`;
}
