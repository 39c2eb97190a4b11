// Alternatives one after the other: "a, b or c".
export function joined(words: readonly string[], or: string): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${or} ${last}`;
}
