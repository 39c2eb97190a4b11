// Ctrl-C asks a long run to finish with the results so far; a second one ends the program as usual.

export interface Interruptible<T> {
  readonly value: T;
  readonly interrupted: boolean;
}

export async function interruptible<T>(work: (signal: AbortSignal) => Promise<T>): Promise<Interruptible<T>> {
  const controller = new AbortController();
  const stop = (): void => {
    release();
    controller.abort();
  };
  const release = (): void => {
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  try {
    const value = await work(controller.signal);
    return { value, interrupted: controller.signal.aborted };
  } finally {
    release();
  }
}
