// The games that packs can be for. Each plugs in with one entry: its kinds of file, its checks, how a setup becomes a
// definition. Nothing else in this package knows a game by name.
export interface GameDefinition {
  readonly game: string;
  /** `pack/id` of the setup. */
  readonly setup: string;
  readonly title: string;
}
