// Names in the 26 letters of ids, file names and addresses.

/** Letters that are no other letter with a mark. */
const WRITTEN: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th' },
  ...{ ı: 'i', ħ: 'h', ŋ: 'ng', ŧ: 't', ĸ: 'k' },
};

/** Lower-case letters without marks, ligatures in full: `Größe` gives `grosse`, `Œuvre` gives `oeuvre`. What has no such letters stays. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{ASCII}]/gu, (letter) => WRITTEN[letter] ?? letter);
}

/** Words with hyphens between them, all in plain letters and digits; empty if there are none. */
export function plainWords(name: string): string {
  return (
    plainLetters(name)
      // `King’s` is one word, `d’Essai` two.
      .replaceAll(/['’](?=s\b)/g, '')
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
  );
}
