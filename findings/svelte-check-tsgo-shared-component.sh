#!/usr/bin/env bash
# svelte-check 4.7.8 with --tsgo (TypeScript 7.0.2): a component outside the folder of the app has the type `any`, although `include` names
# its folder. So wrong props of components that several apps share pass unseen.
#
# Input: a page that gives a number to a prop of type string, once of a component beside it and once of the same component in a folder next
# to the app. Without --tsgo both lines are reported, with it only the first. Exits with an error if this changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund svelte@5.57.3 svelte-check@4.7.8 typescript@6.0.3 @typescript/native@npm:typescript@7.0.2 >/dev/null 2>&1
mkdir -p app/src shared
cat >shared/Sign.svelte <<'END'
<script lang="ts">
  const { text }: { text: string } = $props();
</script>

<p>{text}</p>
END
cp shared/Sign.svelte app/src/Own.svelte
cat >app/src/Page.svelte <<'END'
<script lang="ts">
  import Own from './Own.svelte';
  import Sign from '../../shared/Sign.svelte';
</script>

<Own text={1} />
<Sign text={1} />
END
cat >app/tsconfig.json <<'END'
{
  "compilerOptions": {
    "strict": true,
    "target": "esnext",
    "module": "esnext",
    "moduleResolution": "bundler",
    "verbatimModuleSyntax": true,
    "skipLibCheck": true,
    "types": [],
    "noEmit": true
  },
  "include": ["src", "../shared"]
}
END
cd app
lines() { { npx svelte-check "$@" --output machine --tsconfig ./tsconfig.json || true; } | sed -n 's/.* ERROR "\(.*\)" \([0-9]*\):.*/\1 \2/p' | paste -sd, -; }
seen="without: $(lines)
with --tsgo: $(lines --tsgo)"
echo "$seen"
test "$seen" = "without: src/Page.svelte 6,src/Page.svelte 7
with --tsgo: src/Page.svelte 6"
