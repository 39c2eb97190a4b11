// The order of the site: every document that people write, by kind, and where generated pages go. A test fails if a document is missing.

/** A page made from a document of the repository. */
export interface Document {
  /** From the root of the repository. */
  readonly file: string;
  /** In the sidebar; the page keeps its own heading. */
  readonly title: string;
  /** The last part of its address. */
  readonly slug: string;
  /** Only this section of the file, as a page of its own. */
  readonly section?: string;
}

/** Pages that are made by a program. */
export interface Generated {
  readonly title: string;
  readonly slug: string;
  readonly from: 'commands' | 'schemas' | 'decisions';
}

export interface Group {
  readonly title: string;
  /** The first part of the addresses. */
  readonly slug: string;
  /** What one finds here; on the home page. */
  readonly about: string;
  readonly entries: readonly (Document | Generated)[];
}

const doc = (file: string, title: string, slug: string): Document => ({ file, title, slug });

export const SIDEBAR: readonly Group[] = [
  {
    title: 'Tutorials',
    slug: 'tutorials',
    about: 'Learn by doing: from your first card to a repository that checks itself.',
    entries: [
      {
        ...doc('README.md', 'Your first card', 'first-card'),
        section: 'Your first card in five minutes',
      },
      doc('content/README.md', 'Packs, cards and maps', 'packs'),
      doc('docs/own-repository.md', 'A repository of your own', 'own-repository'),
    ],
  },
  {
    title: 'How-to guides',
    slug: 'how-to',
    about: 'One task each: check, test, playtest, print, share the work among machines.',
    entries: [
      doc('docs/checking.md', 'Check packs', 'checking'),
      doc('docs/editors.md', 'Set up your editor', 'editors'),
      doc('docs/card-tests.md', 'Test cards', 'card-tests'),
      doc('docs/playtesting.md', 'Playtest', 'playtesting'),
      doc('docs/generating-maps.md', 'Generate maps', 'generating-maps'),
      doc('docs/people.md', 'Games of people', 'people'),
      doc('docs/lessons.md', 'Lessons', 'lessons'),
      doc('docs/learned-players.md', 'Train players', 'learned-players'),
      doc('docs/strategies.md', 'Write strategies', 'strategies'),
      doc('docs/machines.md', 'Use many machines', 'machines'),
      doc('docs/looks.md', 'Pictures and layouts', 'looks'),
      doc('docs/printing.md', 'Print and exchange', 'printing'),
      doc('docs/publishing.md', 'Publish', 'publishing'),
      doc('docs/hosting.md', 'Play from several screens', 'hosting'),
      doc('docs/tiled.md', 'Edit maps in Tiled', 'tiled'),
    ],
  },
  {
    title: 'Reference',
    slug: 'reference',
    about: 'Look it up: every command, word, code, event and schema.',
    entries: [
      { title: 'Commands', slug: 'commands', from: 'commands' },
      doc('docs/card-language.md', 'The card language', 'card-language'),
      doc('docs/cookbook.md', 'Card cookbook', 'cookbook'),
      doc('docs/how-do-i-say.md', 'How do I say …?', 'how-do-i-say'),
      doc('docs/keywords.md', 'Keywords of other games', 'keywords'),
      doc('docs/codes.md', 'Diagnostic codes', 'codes'),
      doc('docs/events.md', 'Events', 'events'),
      doc('docs/formats.md', 'Status of formats', 'formats'),
      { title: 'Schemas', slug: 'schemas', from: 'schemas' },
      doc('apps/editor/README.md', 'The studio', 'studio'),
      doc('apps/player/README.md', 'The player', 'player'),
      doc('apps/vscode/README.md', 'VS Code extension', 'vscode'),
    ],
  },
  {
    title: 'Explanation',
    slug: 'explanation',
    about: 'Understand the figures, the players that learn, and how the parts fit together.',
    entries: [
      doc('docs/statistics.md', 'How far to trust figures', 'statistics'),
      { title: 'Decisions', slug: 'decisions', from: 'decisions' },
      doc('packages/engine/README.md', 'The engine', 'engine'),
      doc('packages/engine/src/game-of-trains/RULES.md', 'Rules of Game of Trains', 'game-of-trains-rules'),
      doc('packages/engine/src/freight-train/RULES.md', 'Rules of Freight Train', 'freight-train-rules'),
      doc('packages/content/README.md', 'Content', 'content'),
      doc('packages/playtest/README.md', 'Playtests', 'playtest'),
      doc('packages/studies/README.md', 'Studies', 'studies'),
      doc('packages/figures/README.md', 'Figures', 'figures'),
      doc('packages/statistics/README.md', 'Statistics', 'intervals'),
      doc('packages/bots/README.md', 'Bots', 'bots'),
      doc('packages/learn/README.md', 'Learning', 'learn'),
      doc('packages/net/README.md', 'The neural net', 'net'),
      doc('packages/board/README.md', 'Drawing', 'board'),
      doc('packages/hex/README.md', 'Hexes', 'hex'),
      doc('packages/report/README.md', 'Reports', 'report'),
      doc('packages/publish/README.md', 'Publishing', 'publish'),
      doc('packages/workspace/README.md', 'The workspace', 'workspace'),
      doc('packages/language/README.md', 'The language server', 'language'),
      doc('packages/queue/README.md', 'The queue', 'queue'),
      doc('packages/server/README.md', 'The local server', 'server'),
      doc('packages/table/README.md', 'Tables', 'table'),
      doc('packages/storage/README.md', 'Storage', 'storage'),
      doc('apps/cli/README.md', 'The command line', 'command-line'),
      doc('apps/docs/README.md', 'This site', 'site'),
    ],
  },
  {
    title: 'Results',
    slug: 'results',
    about:
      'Dated measurements: how strong players get, how often intervals hold, how fair the shipped games are, how edits merge.',
    entries: [
      doc('docs/results/balance.md', 'Balance of the shipped games', 'balance'),
      doc('docs/results/strength.md', 'Strength by setup', 'strength'),
      doc('docs/results/learned-players.md', 'Learned players', 'learned-players'),
      doc('docs/results/solved.md', 'Perfect play', 'perfect-play'),
      doc('docs/results/coverage.md', 'Coverage of intervals', 'coverage'),
      doc('docs/results/proposals.md', 'Proposals', 'proposals'),
      doc('docs/results/merging.md', 'Merged edits', 'merging'),
      doc('docs/results/tables.md', 'Tables', 'tables'),
      doc('docs/results/slowest.md', 'The slowest cases', 'slowest'),
      doc('docs/results/groups.md', 'Players like groups', 'groups'),
      doc('docs/results/isles.md', 'The Western Isles', 'isles'),
      doc('docs/results/gotthard.md', 'Gotthard', 'gotthard'),
    ],
  },
  {
    title: 'Contribute',
    slug: 'contribute',
    about: 'Work on Railwright, report a fault, read what changed.',
    entries: [
      doc('CONTRIBUTING.md', 'Contributing', 'contributing'),
      doc('CODE_OF_CONDUCT.md', 'Code of conduct', 'code-of-conduct'),
      doc('SECURITY.md', 'Security', 'security'),
      doc('apps/cli/CHANGELOG.md', 'Changelog', 'changelog'),
    ],
  },
];
