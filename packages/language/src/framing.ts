// Notices input that is not of the protocol. The library waits for ever after a header that it cannot read, and says nothing.

/** No client sends a longer header. */
const MOST_HEADER = 4096;
const LINE = /^(?:content-length: *\d{1,12}|content-type:[^\n]*)$/i;

/** Takes the bytes as they come, and returns what is wrong with the first header that cannot be read. */
export function headerCheck(): (bytes: Uint8Array) => string | undefined {
  let header = '';
  /** Bytes of the current message that have not arrived. */
  let body = 0;
  return (bytes) => {
    let at = 0;
    while (at < bytes.length) {
      const skipped = Math.min(body, bytes.length - at);
      body -= skipped;
      at += skipped;
      const start = header.length;
      header += Buffer.from(bytes.subarray(at, at + MOST_HEADER)).toString('latin1');
      const end = header.indexOf('\r\n\r\n');
      const lines = (end < 0 ? header : header.slice(0, end)).split('\r\n');
      // The last line may not be complete.
      const wrong = lines.find((line, i) =>
        end < 0 && i === lines.length - 1 ? !beginsLine(line) : !LINE.test(line),
      );
      if (wrong !== undefined) return problem(wrong);
      if (end < 0) {
        if (header.length >= MOST_HEADER) return problem(header);
        return undefined;
      }
      const length = lines.map((line) => /^content-length: *(\d+)$/i.exec(line)?.[1]).find((one) => one);
      if (length === undefined) return problem(lines.join(' '));
      body = Number(length);
      at += end + 4 - start;
      header = '';
    }
    return undefined;
  };
}

function beginsLine(text: string): boolean {
  const line = text.replace(/\r$/, '');
  return (
    LINE.test(line) ||
    /^content-length: *$/i.test(line) ||
    START.some((one) => one.startsWith(line.toLowerCase()))
  );
}
const START = ['content-length:', 'content-type:'];

function problem(line: string): string {
  const shown = JSON.stringify(line.length > 60 ? `${line.slice(0, 60)}…` : line);
  return `The input is not of the Language Server Protocol: each message begins with "Content-Length: N" and an empty line, both ended by \\r\\n, but ${shown} was received.`;
}
