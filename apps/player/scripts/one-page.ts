// Puts what was built into a page: its script, packed to a third, its styles and its icon, so that it needs no other file and may load none.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** What belongs to a page on a server. */
const MANIFEST = /^\s*<link rel="manifest".*\n/m;
const ICON = '%sveltekit.assets%/favicon.svg';

/** `template` and the files beside it are read from the root of the app; `name` is the page. */
export function onePage(template: string, name: string): Plugin {
  let root = '';
  return {
    name: 'one-page',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      // After Vite's own last changes of the script.
      order: 'post',
      handler(_, bundle) {
        const files = Object.values(bundle);
        const scripts = files.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
        const styles = files.flatMap((file) =>
          file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
        );
        const [script = ''] = scripts;
        if (scripts.length !== 1 || files.length !== 1 + styles.length)
          this.error(`Besides styles there is more than one file: ${Object.keys(bundle).join(', ')}.`);
        for (const { fileName } of files) Reflect.deleteProperty(bundle, fileName);
        const icon = readFileSync(join(root, 'static', 'favicon.svg'));
        const page = readFileSync(join(root, template), 'utf8');
        const source = filled(page, script, styles.join('\n'), icon);
        this.emitFile({ type: 'asset', fileName: name, source });
      },
    },
  };
}

function filled(template: string, script: string, styles: string, icon: Buffer): string {
  const page = template
    .replace(MANIFEST, '')
    .replace(ICON, `data:image/svg+xml;base64,${icon.toString('base64')}`)
    .replace(
      '%sveltekit.head%',
      () => `<script type="application/json" id="railwright-setups"></script>\n    <style>${styles}</style>`,
    )
    .replace(/<div[^>]*>%sveltekit.body%<\/div>/, () => packed(script));
  return page.replace('<meta charset="utf-8" />', (charset) => `${charset}\n    ${policy(page, script)}`);
}

/** Unpacks the script of the page and starts it. */
const START = `(async () => {
  const packed = document.querySelector('script[type="application/gzip"]').textContent;
  if (!('DecompressionStream' in globalThis)) {
    document.body.textContent = 'This browser is too old for this page: it needs one from 2023 or later.';
    return;
  }
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  const script = document.createElement('script');
  script.dataset.railwright = '';
  script.textContent = await new Response(stream).text();
  document.body.append(script);
})();`;

function packed(script: string): string {
  const base64 = gzipSync(script, { level: 9 }).toString('base64');
  return `<script type="application/gzip">${base64}</script>\n    <script>${START}</script>`;
}

/** Nothing is loaded from anywhere, and no script runs but those of the player: what a setup says stays text. */
function policy(page: string, script: string): string {
  const inline = [...page.matchAll(/<script(?! type="application)[^>]*>([^]*?)<\/script>/g)];
  const scripts = [...inline.map(([, text = '']) => text), script].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  const rules = [
    "default-src 'none'",
    // Learning computes in WebAssembly, which is inside the script.
    `script-src ${scripts.join(' ')} 'wasm-unsafe-eval'`,
    'worker-src blob:',
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ];
  return `<meta http-equiv="Content-Security-Policy" content="${rules.join('; ')}" />`;
}
