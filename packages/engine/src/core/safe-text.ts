// Names and texts come from content that anybody may have written. What a terminal or a page would obey instead of show does
// not leave the program: every output passes what it writes through here.

/** C0 and C1 controls but tab and newline, and the characters that turn the direction of writing around. */
export const UNSAFE_CHARACTERS =
  // eslint-disable-next-line no-control-regex -- these are the ones that are meant
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** The text with every unsafe character replaced by one that can be seen, so that columns stay where they are. */
export function safeText(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll(UNSAFE_CHARACTERS, (char) => {
    const code = char.charCodeAt(0);
    return code < 0x20 ? String.fromCharCode(0x2400 + code) : code === 0x7f ? '\u2421' : '\ufffd';
  });
}
