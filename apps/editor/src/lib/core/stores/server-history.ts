// The repository around the folder of a studio server.
import type { CommitAnswer, CommitRequest, FolderChanges, VersionEntry } from '@railwright/server/protocol';
import type { History } from './store.ts';

/** `send` adds the token, `messageOf` gives the reason of a refusal. */
export function serverHistory(
  send: (url: string, init: RequestInit) => Promise<Response>,
  messageOf: (answer: Response) => Promise<string>,
): History {
  const read = async (url: string): Promise<Response> => {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(await messageOf(answer));
    return answer;
  };
  const query = (fields: Readonly<Record<string, string>>): string => new URLSearchParams(fields).toString();
  return {
    async changes(against, withTexts) {
      const fields = { against, ...(withTexts && { texts: '1' }) };
      return (await (await read(`/api/changes?${query(fields)}`)).json()) as FolderChanges;
    },
    async versions() {
      return (await (await read('/api/changes/versions')).json()) as VersionEntry[];
    },
    async file(commit, path) {
      const answer = await read(`/api/changes/file?${query({ commit, path })}`);
      return new Uint8Array(await answer.arrayBuffer());
    },
    async commit(request: CommitRequest) {
      const body = JSON.stringify(request);
      const headers = { 'Content-Type': 'application/json' };
      const answer = await send('/api/changes/commit', { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(await messageOf(answer));
      return (await answer.json()) as CommitAnswer;
    },
  };
}
