#!/usr/bin/env bash
# Vitest 5.1.1: `vitest run -u FILE` takes the file as the value of -u, does not say that it is none of the values its help lists (a boolean,
# new, all, none), and runs every test file, writing the snapshots of all. `vitest run FILE -u` updates that file alone.
# Input: two test files of one passing test each.
# Seen: "2 passed" test files with -u before the name, "1 passed" with -u after it; both exit with 0.
# Exits with an error if that changes.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund vitest@5.1.1
for name in first second; do
  echo "import { expect, test } from 'vitest'; test('$name', () => expect(1).toBe(1));" >"$name.test.js"
done
files() { NO_COLOR=1 npx vitest run "$@" 2>&1 | grep -oE 'Test Files +[0-9]+ passed' | grep -oE '[0-9]+'; }
before=$(files -u first.test.js)
after=$(files first.test.js -u)
echo "-u FILE runs $before files, FILE -u runs $after"
[ "$before $after" = '2 1' ]
