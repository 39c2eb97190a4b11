/** Runs what the page can be used without, once nothing else is to be done. */
export const whenIdle = (run: () => unknown): void =>
  void ('requestIdleCallback' in globalThis ? requestIdleCallback : setTimeout)(run);
