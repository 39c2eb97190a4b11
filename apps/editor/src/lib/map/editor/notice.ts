// What a map editor tells beside what was asked for.

export interface Notice {
  readonly message: string;
  /** `outside`: refused, but possible if the map may grow. */
  readonly kind: 'told' | 'refused' | 'outside';
}
