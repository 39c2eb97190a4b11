// Notices of a map editor about side effects of a command.

export interface Notice {
  readonly message: string;
  /** `outside`: refused, but possible if the map may grow. */
  readonly kind: 'told' | 'refused' | 'outside';
}
