// How fast somebody may ask: so many times at once, and so many a second after that.

/** A function that tells each time whether it is allowed now. */
export function pace(atOnce: number, perSecond: number): () => boolean {
  let allowance = atOnce;
  let last = performance.now();
  return () => {
    const now = performance.now();
    allowance = Math.min(atOnce, allowance + ((now - last) * perSecond) / 1000) - 1;
    last = now;
    return allowance >= 0;
  };
}
