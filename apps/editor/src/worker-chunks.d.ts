// What `scripts/worker-chunks.ts` at the top adds to imports.
declare module '*?chunk' {
  export const url: string;
}
