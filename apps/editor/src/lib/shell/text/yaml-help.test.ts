import { CompletionContext } from '@codemirror/autocomplete';
import { EditorState } from '@codemirror/state';
import { expect, it } from 'vitest';
import { schemaFor } from '../../core/content/schemas.ts';
import { yamlCompletion } from './yaml-help.ts';

/** The completions at the bar in the text. */
async function offered(path: string, marked: string): Promise<string[]> {
  const at = marked.indexOf('|');
  const schema = (await schemaFor(path, 'trains'))!;
  const complete = yamlCompletion(schema, (kind) =>
    kind === 'cards' ? ['barge', 'tug'] : [`one of ${kind}`],
  );
  const state = EditorState.create({ doc: marked.replace('|', '') });
  const result = await complete(new CompletionContext(state, at, true));
  return (result?.options ?? []).map(({ label }) => label);
}

it('offers the ids that a reference can have, wherever the schema has one', async () => {
  expect(await offered('p/setups/s.yaml', 'id: s\nmap: f|\n')).toEqual(['one of maps']);
  expect(await offered('p/setups/s.yaml', 'market:\n  cards: [tug, b|]\n')).toEqual(['barge', 'tug']);
  expect(await offered('p/setups/s.yaml', 'market:\n  cards:\n    - b|\n')).toEqual(['barge', 'tug']);
});

it('offers keys and words as before', async () => {
  expect(await offered('p/setups/s.yaml', 'id: s\nmar|\n')).toContain('market');
  expect(await offered('p/cards/c.yaml', 'cards:\n  - id: a\n    c|\n')).toContain('cost');
  expect(await offered('p/rules/r.yaml', 'switches: { tie: j| }\n')).toEqual(['joint', 'most-rails']);
});
