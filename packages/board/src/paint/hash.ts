// A number from a text, the same everywhere: for choices that should look random but stay.
export function hashText(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 2246822519);
  return (hash ^ (hash >>> 13)) >>> 0;
}
