// What a name means after the steps that choose again and again, and the way out.
import type { LEAVING } from './scope.ts';

/** The meaning of a name after the step that sets it. */
export const LEFT: Readonly<Record<keyof typeof LEAVING, { readonly means: string; readonly help: string }>> =
  {
    'each-opponent': {
      means: /* @wc-include */ 'what the last opponent chose',
      help: 'Use it in the steps of each-opponent.',
    },
    'active-player': {
      means: /* @wc-include */ 'what that player chose',
      help: 'Use it in the steps of active-player.',
    },
    'one-opponent': {
      means: /* @wc-include */ 'what that opponent chose',
      help: 'Use it in the steps of one-opponent.',
    },
    'each-player': {
      means: /* @wc-include */ 'what the last player chose',
      help: 'Use it in the steps of each-player.',
    },
    repeat: {
      means: /* @wc-include */ 'only what was chosen the last time',
      help: 'Use it in the repeated steps, or choose all at once with count.',
    },
    'choose-one': {
      means: /* @wc-include */ 'empty where another option was taken',
      help: 'Use it in the option that sets it, or set it in each of them.',
    },
  };
