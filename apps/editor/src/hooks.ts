// Sites that also work from a disk name `index.html` in their links.
export function reroute({ url }: { readonly url: URL }): string {
  return url.pathname.replace(/\/index\.html$/, '/');
}
