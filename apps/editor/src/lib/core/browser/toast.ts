// Messages at the bottom of the page. What shows them is loaded after the page.
import type { toast as Toast } from 'svelte-sonner';

type Said = Parameters<typeof Toast.message>;

/** Milliseconds that what went wrong stays: it is read after what one was looking at. */
const LONG = 20_000;

const say =
  (kind: 'message' | 'error' | 'info' | 'success' | 'warning', usual: Said[1] = {}) =>
  (message: Said[0], more?: Said[1]): void =>
    void import('svelte-sonner').then(
      ({ toast }) => toast[kind](message, { ...usual, ...more }),
      // Without the server, or after an update, it may be missing.
      () => alert(message),
    );

export const toast = Object.assign(say('message'), {
  error: say('error', { duration: LONG }),
  info: say('info'),
  success: say('success'),
  warning: say('warning', { duration: LONG }),
});
