import { expect, test } from 'vitest';
import { idFromName } from './id-from-name.ts';

test('an id consists of the plain letters and digits of a name', () => {
  expect(idFromName('  Échangeur de Kyōto, 2nd ', 'new')).toBe('echangeur-de-kyoto-2nd');
  expect(idFromName('Große Œuvre in Łódź', 'new')).toBe('grosse-oeuvre-in-lodz');
  expect(idFromName('12 Monkeys', 'new')).toBe('monkeys');
  expect(idFromName('x'.repeat(90), 'new')).toHaveLength(60);
});

test('a name without any gets the given id', () => {
  expect(idFromName('東京', 'new-map')).toBe('new-map');
  expect(idFromName('', 'new')).toBe('new');
});
