/** Starts the worker at an address: a module, or the script of a page that is one file, which Chromium starts only as a classic script. */
export function startWorker(address: string): Worker {
  return address.startsWith('blob:') ? new Worker(address) : new Worker(address, { type: 'module' });
}
