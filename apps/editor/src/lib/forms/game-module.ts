// A game's part of the forms, beyond its schemas. Each game's folder has one.
import type { Component } from 'svelte';
import type { FormSchema } from './model/form-schema.ts';

export interface SectionProps {
  schema: FormSchema;
  name: string;
}

export interface GameModule {
  /** Components for parts of a file that plain fields show badly, by kind of file and name of the part: `decks/railcars`. */
  readonly sections: Readonly<Partial<Record<string, Component<SectionProps>>>>;
}
