// Events shown as a short flight from one place of the table to another. The game does not wait for it: the position is
// the new one already. Places are elements with `data-place`.
import type { GameEvent } from '@railwright/engine';
import type { Session } from '../play/session.ts';

export interface Flight {
  readonly label: string;
  /** A CSS colour. */
  readonly color: string;
  /** Names of places, the first one that is on the page counts. */
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/** More at once would be a swarm. */
const MOST = 8;
const DURATION = 420;
const STAGGER = 60;

/**
 * Shows the events of each new choice within `root`. Call it while a table component is set up, so that it sees where
 * cards lay before they move.
 */
export function watchFlights(
  session: Session,
  root: () => HTMLElement | undefined,
  flightsOf: (events: readonly GameEvent[]) => readonly Flight[],
): void {
  let seen = session.at;
  let before = new Map<string, DOMRect>();
  $effect.pre(() => {
    if (session.at > seen && mayMove()) before = placesIn(root());
  });
  $effect(() => {
    const { at, log } = session;
    const fresh = log.slice(seen, at);
    seen = at;
    if (fresh.length === 0 || fresh.length > MOST || !mayMove()) return;
    const after = placesIn(root());
    const flights = flightsOf(fresh.flatMap(({ events }) => events)).slice(0, MOST);
    let delay = 0;
    for (const flight of flights) {
      const from = firstOf(before, flight.from) ?? firstOf(after, flight.from);
      const to = firstOf(after, flight.to);
      if (!from || !to) continue;
      fly(flight, from, to, delay);
      delay += STAGGER;
    }
  });
}

function mayMove(): boolean {
  const swarm = document.getElementsByClassName('flight').length > MOST;
  return !swarm && !document.hidden && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function placesIn(root: HTMLElement | undefined): Map<string, DOMRect> {
  const places = new Map<string, DOMRect>();
  for (const element of root?.querySelectorAll<HTMLElement>('[data-place]') ?? []) {
    const name = element.dataset['place'] ?? '';
    const box = element.getBoundingClientRect();
    // Cards behind a closed drawer have no place.
    if (box.width > 0 && !places.has(name)) places.set(name, box);
  }
  return places;
}

function firstOf(places: ReadonlyMap<string, DOMRect>, names: readonly string[]): DOMRect | undefined {
  for (const name of names) {
    const box = places.get(name);
    if (box) return box;
  }
  return undefined;
}

function fly({ label, color }: Flight, from: DOMRect, to: DOMRect, delay: number): void {
  const ghost = document.createElement('div');
  ghost.className = 'flight';
  ghost.ariaHidden = 'true';
  ghost.textContent = label;
  ghost.style.background = color;
  document.body.append(ghost);
  const at = ({ left, top, width, height }: DOMRect, scale: number): string =>
    `translate(${left + width / 2}px, ${top + Math.min(height, 160) / 2}px) translate(-50%, -50%) scale(${scale})`;
  const flight = ghost.animate(
    [
      { transform: at(from, 1), opacity: 0.95 },
      { transform: at(to, 1.06), opacity: 1, offset: 0.75 },
      { transform: at(to, 0.7), opacity: 0 },
    ],
    { duration: DURATION, delay, easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)', fill: 'both' },
  );
  flight.onfinish = flight.oncancel = () => ghost.remove();
}
