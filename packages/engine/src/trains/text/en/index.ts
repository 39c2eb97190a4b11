// English rules text.
import type { Grammar } from '../grammar.ts';
import { english as core } from './core.ts';
import { rare } from './rare.ts';

/** The English grammar. */
export const english: Grammar = { ...core, rare };
