// Opens tables that this page holds, new ones and those of last time.
import { address } from '../address.ts';
import type { Bundle, ShippedPlayer } from '../bundle/catalog.ts';
import { hasPeers } from '../peer/peer.ts';
import { loadGame } from '../play/load-game.ts';
import { noteTables } from './held-tables.ts';
import type { SeatSetup } from '../play/seats.ts';
import { Visit, loadVisitWords } from '../remote/visit.svelte.ts';
import { StoreError, type Member, type TableHead, type Tables } from '@railwright/table';
import { tableFragment } from '@railwright/table/protocol';
import { titleOf } from '../text/words.svelte.ts';
import { friendWords, WORDS } from '../friends/words.ts';
import { settings } from '../view/settings.svelte.ts';
import { HeldElsewhere, hostedTable, openHall } from './hall.ts';
import HostStrip from './HostStrip.svelte';
import type { HostedTable } from './hosted-table.svelte.ts';

/**
 * Opens a table with these seats and sits down at it.
 * @throws Error with a sentence for people
 */
export async function newTable(
  bundle: Bundle,
  seats: readonly SeatSetup[],
  shipped?: readonly ShippedPlayer[],
): Promise<Visit> {
  await loadWords();
  const w = friendWords();
  // Links are made with what browsers give to protected pages alone.
  if (!isSecureContext) throw new Error(w.unprotected);
  if (!hasPeers()) throw new Error(w.noPeers);
  const { tables } = await openHall();
  const { kit } = await loadGame(bundle, seats, shipped);
  const head = await tables.create({
    bundle,
    json: JSON.stringify(bundle),
    title: titleOf(bundle),
    seats: seats.map(({ name, bot }) => ({ name, ...(bot !== undefined && { bot }) })),
    ...(kit.player !== undefined && { learned: kit.player }),
  });
  const place = await ownTable(head.id);
  await sitDown(head, tables, (await tables.secrets(head)) ?? []);
  address(`?table=${head.id}`);
  noteTables(true);
  return place;
}

/**
 * A table that this browser has kept.
 * @throws Error with a sentence for people
 */
export async function ownTable(id: string): Promise<Visit> {
  await loadWords();
  const w = friendWords();
  if (!isSecureContext) throw new Error(w.unprotected);
  const hosted = await hostedTable(id).catch((error: unknown) => {
    if (error instanceof HeldElsewhere) throw new Error(w.heldElsewhere);
    const isDamaged = error instanceof StoreError && error.code === 'damaged';
    throw isDamaged ? new Error(`${w.damaged.title}. ${w.damaged.text}`) : error;
  });
  if (!hosted) throw new Error(w.noTable(id));
  return visitOf(hosted);
}

/** The first seat without a bot is that of this page, under the name in the form. */
async function sitDown(head: TableHead, tables: Tables, secrets: readonly string[]): Promise<void> {
  const place = head.seats.findIndex(({ bot }) => bot === undefined);
  const secret = secrets[place];
  if (secret === undefined) return;
  const { table, seat } = await tables.enter(head.id, secret);
  const nobody: Member = { seat, send: () => undefined, bye: () => undefined };
  await table.join(nobody);
  await table.change(nobody, { type: 'sit', id: crypto.randomUUID() });
  await table.leave(nobody);
}

async function loadWords(): Promise<void> {
  await Promise.all([loadVisitWords(), WORDS.load(settings.language).catch(() => undefined)]);
}

function visitOf(hosted: HostedTable): Visit {
  const link = new URL(tableFragment(hosted.head.id, hosted.secret(hosted.ownPlace)), location.href);
  return new Visit(link, () => hosted.sit(), {
    Strip: HostStrip,
    about: () => friendWords().ownSeat,
    damaged: () => friendWords().damaged,
  });
}
