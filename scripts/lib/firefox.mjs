// Finds the Firefox of this machine: pages that people open from their disk are tried in it too.
import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** @returns {string | undefined} */
export function findFirefox() {
  return [process.env.FIREFOX, ...PLACES].find((place) => place && existsSync(place));
}
