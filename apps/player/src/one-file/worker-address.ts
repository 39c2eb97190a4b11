// Workers of a page that is one file. Opened by double click, a page may load nothing, not even files beside it: a worker is the script of
// the page once more, which is told what it is.
const NAME = 'railwrightWorker';

/** What this script is, if it is a worker. */
export const workerName = (globalThis as { [NAME]?: string })[NAME];

/** The address of a worker; `name` is its path from this folder. */
export function workerAddress(name: string): string {
  const script = document.querySelector('script[data-railwright]')?.textContent ?? '';
  const told = `globalThis.${NAME}=${JSON.stringify(name)};`;
  return URL.createObjectURL(new Blob([told, script], { type: 'text/javascript' }));
}
