// A game's part of the studio for card files. Each game's folder with such files has one. All of it is loaded on first use.
import type { FaceData } from '@railwright/board';
import type { TextLanguage } from '@railwright/engine';
import type { Component } from 'svelte';
import type { Data } from '../core/content/data.ts';
import type { PackIndex } from '../core/content/pack-index.ts';
import type { PackListing } from '../core/content/packs.ts';
import type { CardsDocument } from './document/cards-document.svelte.ts';

interface WorkspaceProps {
  document: CardsDocument;
  saving: boolean;
  save: () => void;
}

export interface NewSetProps {
  pack: PackListing;
  onclose: () => void;
}

/** The face of a card from its file, with an optional second language below. */
export type DrawCard = (card: Data, language: TextLanguage, second?: TextLanguage) => FaceData;

export interface GameModule {
  /** The editor of a file of cards. */
  readonly workspace: () => Promise<Component<WorkspaceProps>>;
  /** The dialog that creates a file with its first card. */
  readonly newSet: () => Promise<Component<NewSetProps>>;
  /** Draws cards of the pack in a folder. */
  readonly drawing: () => Promise<(packIndex: PackIndex, folder: string) => DrawCard>;
}
