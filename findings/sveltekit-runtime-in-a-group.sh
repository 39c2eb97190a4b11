#!/usr/bin/env bash
# SvelteKit 3.2.0 finds its own start in a build as a chunk of one module. Rolldown 1.2.19 (Vite 8.3.8) may be told to put modules of one kind into
# one chunk (`codeSplitting.groups`); where such a group also takes SvelteKit's modules, as one of all of node_modules does, which is
# what Vite's users write to keep libraries apart, the build ends with a sentence that names neither the group nor the setting.
# Seen: “Could not find the client runtime chunk”; with SvelteKit left out of the group, the build succeeds.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm pkg set type=module >/dev/null
npm install --silent --no-audit --no-fund @sveltejs/kit@3.2.0 @sveltejs/adapter-static@4.0.1 \
  svelte@5.57.3 @sveltejs/vite-plugin-svelte@7.3.1 vite@8.3.8
mkdir -p src/routes
echo '<!doctype html><html lang="en"><head>%sveltekit.head%</head><body>%sveltekit.body%</body></html>' >src/app.html
echo '<p>Hello</p>' >src/routes/+page.svelte
echo 'export const prerender = true;' >src/routes/+layout.js
config() {
  cat >vite.config.js <<CONFIG
import adapter from '@sveltejs/adapter-static';
import { sveltekit } from '@sveltejs/kit/vite';
const groups = [{ name: 'libraries', test: $1 }];
export default {
  plugins: [sveltekit({ adapter: adapter() })],
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
};
CONFIG
}
config '/node_modules/'
npx vite build >whole.log 2>&1 && echo "built with all of node_modules in a group" && exit 1
grep -m1 -o 'Could not find the client runtime chunk' whole.log
config '/node_modules\/(?!@sveltejs\/kit)/'
npx vite build >part.log 2>&1 || true
grep -q 'Could not find' part.log && exit 1
echo "without SvelteKit's modules: $(ls .svelte-kit/output/client/_app/immutable/entry | wc -l) entries"
