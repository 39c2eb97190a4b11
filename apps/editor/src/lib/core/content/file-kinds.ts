// What a file is by its ending, and the texts of those that can be content.
export const isYaml = (path: string): boolean => /\.ya?ml$/i.test(path);
export const isText = (path: string): boolean => /\.(ya?ml|md|txt|csv|json)$/i.test(path);
/** A learned player. */
export const isPlayer = (path: string): boolean => /\.player$/i.test(path);

export function yamlOf(files: ReadonlyMap<string, { readonly text: string }>): ReadonlyMap<string, string> {
  return new Map([...files].filter(([path]) => isYaml(path)).map(([path, { text }]) => [path, text]));
}
