// The player's build: static pages, made with the Svelte configuration that both apps share.
import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vite';
import config from '../../svelte.config.js';
import { plainData } from './scripts/plain-data.ts';
import { withoutDocs } from './scripts/without-docs.ts';
import { withFingerprints } from '../../scripts/fingerprints-plugin.ts';
import { workerChunks } from '../../scripts/worker-chunks.ts';

/**
 * Modules that are always loaded together compress better in one file than in several, and lists of what to load beforehand cost a kilobyte. What
 * these leave out, `(?!…)`, is in the same folder but only needed by parts loaded on demand.
 */
const GROUPS = [
  {
    name: 'svelte',
    test: /node_modules\/(?:svelte\/(?!.*(?:transitions|animat|flip))|esm-env|clsx)\//,
    priority: 5,
  },
  // Modules that the workers of bots use too, so that they do not load the page.
  {
    name: 'core',
    test: /packages\/(?:(?:engine\/src\/core\/(?!playtest-hooks|observer|preference|event-for|record-check)|hex\/)|bots\/src\/(?:bot|bot-infos?|experts|parse-bot|makers|random|fair-copy|learned\/(?:levels|like-group)|[\w-]+\/experts)\.ts|content\/src\/(?:bundle\/read-bundle|yaml\/data)\.ts)|preload-helper|workers\/bot-server/,
    priority: 4,
  },
  {
    name: 'trains',
    test: /packages\/(?:engine\/src\/trains\/(?:(?!effect-trace|holdings|playtest-hooks|module)[\w-]+\.ts|(?:compile|effects|language|lookahead|ops|position|rules|state|view)\/(?!compensations|strategy)|text\/names\.ts)|bots\/src\/trains\/(?:cards|losses|map-sense|plan|shopping|turn|weights|heuristic)\.ts)/,
    priority: 3,
  },
  // Rules texts of cards that were not made beforehand, and why something is not offered.
  {
    name: 'teller',
    test: /packages\/engine\/src\/trains\/text\/(?!index\.ts|why)(?:plan\/)?[\w-]+\.ts/,
    priority: 3,
  },
  {
    name: 'page',
    test: /apps\/player\/src\/(?:routes|lib\/(?:screens\/(?:NewGame|Table)|bundle|view)|lib\/(?:app|find-game|games)\b|lib\/play\/(?!picks|points|record-link|record-file|replay-record|shelf|why-not)[\w-]+\.|lib\/components\/(?:TopBar|Seat|Seats|SeatList|LogPanel|News|Icon|Modal|Hurry|HintSpot|Since|ShowEnd|TryAgain)\b|lib\/text\/(?:en\/(?:words|log|count)|[\w-]+\.))|packages\/board\/src\/(?:components\/(?:shapes|attributes)\.|scene\/(?:ground|geometry|text-styles|borders|tracks|places|layers)\b|art\/(?:marks|shape|textures|picture-tile|tile|buildings|peaks)\b|paint\/(?!low-ink|palette|file-paint)|faces\/picture\.|text\/(?!routes|words))/,
    priority: 2,
  },
  {
    name: 'table',
    test: /apps\/player\/src\/lib\/trains\/(?:TrainsTable|PromptBar|MapBoard|CardFace|Hand|Market|cards|desk|flights|kit|map-view|no-effect|outcome|piles|question|steps|surcharge|thing-names|words|text\/en)\./,
    priority: 1,
  },
];

export default defineConfig({
  plugins: [withFingerprints(), workerChunks(), withoutDocs(), plainData(), sveltekit(config)],
  environments: {
    client: {
      build: { modulePreload: false, rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } } },
    },
  },
});
