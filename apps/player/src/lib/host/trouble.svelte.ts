// Why the last thing that happened at a table could not be kept, for whoever holds it.
class Trouble {
  /** A sentence; empty if there is none. */
  note = $state('');
}

export const trouble = new Trouble();
