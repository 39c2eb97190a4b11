// What a note can be about: the cards of a game, or what it has in their place, and its cells.
import type { Session } from '../play/session.ts';

/** A subject by its id, as a playtest names it, and by its name. */
export interface Subject {
  readonly id: string;
  readonly name: string;
}

/** What definitions of all games may have, as far as notes can be about it. */
interface Things {
  readonly map?: { readonly cells: readonly { readonly label: string }[] };
  readonly cards?: readonly { readonly id?: string }[];
  readonly carTypes?: readonly { readonly id?: string }[];
  readonly abilities?: readonly { readonly id?: string }[];
}

const thingsIn = ({ bundle }: Session): Things => bundle.definition as Things;

export function cardsOf(session: Session): readonly Subject[] {
  const nameOf = session.kit.thingNames(session.bundle.definition);
  const { cards = [], carTypes = [], abilities = [] } = thingsIn(session);
  return [...cards, ...carTypes, ...abilities]
    .flatMap(({ id }) => (id === undefined ? [] : [{ id, name: nameOf(id) || id }]))
    .sort((a, b) => a.name.localeCompare(b.name));
}

export function cellsOf(session: Session): readonly Subject[] {
  return (thingsIn(session).map?.cells ?? []).map(({ label }) => ({ id: label, name: label }));
}
