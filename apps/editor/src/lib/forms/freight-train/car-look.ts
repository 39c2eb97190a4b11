// A type of freight car in the form of the engine and the board.
import type { CarType } from '@railwright/engine';
import { textsAt } from '../../core/content/data.ts';
import type { Data } from '../../core/content/data.ts';

export function carLook(data: Data): CarType {
  const names = textsAt(data, 'name');
  const id = typeof data['id'] === 'string' ? data['id'] : '';
  return { id: id || 'car', name: { ...names, en: names['en'] ?? Object.values(names)[0] ?? id } };
}
