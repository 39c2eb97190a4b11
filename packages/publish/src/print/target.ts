// Kits on paper: a document for a printer at home, pictures for houses that print on demand.
import { fileName } from '../file-name.ts';
import type { Kit } from '../kit.ts';
import type { Edition, PublishedFile, Target } from '../target.ts';
import { countCardSheets, countMapSheets, homePages, MOST_SHEETS } from './home.ts';
import { PRINT_DEFAULTS } from './options.ts';
import { SHOPS, shopFiles, type Shop } from './shop.ts';

const TITLE = {
  en: 'To print and play (PDF)',
  fr: 'À imprimer et à jouer (PDF)',
  de: 'Zum Drucken und Spielen (PDF)',
};

export const PRINT: Target = {
  title: 'Print',
  problem({ kits, print = PRINT_DEFAULTS }) {
    if (!print.profiles.includes('home')) return undefined;
    for (const kit of kits) {
      const { id } = kit.setup;
      const [map, cards] = [countMapSheets(kit, print), countCardSheets(kit, print)];
      if (map > MOST_SHEETS)
        return {
          what: `The map of ${id} would take ${map} sheets of paper; at most ${MOST_SHEETS} are printed.`,
          way: `Its cells are ${print.cellWidth} mm wide: choose less with --cell-width, or name other targets with --to.`,
        };
      if (cards > MOST_SHEETS)
        return {
          what: `The cards of ${id} would take ${cards} sheets of paper; at most ${MOST_SHEETS} are printed.`,
          way: 'Have fewer in its rules, or use --profile tgc or mpc, which print each kind once; or name other targets with --to.',
        };
    }
    return undefined;
  },
  publish,
  downloads: ({ kits, print = PRINT_DEFAULTS }) =>
    print.profiles.includes('home')
      ? kits.map((kit) => ({ setup: kit.setup.id, title: TITLE, path: pathOf(kit) }))
      : [],
  next: ({ print = PRINT_DEFAULTS }) =>
    print.profiles.map((profile) =>
      profile === 'home'
        ? 'At home: the first page of each PDF says what to print on which paper.'
        : shopSentence(SHOPS[profile]),
    ),
};

async function* publish(edition: Edition): AsyncGenerator<PublishedFile> {
  const { kits, tools, print = PRINT_DEFAULTS } = edition;
  for (const kit of kits) {
    for (const profile of print.profiles) {
      if (profile === 'home')
        yield { path: pathOf(kit), data: await tools.pdf(homePages(kit, print), kit.title) };
      else yield* shopFiles(kit, SHOPS[profile], `${fileName(kit)}-${profile}`, edition);
    }
  }
}

/** For a printer at home. */
function pathOf(kit: Kit): string {
  return `${fileName(kit)}.pdf`;
}

function shopSentence({ title, token, board }: Shop): string {
  const more = [token, board].flatMap((one) => (one ? [one.title] : []));
  const rest = more.length === 0 ? '' : ` Tokens are for the ${more.join(', the map for the ')}.`;
  return `${title}: each file of cards begins with how many copies to order; back.png is the back of all.${rest}`;
}
