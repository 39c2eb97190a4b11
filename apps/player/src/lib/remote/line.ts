// A way for texts that is no WebSocket but is used like one.
import type { Socket } from './connection.svelte.ts';

export class Line implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  readonly send: (text: string) => void;
  readonly close: () => void;

  constructor(send: (text: string) => void, close: () => void) {
    this.send = send;
    this.close = close;
  }

  /** It carries from now on. */
  opened(): void {
    this.onopen?.(new Event('open'));
  }
  heard(text: string): void {
    this.onmessage?.(new MessageEvent('message', { data: text }));
  }
  closed(code = 1006): void {
    this.onclose?.(new CloseEvent('close', { code }));
  }
}
