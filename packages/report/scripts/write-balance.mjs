// Writes docs/balance.md: what bots find in the shipped boards and selections of Trains. Everything in it comes from commands
// that the page names; the same commands give the same figures: `npm run balance`.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const COMMAND = join(ROOT, 'apps', 'cli', 'bin', 'run.js');
const MAPS = ['tokyo', 'osaka'];
const SELECTIONS = ['beginners', 'holiday-pass', 'reforming', 'random', 'any-eight'];
const BOTS = ['heuristic', 'trains/engine-builder'];
const GAMES = Number(process.env.GAMES ?? 4000);
const CARD_GAMES = Number(process.env.CARD_GAMES ?? 1000);

const setups = MAPS.flatMap((map) =>
  SELECTIONS.map((selection) =>
    ['beginners', 'random', 'any-eight'].includes(selection) ? `${map}-${selection}` : `${selection}-${map}`,
  ),
);
/** @type {string[]} */
const commands = [];

/** @param {string} line */
function play(line) {
  commands.push(`npx railwright ${line}`);
  console.error(line);
  const out = execFileSync(process.execPath, [COMMAND, ...line.split(' '), '--json'], {
    cwd: ROOT,
    maxBuffer: 1e9,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(out.toString());
}

const percent = (/** @type {number} */ share) => `${(share * 100).toFixed(1)}%`;
const signed = (/** @type {number} */ share) => `${share < 0 ? '−' : '+'}${Math.abs(share * 100).toFixed(1)}`;
const table = (/** @type {string[]} */ head, /** @type {string[][]} */ rows) =>
  [head, head.map((_, i) => (i === 0 ? ':--' : '--:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
const short = (/** @type {string} */ bot) => bot.replace('trains/', '');

const beginning = setups.flatMap((setup) =>
  BOTS.flatMap((bot) =>
    [2, 3, 4].map((seats) => {
      const result = play(
        `simulate trains/${setup} --players ${seats} --bots ${bot} --games ${GAMES} --measure drama`,
      );
      return { setup, bot, seats, result };
    }),
  ),
);
const worths = setups.flatMap((setup) =>
  BOTS.map((bot) => ({
    setup,
    bot,
    result: play(`cards trains/${setup} --players 2 --bots ${bot} --games ${CARD_GAMES}`),
  })),
);
const boards = MAPS.map((map) => ({
  map,
  result: play(
    `simulate trains/${map}-beginners --players 2 --games ${GAMES} --measure maps --starts random`,
  ),
}));
/** What a table of ratings hides. */
const misfits = () =>
  ratings
    .filter(({ result }) => result.fit && !result.fit.fits)
    .map(({ map, result }) => {
      const circle = (result.circle ?? [])
        .map(
          (/** @type {{ winner: string, loser: string, share: number }} */ { winner, loser, share }) =>
            `${short(winner)} beats ${short(loser)} (${percent(share)})`,
        )
        .join(', ');
      return `On ${map} one strength for each does not explain the games${circle === '' ? '' : `, and there is no single order: ${circle}`}.`;
    })
    .join(' ');
const ratings = MAPS.map((map) => ({ map, result: play(`rate trains/${map}-beginners --games 200`) }));

const verdict = (/** @type {{ low: number, high: number }} */ { low, high }) =>
  low > 0 ? 'better' : high < 0 ? 'worse' : 'not decided';
const byBeginning = (/** @type {number} */ seats, /** @type {string} */ word) =>
  beginning.filter((one) => one.seats === seats && verdict(one.result.firstSeat.advantage) === word).length;
const eachSeats = beginning.length / 3;

/** Over all setups: how often a card was asked about, how often it was worth something, worth less than nothing, or left alone. */
const cards = new Map();
for (const { result } of worths)
  for (const { item, seats, access } of result.cards) {
    const known = cards.get(item) ?? { asked: 0, up: 0, down: 0, ignored: 0, most: -1, least: 1 };
    known.asked++;
    if (seats.share < 0.01) known.ignored++;
    if (access?.stands && access.effect.low > 0) known.up++;
    if (access?.stands && access.effect.high < 0) known.down++;
    known.most = Math.max(known.most, access?.effect.value ?? -1);
    known.least = Math.min(known.least, access?.effect.value ?? 1);
    cards.set(item, known);
  }
const listed = (
  /** @type {(card: { asked: number, up: number, down: number, ignored: number }) => boolean} */ test,
) =>
  [...cards]
    .filter(([, card]) => test(card))
    .map(([item]) => item)
    .sort()
    .join(', ') || 'none';

const text = `# What bots find in the shipped games of Trains

Two boards, five selections of cards each, two bots that play very differently: the heuristic one, which decides by rules of
thumb, and the strategy \`engine-builder\`, the strongest that comes along. What follows holds for play such as theirs; people
may play otherwise. Intervals are 95%. This page is written by \`npm run balance\`, and the commands are at its end.

## Is it better to begin?

Against even chances, over ${eachSeats} combinations of setup and bot for each number of seats:

${table(
  ['seats', 'better to begin', 'worse to begin', 'not decided'],
  [2, 3, 4].map((seats) => [
    String(seats),
    String(byBeginning(seats, 'better')),
    String(byBeginning(seats, 'worse')),
    String(byBeginning(seats, 'not decided')),
  ]),
)}

${table(
  ['setup', 'bot', 'seats', 'who begins wins', 'against even chances', 'verdict', 'rounds', 'lead changes'],
  beginning.map(({ setup, bot, seats, result }) => [
    setup,
    short(bot),
    String(seats),
    percent(result.firstSeat.wins.share),
    `${signed(result.firstSeat.advantage.value)} (${signed(result.firstSeat.advantage.low)} to ${signed(result.firstSeat.advantage.high)})`,
    verdict(result.firstSeat.advantage),
    String(result.length.rounds.median),
    result.drama.leadChanges.mean.toFixed(1),
  ]),
)}

## Which cards are never worth buying?

A card is forbidden to one of two seats, in games with the same seeds as without the ban; what that seat loses is what the card
is worth to it. "Left alone" is a card that fewer than one seat in a hundred gains. A card that is worse
than nothing is one that these bots would do better without: as often as not they play it badly.

- Left alone by both bots wherever they are for sale: ${listed(({ asked, ignored }) => ignored === asked)}.
- Worth buying wherever they are for sale, whoever plays: ${listed(({ asked, up }) => up === asked)}.
- Worse than nothing somewhere, and nowhere worth anything: ${listed(({ up, down }) => down > 0 && up === 0)}.

${table(
  ['card', 'asked', 'worth buying', 'worse than nothing', 'left alone', 'least', 'most'],
  [...cards]
    .sort(([, a], [, b]) => b.up / b.asked - a.up / a.asked || b.most - a.most)
    .map(([item, { asked, up, down, ignored, least, most }]) => [
      item,
      String(asked),
      String(up),
      String(down),
      String(ignored),
      signed(least),
      signed(most),
    ]),
)}

"Asked" counts setups and bots; the last two columns are points of win share. The verdicts hold although many cards were asked
at once (Holm 1979).

## The boards

Starts were drawn by chance, so that they are compared fairly; the heuristic bot plays from there. Named are cells that stand
although all are asked at once (Holm 1979), with shares drawn towards the mean by as much as chance explains (Morris 1983).

${boards
  .map(({ map, result }) => {
    const { starts, dead, cells } = result.board;
    const sure = starts.filter((/** @type {{ stands: boolean }} */ { stands }) => stands);
    const good = sure.filter((/** @type {{ wins: { share: number } }} */ { wins }) => wins.share > 0.5);
    const bad = sure.filter((/** @type {{ wins: { share: number } }} */ { wins }) => wins.share < 0.5);
    const names = (/** @type {{ cell: string, steadied: { value: number } }[]} */ some) =>
      some.map(({ cell, steadied }) => `${cell} ${percent(steadied.value)}`).join(', ') || 'none';
    return `**${map[0]?.toUpperCase()}${map.slice(1)}.** Starts that win more than their share: ${names(good)}. Less: ${names(bad.slice(-8))}. Never used in ${GAMES} games: ${dead.length} of ${cells.length} cells${dead.length > 0 ? ` (${dead.join(', ')})` : ''}.`;
  })
  .join('\n\n')}

## Who plays best?

Ratings of a round robin, 200 games a pair, on the scale of chess; the mean of the field is 0. ${misfits()}

${table(
  ['bot', ...MAPS],
  ratings[0].result.ratings.map((/** @type {{ bot: string }} */ { bot }) => [
    short(bot),
    ...ratings.map(({ result }) => {
      const { rating, low, high } = result.ratings.find(
        (/** @type {{ bot: string }} */ one) => one.bot === bot,
      );
      return `${Math.round(rating)} (${Math.round(low)} to ${Math.round(high)})`;
    }),
  ]),
)}

## The commands

${'```sh'}
${commands.join('\n')}
${'```'}
`;
writeFileSync(join(ROOT, 'docs', 'balance.md'), text);
