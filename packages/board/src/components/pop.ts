// A short growth from nothing for what appears on the board; none at all for readers who prefer no motion.
import { prefersReducedMotion } from 'svelte/motion';
import { backOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

export function pop(_node: unknown): TransitionConfig {
  return {
    duration: prefersReducedMotion.current ? 0 : 260,
    easing: backOut,
    css: (t) => `transform: scale(${t})`,
  };
}
