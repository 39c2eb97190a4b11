// Its own types are for another name.
declare module '@mixmark-io/domino' {
  export function createDocument(html?: string): object;
}
