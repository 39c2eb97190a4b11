/** How many workers can play at once. */
export const cores = (): number => Math.max(1, navigator.hardwareConcurrency);
