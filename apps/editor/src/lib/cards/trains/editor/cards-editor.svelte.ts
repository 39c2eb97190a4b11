// Everything about one open file of cards except the cards: language of the faces, filters, panels, possible references.
import type { Look } from '@railwright/board';
import { spokenLanguage, type CardDefinition, type TextLanguage } from '@railwright/engine';
import { untrack } from 'svelte';
import { keptEditors } from '../../../core/document/kept-editors.svelte.ts';
import { packOf } from '../../../core/content/packs.ts';
import { packIndexOf } from '../../../core/project/known-files.svelte.ts';
import { project } from '../../../core/project/project.svelte.ts';
import { language as spoken } from '../../../core/words/words.ts';
import { keep, readKept } from '../../../core/browser/kept.ts';
import type { CardsDocument } from '../../document/cards-document.svelte.ts';
import type { Ops } from '../language/specs.ts';
import { OPS } from '../language/specs.ts';
import type { CardEntry } from '../../model/card-file.ts';
import { CardVocabulary } from '../model/vocabulary.ts';
import { draftDefinition, shownText } from '../model/definition.ts';
import { lookOf } from '../look-of.ts';
import { layoutNamed, layoutsIn } from '../model/look.ts';
import { NO_FILTER } from '../model/gallery.ts';
import type { GalleryFilter } from '../model/gallery.ts';
import { cardProblems } from '../model/problems.ts';
import type { CardProblem } from '../model/problems.ts';
import { Sandbox } from '../try/sandbox.svelte.ts';

const PANELS = ['problems', 'try', 'tests', 'playtest', 'notes'] as const;
export type CardPanel = (typeof PANELS)[number];
type View = 'faces' | 'table';
const KEY = 'railwright.cards';

const NONE: readonly CardProblem[] = [];

interface CardInWords {
  readonly definition: CardDefinition;
  readonly text: readonly string[];
}

/** Each card is put into words once. */
function facesIn(vocabulary: CardVocabulary, language: TextLanguage): (card: CardEntry) => CardInWords {
  const known = new WeakMap<CardEntry, CardInWords>();
  const names = vocabulary.name(language);
  return (card) => {
    const old = known.get(card);
    if (old) return old;
    const definition = draftDefinition(card.data, vocabulary);
    const face = { definition, text: shownText(definition, language, names) };
    known.set(card, face);
    return face;
  };
}

export class CardsEditor {
  readonly document: CardsDocument;
  readonly ops: Ops = OPS;
  language = $state<TextLanguage>(spoken);
  view = $state<View>('faces');
  panel = $state<CardPanel>('problems');
  showText = $state(false);
  filter = $state.raw<GalleryFilter>(NO_FILTER);
  /** The layout in which all cards are shown; as each says if empty. */
  layout = $state('');
  /** Cards being tried, by id. */
  readonly #sandboxes = new Map<string, Sandbox>();
  /** The last event, for screen readers. */
  announcement = $state('');

  readonly pack = $derived.by(() => packOf(project.listing, this.document.path));
  readonly vocabulary = $derived.by(() => new CardVocabulary(packIndexOf(this.pack?.folder ?? '')));
  readonly names = $derived.by(() => this.vocabulary.name(this.language));
  readonly #shown = $derived.by(() => this.vocabulary.shown);
  /** For faces, which would else all be drawn again with every key: another one only if they look different. */
  readonly faceVocabulary = $derived.by(() => {
    void this.#shown;
    return untrack(() => this.vocabulary);
  });
  readonly #faces = $derived.by(() => facesIn(this.faceVocabulary, this.language));
  readonly #folder = $derived.by(() => this.pack?.folder ?? '');
  readonly #manifest = $derived.by(() => project.files.get(`${this.#folder}pack.yaml`)?.data);
  readonly problems: readonly CardProblem[] = $derived.by(() =>
    cardProblems(
      this.document.path,
      project.checked.get(this.document.path) ?? this.document.text,
      project.diagnostics,
    ),
  );

  readonly #problemsByCard = $derived(Map.groupBy(this.problems, ({ card }) => card));

  constructor(document: CardsDocument) {
    this.document = document;
    const kept = readKept(KEY);
    this.language = spokenLanguage(kept['language']) ?? spoken;
    if (kept['view'] === 'table') this.view = 'table';
    this.showText = kept['showText'] === true;
    this.panel = PANELS.find((panel) => panel === kept['panel']) ?? 'problems';
  }

  keep(): void {
    const { language, view, panel, showText } = this;
    keep(KEY, { language, view, panel, showText });
  }

  /** Those that cards of this pack can have. */
  get layouts(): readonly string[] {
    return layoutsIn(this.#manifest);
  }

  /** Picture, layout and colors of a card. */
  lookOf(card: CardEntry): Look {
    const look = lookOf(card.data, this.#folder);
    return this.layout === '' ? look : { ...look, layout: layoutNamed(this.layout, this.#manifest) };
  }

  sandboxOf(card: string): Sandbox {
    const sandbox = this.#sandboxes.get(card) ?? new Sandbox(card);
    this.#sandboxes.set(card, sandbox);
    return sandbox;
  }

  problemsOf(index: number): readonly CardProblem[] {
    return this.#problemsByCard.get(index) ?? NONE;
  }

  /** A card as it stands, and the text on its face in the language shown. */
  face(card: CardEntry): CardInWords {
    return this.#faces(card);
  }

  say(text: string): void {
    this.announcement = '';
    queueMicrotask(() => (this.announcement = text));
  }
}

export const cardsEditorOf = keptEditors((document: CardsDocument) => new CardsEditor(document));

/** How an address names a card: by id, or by position if the id is missing or not unique. */
export function cardKey(card: CardEntry, cards: readonly CardEntry[]): string {
  const alone = card.id !== '' && cards.filter(({ id }) => id === card.id).length === 1;
  return alone ? card.id : `~${card.index}`;
}

/** The current card, which may have changed on disk; undefined if it no longer exists. */
export function cardNow(card: CardEntry, cards: readonly CardEntry[]): CardEntry | undefined {
  const there = cards[card.index];
  return there?.id === card.id ? there : cards.find(({ id }) => id !== '' && id === card.id);
}

export function cardAt(cards: readonly CardEntry[], key: string): CardEntry | undefined {
  if (key.startsWith('~')) return cards[Number(key.slice(1))];
  return cards.find(({ id }) => id === key);
}
