#!/usr/bin/env bash
# typebox 1.4.3 and ajv 8.20.0: a schema with `Type.Tuple` does not compile as JSON Schema 2020-12, the draft whose keywords typebox knows.
#
# Input: a tuple of two whole numbers, such as the column and row of a cell. typebox writes `items` as a list with `additionalItems: false`, as drafts up to
# 2019-09 have it. In 2020-12 `items` is one schema, and the places of a list stand in `prefixItems`; Ajv's class for 2020-12 refuses the schema, and so may any
# editor that checks files against it. Ajv's class for draft-07 compiles it; typebox's own check takes both forms.
# Exits with an error if any of this changes.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true, "type": "module" }' >package.json
npm install --silent --no-audit --no-fund typebox@1.4.3 ajv@8.20.0
cat >tuple.mjs <<'JS'
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
const cell = Type.Tuple([Type.Integer(), Type.Integer()]);
const plain = JSON.parse(JSON.stringify(cell));
console.log('written:', JSON.stringify(plain));
const compile = (ajv) => {
  try {
    const check = ajv.compile(plain);
    return `compiles; [3, 4] ${check([3, 4])}, [3] ${check([3])}`;
  } catch (error) {
    return `refused: ${error.message.slice(0, 60)}`;
  }
};
const [old, current] = [compile(new Ajv()), compile(new Ajv2020())];
console.log('draft-07:', old);
console.log('2020-12:', current);
const prefix = { type: 'array', prefixItems: plain.items, minItems: 2, items: false };
const own = [Value.Check(cell, [3, 4]), Value.Check(prefix, [3, 4]), Value.Check(prefix, ['c', 4])];
console.log("typebox's own check of [3, 4]; with prefixItems of [3, 4] and of ['c', 4]:", own.join(', '));
process.exit(Array.isArray(plain.items) && old.startsWith('compiles') && current.startsWith('refused') && own.join() === 'true,true,false' ? 0 : 1);
JS
node tuple.mjs
