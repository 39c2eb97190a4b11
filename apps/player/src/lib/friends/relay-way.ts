// The way of a guest to a table through a relay: the two browsers exchange their codes there by themselves, each time anew.
import { readCode, writeCode } from '../peer/codes.ts';
import { answer, type Peer } from '../peer/peer.ts';
import { RelayLine } from '../peer/relay.ts';
import { roomOf } from '../peer/seal.ts';
import { Line } from '../remote/line.ts';
import { newId } from '../remote/new-id.ts';
import { linePipe, TABLE_LIMITS } from './pipe-line.ts';

/** A line that carries once the table's page has been found; until then nothing is known of it. */
export function relayWay(address: string, secret: string, stun: string | undefined): Line {
  let relay: RelayLine | undefined;
  let peer: Peer | undefined;
  let end = (): void => peer?.close();
  let send: (text: string) => void = () => undefined;
  const line = new Line(
    (text) => send(text),
    () => {
      relay?.close();
      end();
    },
  );
  const fail = (): void => line.closed();

  async function meet(): Promise<void> {
    const room = await roomOf(secret);
    const ask = newId();
    relay = new RelayLine(address, [room]);
    relay.onopen = () => void relay?.say(room, { ask });
    relay.onclose = fail;
    relay.onheard = ({ ask: of, code = '' }) => {
      const invitation = readCode(code);
      if (of !== ask || peer || typeof invitation === 'string' || invitation.kind !== 'invitation') return;
      void answer(invitation.side, stun, TABLE_LIMITS)
        .then(async (made) => {
          peer = made;
          const { table, id } = invitation;
          await relay?.say(room, { ask, code: writeCode({ kind: 'answer', table, id, side: made.side }) });
          const pipe = await made.pipe;
          relay?.close();
          send = (text) => pipe.send(text);
          end = pipe.close;
          linePipe(line, pipe);
        })
        .catch(fail);
    };
  }
  meet().catch(fail);
  return line;
}
