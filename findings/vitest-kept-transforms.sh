#!/usr/bin/env bash
# Vitest 5.1.1 keeps transformed modules on disk from run to run, with the module's own text as key. A plugin whose transform depends on
# anything else, such as a second file, is not called again when only that changes: tests go on with the old code. Vite itself calls the
# transform in every run. A plugin keeps its modules out with `defineCacheKeyGenerator` in its hook `configureVitest`.
# Seen: first run "one"; after settings.txt changed to "two", the second run still says "one"; with the generator it says "two".
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund vitest@5.1.1
mkdir src
echo "export const value = 'VALUE';" >src/value.js
cat >src/value.test.js <<'TEST'
import { test } from 'vitest';
import { value } from './value.js';
test('shows the value', () => console.log(`value is ${value}`));
TEST
config() {
  cat >vitest.config.mjs <<CONFIG
import { readFileSync } from 'node:fs';
export default {
  plugins: [
    {
      name: 'from-a-file',
      $1
      transform: (code, id) =>
        id.endsWith('/src/value.js') ? code.replace('VALUE', readFileSync('settings.txt', 'utf8').trim()) : undefined,
    },
  ],
};
CONFIG
}
seen() { npx vitest run 2>&1 | grep -o 'value is [a-z]*' | head -1; }
config ''
echo one >settings.txt
first=$(seen)
echo two >settings.txt
second=$(seen)
config 'configureVitest: ({ defineCacheKeyGenerator }) => defineCacheKeyGenerator(({ id }) => (id.endsWith("/src/value.js") ? false : undefined)),'
third=$(seen)
echo "first: $first; after the change: $second; with a generator of keys: $third"
[ "$first" = 'value is one' ] && [ "$second" = 'value is one' ] && [ "$third" = 'value is two' ]
