/** Words as people read them: "Lay rails" for `lay-rails`, "At least" for `atLeast`. */
export function plainLabel(word: string): string {
  const spaced = word
    .replaceAll('-', ' ')
    .replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
