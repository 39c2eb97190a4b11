// Whether an address leads to the local computer, so that others cannot use it.

export function isThisMachine({ hostname }: { readonly hostname: string }): boolean {
  return hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname) || /(^|\.)localhost\.?$/.test(hostname);
}
