// Judges a history by what lies in the file at the end. Written from what is promised, and shares no code with the table.
import { hashState, Match, type Game } from '@railwright/engine';
import type { KeptEntry, Noted } from './history.ts';

/** Sentences about broken promises; none if all were kept. */
export function checkHistory(
  game: Game,
  seed: number,
  entries: readonly KeptEntry[],
  history: readonly Noted[],
): string[] {
  return [
    ...onlyOnce(entries),
    ...acknowledged(entries, history),
    ...neverMade(entries, history),
    ...inOrder(history),
    ...seenAsKept(entries, history),
    ...playsAgain(game, seed, entries),
  ];
}

const nameOf = (seat: number, id: string): string => `${seat}/${id}`;

/** Revisions by seat and id. */
function revisions(entries: readonly KeptEntry[]): Map<string, number> {
  return new Map(entries.flatMap(({ seat, id }, i) => (id === undefined ? [] : [[nameOf(seat, id), i + 1]])));
}

function onlyOnce(entries: readonly KeptEntry[]): string[] {
  const names = entries.flatMap(({ seat, id }) => (id === undefined ? [] : [nameOf(seat, id)]));
  return names.filter((name, i) => names.indexOf(name) !== i).map((name) => `${name} was carried out twice.`);
}

/** What was acknowledged is there, where it was said to be, as it was asked. */
function acknowledged(entries: readonly KeptEntry[], history: readonly Noted[]): string[] {
  const wrong: string[] = [];
  const asked = new Map(
    history.flatMap((one) => (one.kind === 'sent' ? [[nameOf(one.seat, one.id), one.what]] : [])),
  );
  for (const one of history) {
    if (one.kind !== 'done') continue;
    const name = nameOf(one.seat, one.id);
    const entry = entries[one.revision - 1];
    const what = asked.get(name);
    if (entry?.id !== one.id || entry.seat !== one.seat)
      wrong.push(`${name} was acknowledged as ${one.revision}, where something else lies.`);
    else if (what?.type === 'choose' && JSON.stringify(entry.texts) !== JSON.stringify(what.texts))
      wrong.push(`${name} was kept as another choice than it was.`);
  }
  return wrong;
}

/** What nobody asked for, or was refused, is not there. */
function neverMade(entries: readonly KeptEntry[], history: readonly Noted[]): string[] {
  const sent = new Set(history.flatMap((one) => (one.kind === 'sent' ? [nameOf(one.seat, one.id)] : [])));
  const kept = revisions(entries);
  return [
    ...[...kept.keys()].filter((name) => !sent.has(name)).map((name) => `${name} was never asked for.`),
    ...history.flatMap((one) =>
      one.kind === 'refused' && kept.has(nameOf(one.seat, one.id))
        ? [`${nameOf(one.seat, one.id)} was refused (${one.code}) and carried out.`]
        : [],
    ),
  ];
}

/** What was asked after something was acknowledged comes after it, and nobody sees the table go back. */
function inOrder(history: readonly Noted[]): string[] {
  const wrong: string[] = [];
  const after = new Map<string, number>();
  const seen = new Map<number, number>();
  let last = 0;
  for (const one of history) {
    if (one.kind === 'sent') {
      const name = nameOf(one.seat, one.id);
      // Sent again, it is the same request.
      if (!after.has(name)) after.set(name, last);
    } else if (one.kind === 'done') {
      last = Math.max(last, one.revision);
      if (one.revision <= (after.get(nameOf(one.seat, one.id)) ?? 0))
        wrong.push(`${nameOf(one.seat, one.id)} was asked later than what it came before.`);
      if (one.revision > (seen.get(one.seat) ?? 0)) seen.set(one.seat, one.revision);
    } else if (one.kind === 'saw') {
      if (one.revision < (seen.get(one.seat) ?? 0))
        wrong.push(`Seat ${one.seat} saw revision ${one.revision} after a later one.`);
      seen.set(one.seat, Math.max(one.revision, seen.get(one.seat) ?? 0));
    }
  }
  return wrong;
}

/** Every view tells the beginning of what lies in the file, without gaps, and views of one revision are the same. */
function seenAsKept(entries: readonly KeptEntry[], history: readonly Noted[]): string[] {
  const wrong: string[] = [];
  const positions = new Map<string, string>();
  for (const one of history) {
    if (one.kind !== 'saw') continue;
    const { seat, revision, told, position } = one;
    if (told.length !== revision + 1 || told.some((each, i) => each.revision !== i))
      wrong.push(`Seat ${seat} was told of ${told.length - 1} things at revision ${revision}.`);
    for (const each of told.slice(1)) {
      const entry = entries[each.revision - 1];
      if (entry?.kind !== each.kind)
        wrong.push(
          `Seat ${seat} was told of "${each.kind}" at ${each.revision}, where "${entry?.kind}" lies.`,
        );
      else if (each.kind === 'chose' && each.seat !== entry.seat)
        wrong.push(`Seat ${seat} was told of another seat's choice.`);
    }
    const place = `${seat}/${revision}`;
    if ((positions.get(place) ?? position) !== position)
      wrong.push(`Seat ${seat} saw two positions at revision ${revision}.`);
    positions.set(place, position);
  }
  return wrong;
}

/** The choices that lie in the file are a legal game, position by position. */
function playsAgain(game: Game, seed: number, entries: readonly KeptEntry[]): string[] {
  const match = new Match(game, seed);
  for (const [i, { kind, seat, texts = [], to = 0, hash }] of entries.entries()) {
    if (kind === 'took-back') match.goTo(to);
    else if (kind === 'chose')
      for (const text of texts) {
        if (match.decision?.seat !== seat || !match.choose(text).ok)
          return [`Entry ${i + 1} is not a legal choice.`];
      }
    else continue;
    if (hashState(match.state) !== hash) return [`Entry ${i + 1} leads to another position.`];
  }
  return [];
}
