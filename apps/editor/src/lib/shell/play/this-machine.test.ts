import { expect, test } from 'vitest';
import { isThisMachine } from './this-machine.ts';

test.each([
  ['http://127.0.0.1:4173/play/', true],
  ['http://127.1/', true],
  ['http://localhost:5173/', true],
  ['http://studio.localhost/', true],
  ['http://[::1]:80/', true],
  ['http://192.168.1.7/', false],
  ['https://trains.example/', false],
  ['https://localhost.example/', false],
  ['https://127.0.0.1.example/', false],
])('%s leads to this machine: %s', (address, expected) => {
  expect(isThisMachine(new URL(address))).toBe(expected);
});
