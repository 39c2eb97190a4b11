// `npm start`: set-up, then a first look at the project. Until the studio exists that is the command line's tour:
// validate the shipped content, run its card tests, play a thousand games.
import { join } from 'node:path';
import { run } from './lib/run.mjs';
import { afterSetUp } from './setup.mjs';

const TOUR = [
  { title: 'Validating the shipped content', args: ['validate', 'content'] },
  { title: 'Running its card tests', args: ['test', 'content'] },
  {
    title: 'Playing 1,000 games of Trains on the Tokyo map',
    args: ['simulate', 'trains/tokyo-beginners', '--games', '1000'],
  },
];

await afterSetUp(async ({ node, env }) => {
  for (const { title, args } of TOUR) {
    console.log(`\n${title}: npx railwright ${args.join(' ')}\n`);
    const code = await run(node, [join('apps', 'cli', 'bin', 'run.js'), ...args], env);
    if (code !== 0) {
      console.error(
        `\nStopped: "railwright ${args.join(' ')}" failed with exit code ${code}; its message is above.`,
      );
      return code;
    }
  }
  console.log('\nThe README goes on from here: write a card, draw a map, replay a game.');
  return 0;
});
