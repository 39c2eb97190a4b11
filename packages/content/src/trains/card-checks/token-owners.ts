// Whose tokens are meant: to be said of those that belong to players, and of no others.
import { TOKEN_EVENTS, type TriggerEvent } from '@railwright/engine';
import { quote } from '../../text/describe.ts';
import type { CardNode } from '../language/nodes.ts';
import type { CardCheck, CheckedCard } from './check.ts';

export const TOKEN_OWNERS: CardCheck = {
  ops: {
    'take-tokens': (step, card) => checkOwner(step.fields['kind'], step.fields['of'], step, card, true),
  },
  values: {
    tokenBound: (node, card) => checkOwner(node.key, node.fields['of'], node, card),
    tokensOn: (node, card) => checkOwner(node.fields['kind'], node.fields['of'], node, card),
    trigger: checkTrigger,
    reaction: checkTrigger,
  },
};

/** With `asked`, it must be said if they belong to players. */
function checkOwner(kind: unknown, of: unknown, node: CardNode, card: CheckedCard, asked = false): void {
  const token = card.of.vocabulary.tokens.get(String(kind));
  if (!token || (token.owned ? of !== undefined || !asked : of === undefined)) return;
  if (token.owned)
    card.report(
      'token-owner',
      [...node.path, 'kind'],
      `Tokens ${quote(token.id)} belong to players, and this does not say whose are taken.`,
      { help: 'Add `of: own`, `of: opponents` or `of: all`.' },
    );
  else
    card.report(
      'token-owner',
      [...node.path, 'of'],
      `Tokens ${quote(token.id)} have no owner, so ${quote('of')} cannot say whose they are.`,
      { at: 'key', help: 'Remove `of`, or declare them with `owned: true` in pack.yaml.' },
    );
}

/** Whose tokens a trigger waits for. */
function checkTrigger(node: CardNode, card: CheckedCard): void {
  const { on, by = 'own', token, of } = node.fields;
  if (of === undefined || !TOKEN_EVENTS.includes(on as TriggerEvent)) return;
  if (token !== undefined) checkOwner(token, of, node, card);
  const { tokens, tokensComplete } = card.of.vocabulary;
  const kinds = token === undefined ? [...tokens.values()] : [tokens.get(token as string)];
  const isOwned = kinds.some((kind) => kind?.owned);
  if (!isOwned && token === undefined && tokensComplete)
    card.report(
      'token-owner',
      node.at('of'),
      `No kind of token belongs to players, so ${quote('of')} cannot say whose it is.`,
      { at: 'key', help: 'Remove `of`, or declare a kind with `owned: true` in pack.yaml.' },
    );
  if (isOwned && on === 'token' && of !== 'all' && by !== 'all' && of !== by)
    card.report(
      'token-owner',
      node.at('of'),
      'A token belongs to the player who places it, so this never happens.',
      { at: 'key', help: 'Remove `of`: `by` says who places it.' },
    );
}
