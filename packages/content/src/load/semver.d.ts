// The package's own types are published under another name.
declare module 'semver/functions/satisfies.js' {
  function satisfies(version: string, range: string): boolean;
  export = satisfies;
}
declare module 'semver/ranges/valid.js' {
  function validRange(range: string): string | null;
  export = validRange;
}
