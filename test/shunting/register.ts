// `NODE_OPTIONS="--import …/register.ts"`: Node, its workers and its children know the game.
import { registerHooks } from 'node:module';
import { swappedUrl } from './swap.ts';

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const url = swappedUrl(found.url, context.parentURL);
    return url === undefined ? found : { ...found, url };
  },
});
