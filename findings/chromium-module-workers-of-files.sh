#!/usr/bin/env bash
# In a page that was opened as a file (file://), Chromium 156 starts no module worker from a blob, and says nothing: the worker gets an `error`
# event without a message, and the console stays empty. The same script as a classic worker runs, and so does the module where the page comes from
# a server. Firefox 153 runs both from a file.
#
# Input: a page that makes `new Worker(URL.createObjectURL(new Blob(['postMessage("runs")'])), { type })` for both types.
# Seen: from a file "classic runs, module error (undefined)", from a server "classic runs, module runs".
# Exits with an error if that changes. Needs Debian's chromium-headless-shell, or CHROMIUM=/path/to/it; looks at Firefox too where it is installed.
set -euo pipefail
chromium=${CHROMIUM:-/usr/bin/chromium-headless-shell}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund puppeteer-core@25.16.0
cat >page.html <<'HTML'
<!doctype html>
<meta charset="utf-8" />
<script>
  const answer = (type) =>
    new Promise((resolve) => {
      const blob = new Blob(['postMessage("runs")'], { type: 'text/javascript' });
      const worker = new Worker(URL.createObjectURL(blob), { type });
      worker.onmessage = ({ data }) => resolve(`${type} ${data}`);
      worker.onerror = ({ message }) => resolve(`${type} error (${message})`);
    });
  globalThis.answers = Promise.all([answer('classic'), answer('module')]).then((all) => all.join(', '));
</script>
HTML
cat >run.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import puppeteer from 'puppeteer-core';
const [browser, executablePath] = process.argv.slice(2);
const server = createServer((_, response) => {
  response.setHeader('Content-Type', 'text/html');
  response.end(readFileSync('page.html'));
}).listen(0);
const args = browser === 'chrome' ? ['--no-sandbox'] : [];
// As it is without automation.
const extraPrefsFirefox = { 'security.fileuri.strict_origin_policy': true };
const headless = browser === 'chrome' ? 'shell' : true;
const opened = await puppeteer.launch({ browser, executablePath, args, headless, extraPrefsFirefox });
console.log(await opened.version());
for (const [from, url] of [
  ['file', pathToFileURL('page.html').href],
  ['server', `http://127.0.0.1:${server.address().port}/`],
]) {
  const page = await opened.newPage();
  page.on('console', (message) => console.log(`console: ${message.text()}`));
  page.on('pageerror', ({ message }) => console.log(`console: ${message}`));
  await page.goto(url);
  console.log(`${from}: ${await page.evaluate('answers')}`);
}
await opened.close();
server.close();
JS
seen=$(node run.mjs chrome "$chromium")
echo "$seen"
grep -qx 'file: classic runs, module error (undefined)' <<<"$seen"
grep -qx 'server: classic runs, module runs' <<<"$seen"
! grep -q '^console' <<<"$seen"
if [ -x /usr/bin/firefox-esr ]; then
  seen=$(node run.mjs firefox /usr/bin/firefox-esr)
  echo "$seen"
  grep -qx 'file: classic runs, module runs' <<<"$seen"
fi
