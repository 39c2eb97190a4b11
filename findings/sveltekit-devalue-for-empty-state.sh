#!/usr/bin/env bash
# SvelteKit 3.2.0 puts devalue into the scripts of every site, 3.4 kB compressed, even where no page has a load function, data from a server or
# a remote function: its router writes and reads the state of each entry of the history with it, which is {} unless a page sets one.
# Seen: the scripts of a site of one static page hold messages of devalue's reader and writer.
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
cat >vite.config.js <<'CONFIG'
import adapter from '@sveltejs/adapter-static';
import { sveltekit } from '@sveltejs/kit/vite';
export default { plugins: [sveltekit({ adapter: adapter() })] };
CONFIG
# The scripts are there even where Node is too old for the step after them, which writes the pages.
npx vite build >/dev/null 2>&1 || true
scripts=.svelte-kit/output/client/_app/immutable
for message in 'Cannot stringify' 'Invalid input'; do
  echo "files with “$message”: $(grep -rlF "$message" "$scripts" | wc -l)"
  grep -rqF "$message" "$scripts"
done
