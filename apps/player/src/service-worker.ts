/// <reference types="@sveltejs/kit" />
/// <reference lib="webworker" />
// Offline after the first load: the player and the shipped bundles are kept in this browser. A new version replaces them
// when the old pages are closed.
import { version } from '$app/env';
import { assets, immutable, prerendered } from '$app/manifest';

const worker = self as unknown as ServiceWorkerGlobalScope;
const CACHE = `railwright-player-${version}`;

/** Everything the player consists of, as seen from where it is served. */
function addresses(): string[] {
  return [...immutable, ...assets, ...prerendered].map(
    ({ path }) => new URL(path.replace(/^\//, ''), worker.registration.scope).href,
  );
}

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(addresses())));
});

worker.addEventListener('activate', (event) => {
  const dropOld = async (): Promise<void> => {
    for (const key of await caches.keys())
      if (key.startsWith('railwright-player-') && key !== CACHE) await caches.delete(key);
  };
  event.waitUntil(dropOld());
});

worker.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== worker.location.origin) return;
  if (!url.pathname.startsWith(new URL(worker.registration.scope).pathname)) return;
  const answer = async (): Promise<Response> => {
    // The same file for every request: a `Vary: Origin` of the host would hide it from imports.
    const ignoreSearch = event.request.mode === 'navigate';
    const kept = await caches.match(event.request, { ignoreSearch, ignoreVary: true });
    return kept ?? fetch(event.request);
  };
  event.respondWith(answer());
});
