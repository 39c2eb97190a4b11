// The choices for a new pack of one game. Its template is the folder `templates/<game>` of this package.

/** Rules that those of a new pack can extend. */
export interface Edition {
  /** `pack/id`. */
  readonly id: string;
  readonly title: string;
}

export interface NewPackKind {
  /** For a list to choose from. */
  readonly title: string;
  /** The default first; the template names that. Absent where there is nothing to choose. */
  readonly editions?: readonly Edition[];
}
