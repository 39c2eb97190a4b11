// The package's own types are published under another name.
declare module '@mixmark-io/domino' {
  export function createDocument(html?: string): object;
}
