// Catalogs, as the build reads them.
declare module '*.po' {
  export const texts: Readonly<Record<string, string | readonly string[]>>;
}
