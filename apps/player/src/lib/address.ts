// The page's address.

/** What comes after the `#`, unpacked by code that is loaded only for this. */
export async function inLink(url: URL) {
  const { bundleInLink, recordInLink } = await import('./play/record-link.ts');
  const [linked, carried] = await Promise.all([recordInLink(url), bundleInLink(url)]);
  return { linked, carried };
}

/** Notes where the user is; `query` is empty for the first page. */
export function address(query: string): void {
  history.pushState({}, '', query === '' ? location.pathname : query);
}
