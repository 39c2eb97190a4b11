// Tells a chat whose turn it is. The address comes from the host's own command line; names come from players, so they cannot mention anybody
// or write a link.
/** Milliseconds until the chat must have answered. */
const PATIENCE = 10_000;

/** A web hook, or a sentence that says why the text is none. */
export function parseHook(text: string): URL | string {
  const url = URL.parse(text);
  if (!url) return `"${text}" is not an address.`;
  return ['http:', 'https:'].includes(url.protocol)
    ? url
    : `${text} is no web hook: it begins with ${url.protocol}, not with https: or http:.`;
}

/** Sends a line of text, as Discord (`content`), Slack, Mattermost and Google Chat (`text`) take it. Returns why it was not taken, if so. */
export async function sendToHook(hook: URL, line: string): Promise<string | undefined> {
  const body = JSON.stringify({ content: line, text: line, allowed_mentions: { parse: [] } });
  try {
    const response = await fetch(hook, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    });
    await response.body?.cancel();
    return response.ok ? undefined : `it answered ${response.status}`;
  } catch (error) {
    const { message, cause } = error as Error;
    return cause instanceof Error ? cause.message : message;
  }
}

/** A name as chats show it and nothing else: no mention, no link, no markup. */
export function plainName(name: string): string {
  return name.replace(/[<>&@#*_~`|[\]()\\:/]/g, (sign) =>
    String.fromCharCode(sign.charCodeAt(0) + FULL_WIDTH),
  );
}

/** From a sign that chats obey to the wide one that looks alike. */
const FULL_WIDTH = 0xfee0;
