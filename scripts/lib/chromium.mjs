// Finds the Chromium that the browser tests run in, and installs one where there is none and that can be done.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  // Without a window it takes three quarters of the processor time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Switches for a Chromium that tests, alone, on a machine that may have neither a screen nor a network. */
export const CHROMIUM_ARGS = [
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // As root, Chromium runs without its sandbox or not at all.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** For pages that live for seconds: code that is optimized early is thrown away before it pays. */
export const TEST_ARGS = [...CHROMIUM_ARGS, '--js-flags=--invocation-count-for-maglev=4000'];

/** @returns {string | undefined} */
export function findChromium() {
  return [process.env.CHROMIUM, ...PLACES].find((place) => place && existsSync(place));
}

/**
 * The browser's program. Tries to install one as root on Debian and its kin.
 * @returns {string | undefined} undefined, after saying what to do, when there is none
 */
export function needChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium for the browser tests (once) …');
    const apt = (/** @type {string[]} */ ...args) =>
      spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
    if (apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium-headless-shell')) {
      const installed = findChromium();
      if (installed) return installed;
    }
  }
  console.error(
    'The browser tests need Chromium or Chrome, and none was found.\n' +
      'Install one (Debian, Ubuntu: sudo apt-get install chromium), or name yours: CHROMIUM=/path/to/chrome npm test',
  );
  return undefined;
}
