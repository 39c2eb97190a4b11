// The cards of the cookbook, as its file has them, and which words of the card language each of them uses.
import type { CardDefinition, NameOf } from '@railwright/engine';
import { libraryOf } from '../../packs/library.ts';
import type { Content } from '../../packs/model.ts';
import { isData } from '../../text/data.ts';
import { cardCatalog } from '../cards/catalog.ts';
import { cardTree, StepNode } from '../language/nodes.ts';

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
  const nodes = cardTree({ data: card, path: [] }).all();
  return new Set(
    nodes.flatMap((node) => [
      ...(node instanceof StepNode ? [`op.${node.op}`] : []),
      ...Object.keys(node.fields).map((key) => `${node.type}.${key}`),
      ...(isData(node.value) ? [] : [node.value].flat().map((value) => `${node.type}.${String(value)}`)),
    ]),
  );
}
