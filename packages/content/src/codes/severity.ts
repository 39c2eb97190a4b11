// How severe a finding can be.
/** Severities, the gravest first. */
export const SEVERITIES = ['error', 'warning', 'info'] as const;
/** The severity of a diagnostic. */
export type Severity = (typeof SEVERITIES)[number];
