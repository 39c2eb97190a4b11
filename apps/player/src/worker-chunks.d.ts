// What `scripts/worker-chunks.ts` adds to imports.
declare module '*?chunk' {
  export const url: string;
}
