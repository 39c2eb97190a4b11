#!/usr/bin/env bash
# @typed-tabletop-simulator/declaration 2.2.1 has a type for saves of Tabletop Simulator that no save with a hand or a PDF has: its list of the
# names of objects lacks `HandTrigger`, the zone of a hand, and `Custom_PDF`. It also wants the number of a page of the notebook as text, which saves never have.
# Input: the names of a hand and of a document, and a page of the notebook, with the fields and values of saved games.
# Seen: three errors of types, one for each; with the names of other objects and the number as text, none.
# Exits with an error if that changes.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @typed-tabletop-simulator/declaration@2.2.1 typescript@5.9.3
check() {
  cat >save.ts <<TS
/// <reference path="node_modules/@typed-tabletop-simulator/declaration/src/index.d.ts" />
type Plain<T> = T extends string ? \`\${T}\` : T extends object ? { [K in keyof T]: Plain<T[K]> } : T;
type Names = Plain<ObjectName>;
const hand: Names = '$1';
const pdf: Names = '$2';
const page: Plain<TTSSave['TabStates']> = {
  '0': { title: 'Rules', body: '', color: 'Grey', visibleColor: { r: 0.5, g: 0.5, b: 0.5 }, id: $3 },
};
export { hand, pdf, page };
TS
  echo '{ "compilerOptions": { "noEmit": true, "skipLibCheck": true, "types": [], "lib": ["es2022"] }, "files": ["save.ts"] }' >tsconfig.json
  npx tsc | grep -o "error TS[0-9]*" | sort | uniq -c | tr -s ' ' || true
}
as_saved=$(check HandTrigger Custom_PDF 0)
changed=$(check Deck Card "'0'")
echo "as saved:$as_saved"
echo "changed:$changed"
[ "$as_saved" = ' 3 error TS2322' ] && [ -z "$changed" ]
