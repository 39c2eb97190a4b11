// The imports that `scripts/worker-chunks.ts` at the top adds.
declare module '*?chunk' {
  export const url: string;
}
