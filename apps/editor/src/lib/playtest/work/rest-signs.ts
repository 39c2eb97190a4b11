// Tells a worker that a person is using the page, so that it pauses for a moment.

/** Events that show it, and the shortest time between two messages. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;
const SIGN_MS = 100;

export interface RestRequest {
  readonly kind: 'rest';
}

/** Passes them on until the worker is ended. */
export function restForWork(worker: Worker): Worker {
  let last = -Infinity;
  const sign = ({ timeStamp }: Event): void => {
    if (timeStamp - last < SIGN_MS) return;
    last = timeStamp;
    worker.postMessage({ kind: 'rest' } satisfies RestRequest);
  };
  for (const type of SIGNS) window.addEventListener(type, sign, { capture: true, passive: true });
  const end = worker.terminate.bind(worker);
  worker.terminate = () => {
    for (const type of SIGNS) window.removeEventListener(type, sign, { capture: true });
    end();
  };
  return worker;
}
