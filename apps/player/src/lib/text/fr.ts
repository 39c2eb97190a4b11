// What the player says in French, apart from log and rules texts.
import { EN, type Words } from './en.ts';
import { FR_LOG, FR_ZONES } from './fr-log.ts';

export const FR: Words = { ...EN, log: FR_LOG, zones: FR_ZONES };
