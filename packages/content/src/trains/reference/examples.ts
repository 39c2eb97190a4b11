// The cards of the cookbook, as its file has them, and which words of the card language each of them uses.
import { AMOUNT_FORMS, LASTING_FORMS, OP_SPECS, OPTION_FIELDS } from '@railwright/engine';
import type { CardDefinition, NameOf, OpName, ParamSpecs, ParamType } from '@railwright/engine';
import { libraryOf } from '../../load/library.ts';
import type { Content } from '../../model.ts';
import { isData, type Data } from '../../yaml/data.ts';
import { cardCatalog } from '../catalog.ts';
import { LIST_TYPES, OBJECT_TYPES } from '../effects/long-form.ts';

export interface Example {
  readonly card: CardDefinition;
  /** The heading above it: how "a card that …" goes on. */
  readonly about: string;
  /** Its lines in the file, without the comment and the indentation of the list. */
  readonly yaml: string;
  /** Words it uses, as `op.draw` or `amount.count`. */
  readonly uses: ReadonlySet<string>;
}

export interface Examples {
  readonly cards: readonly Example[];
  readonly names: (language: string) => NameOf;
}

/** The cards of the pack; their files have an empty line between cards, and a comment above each. */
export function examplesOf(content: Content, packId: string): Examples {
  const library = libraryOf(content);
  const pack = library.packs.get(packId);
  if (!pack) throw new Error(`There is no pack ${packId}.`);
  const catalog = cardCatalog(pack, library);
  const items = pack.items.get('cards');
  const texts = new Set([...(items?.values() ?? [])].map(({ file }) => file.text));
  const blocks = [...texts].flatMap((text) => text.split(/\n\n|\ncards:\n/));
  return {
    names: catalog.names,
    cards: catalog.cards.map((card) => {
      const lines =
        blocks
          .find((block) => block.includes(`  - id: ${card.id}\n`))
          ?.trimEnd()
          .split('\n') ?? [];
      return {
        card,
        about: lines.flatMap((line) => (/^ {2}# (.*)/.exec(line) ?? []).slice(1)).join(' '),
        yaml: lines
          .filter((line) => !line.startsWith('  #'))
          .map((line) => line.slice(2))
          .join('\n'),
        uses: usesOf(card),
      };
    }),
  };
}

function usesOf(card: CardDefinition): Set<string> {
  const uses = new Set<string>();
  const visit = (type: ParamType, value: unknown): void => {
    const items = LIST_TYPES[type];
    if (Array.isArray(value) && items !== undefined) value.forEach((item) => visit(items, item));
    else if (Array.isArray(value))
      for (const item of value)
        if (isData(item)) visitItem(type, item);
        else uses.add(`${type}.${String(item)}`);
    else if (!isData(value)) uses.add(`${type}.${String(value)}`);
    else if (type === 'cards') fields('cards', CARDS_FIELDS, value);
    else if (type === 'count') visit('amount', value['upTo']);
    else fields(type, (type === 'amount' ? AMOUNT_FORMS : OBJECT_TYPES[type]) ?? {}, value);
  };
  const visitItem = (type: ParamType, item: Data): void => {
    if (type === 'lasting') fields(type, LASTING_FORMS, item);
    else if (type === 'options') fields(type, OPTION_FIELDS, item);
    else
      for (const [op, params] of Object.entries(item)) {
        uses.add(`op.${op}`);
        if (isData(params)) fields(op, OP_SPECS[op as OpName].params, params);
      }
  };
  const fields = (of: string, specs: ParamSpecs, value: Data): void => {
    for (const [key, inner] of Object.entries(value)) {
      uses.add(`${of}.${key}`);
      const spec = specs[key];
      if (spec) visit(spec.type, inner);
    }
  };
  fields('card', CARD_FIELDS, card as unknown as Data);
  if (card.reaction?.do) visit('steps', card.reaction.do);
  return uses;
}

const steps = { type: 'steps', doc: '' } as const;
const CARD_FIELDS: ParamSpecs = {
  effect: steps,
  onBuy: steps,
  onGain: steps,
  whileInPlay: { type: 'lasting', doc: '' },
  endPoints: { type: 'amount', doc: '' },
};
const CARDS_FIELDS: ParamSpecs = {
  from: { type: 'source', doc: '' },
  where: { type: 'filter', doc: '' },
};
