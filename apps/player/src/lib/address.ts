// The page's address.

/** What comes after the `#`, unpacked by code that is loaded only for this. */
export async function inLink(url: URL) {
  const { bundleInLink, recordInLink } = await import('./play/record-link.ts');
  const [linked, carried] = await Promise.all([recordInLink(url), bundleInLink(url)]);
  return { linked, carried };
}

/** Notes where the user is; `query` is empty for the first page. A language that the address names stays there. */
export function address(query: string): void {
  const url = new URL(query === '' ? location.pathname : query, location.href);
  const language = new URL(location.href).searchParams.get('language');
  if (language !== null) url.searchParams.set('language', language);
  history.pushState({}, '', url);
}
