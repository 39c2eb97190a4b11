// The page's address.

/** What an address asks for. */
export async function asked(url: URL) {
  const [game, bundle, market, record, at] = ['game', 'bundle', 'market', 'record', 'at'].map(
    (name) => url.searchParams.get(name) ?? undefined,
  );
  return { game, bundle, market, record, at, ...(url.hash !== '' && (await inLink(url))) };
}

/** What comes after the `#`, unpacked by code that is loaded only for this. */
async function inLink(url: URL) {
  const { bundleInLink, recordInLink } = await import('./play/record-link.ts');
  const [linked, carried] = await Promise.all([recordInLink(url), bundleInLink(url)]);
  return { linked, carried };
}

/** Notes where the user is, and gives the whole address; `query` is empty for the first page, `market` that of a form. A language that the address names stays there. */
export function address(query: string, market?: unknown): URL {
  const url = new URL(query === '' ? location.pathname : query, location.href);
  const language = new URL(location.href).searchParams.get('language');
  if (language !== null) url.searchParams.set('language', language);
  if (market !== undefined) url.searchParams.set('market', String(market));
  history.pushState({}, '', url);
  return url;
}
