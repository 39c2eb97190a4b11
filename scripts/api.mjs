// `npm run api [-- --check]`: writes packages/*/api.txt, which list the exports of each package with their types, or checks them. They show
// changes of names and signatures in a review; comments and the values of constants do not count. Every export has a docstring.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Application } from 'typedoc';
import { describeModule } from './lib/api.mjs';
import { undocumented } from './lib/docstrings.mjs';
import { afterSetUp } from './setup.mjs';
import { readJson, ROOT, workspaces } from './lib/workspace.mjs';

await afterSetUp(async () => {
  const app = await Application.bootstrapWithPlugins({
    options: join(ROOT, 'typedoc.config.mjs'),
    logLevel: 'Warn',
  });
  const project = await app.convert();
  if (!project) return 1;
  const stale = workspaces()
    .filter((folder) => folder.startsWith('packages/'))
    .map((folder) => {
      const { name } = readJson(join(ROOT, folder, 'package.json'));
      const modules = (project.children ?? []).filter((one) => `${one.name}/`.startsWith(`${name}/`));
      return { file: join(ROOT, folder, 'api.txt'), text: modules.flatMap(describeModule).join('\n') };
    })
    .filter(({ file, text }) => !existsSync(file) || readFileSync(file, 'utf8') !== text);
  if (!process.argv.includes('--check')) for (const { file, text } of stale) writeFileSync(file, text);
  else if (stale.length > 0) {
    console.error(
      `What these packages export is not what their api.txt says:\n${stale.map(({ file }) => `  ${file}`).join('\n')}\n` +
        'If that is meant, write the files again: npm run api',
    );
    return 1;
  }
  const missing = undocumented(project);
  if (missing.length === 0) return 0;
  console.error(`These exports have no docstring:\n${missing.map((one) => `  ${one}`).join('\n')}`);
  return 1;
});
