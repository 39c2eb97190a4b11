// Why a choice is not offered, in English.
import { namesOf, type WhyNot } from '@railwright/engine';
import { tellWhyNot, whyNot } from '@railwright/engine/why';
import { english } from '../../src/trains/text/en/index.ts';
import type { Table } from './table.ts';

export function whyNotText({ game, s }: Table, text: string): string {
  const { definition } = game.tables;
  return tellWhyNot(english, whyNot(game, s, text) as WhyNot, definition.cards, namesOf(definition, 'en'));
}
