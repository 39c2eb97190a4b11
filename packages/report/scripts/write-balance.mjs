// Writes docs/results/balance.md: the findings that hold on the shipped boards of Trains, and those that depend on who plays. Everything in it comes from commands
// that the page names; the same commands give the same figures: `npm run balance`.
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { answerWords } from '../src/words.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const COMMAND = join(ROOT, 'apps', 'cli', 'bin', 'run.js');
const MAPS = ['tokyo', 'osaka'];
const SEATS = [2, 3, 4];
const GAMES = Number(process.env.GAMES ?? 4000);
const RATED_GAMES = Number(process.env.RATED_GAMES ?? 200);
const ANSWERS = { holds: 'holds', depends: 'depends', 'cannot-say': '?' };

/** Commands at the same time: one has all cores for itself, and workers on a queue want more than one. */
const AT_ONCE = process.env.RAILWRIGHT_QUEUE ? 4 : 1;

/** @type {string[]} */
const commands = [];
/** @type {Promise<unknown>[]} */
const turns = [];

/** @param {string} line */
async function play(line) {
  commands.push(`npx railwright ${line}`);
  const before = turns.at(-AT_ONCE);
  const turn = Promise.resolve(before).then(() => {
    console.error(line);
    return promisify(execFile)(process.execPath, [COMMAND, ...line.split(' '), '--json'], {
      cwd: ROOT,
      maxBuffer: 1e9,
    });
  });
  turns.push(turn);
  return JSON.parse((await turn).stdout);
}

/**
 * @template T
 * @param {T[]} tables
 * @param {(table: T) => string} lineOf
 */
const playAll = (tables, lineOf) =>
  Promise.all(tables.map(async (table) => ({ ...table, result: await play(lineOf(table)) })));

const percent = (/** @type {number} */ share) => `${(share * 100).toFixed(1)}%`;
const table = (/** @type {string[]} */ head, /** @type {string[][]} */ rows) =>
  [head, head.map((_, i) => (i === 0 ? ':--' : '--:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
const short = (/** @type {string} */ bot) => bot.replace('trains/', '');

const maps = MAPS.map((map) => ({ map }));
const [panels, boards, ratings] = await Promise.all([
  playAll(
    MAPS.flatMap((map) => SEATS.map((seats) => ({ map, seats }))),
    ({ map, seats }) => `ask trains/${map}-beginners --players ${seats} --games ${GAMES}`,
  ),
  playAll(
    maps,
    ({ map }) =>
      `simulate trains/${map}-beginners --players 2 --bots learned --games ${GAMES} --measure maps --starts random`,
  ),
  playAll(maps, ({ map }) => `rate trains/${map}-beginners --games ${RATED_GAMES}`),
]);

/** Facts that a table of ratings hides. */
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
      return `On ${title(map)}, a single strength per bot does not explain the games${circle === '' ? '' : `, and there is no single ranking: ${circle}`}.`;
    })
    .join(' ');

/**
 * @typedef {{ id: string, about: string, answer: keyof typeof ANSWERS, whose: 'all' | 'strong', sentence: string, unit: string, against: number,
 *   effect: { value: number } | null }} Finding
 */
const title = (/** @type {string} */ map) => `${map[0]?.toUpperCase()}${map.slice(1)}`;
const strongest = (/** @type {Finding} */ { effect, unit, against }) => {
  const value = (effect?.value ?? 0) + against;
  return unit === 'share' ? percent(value) : `${value.toFixed(0)} ${unit}`;
};
/** Figures of the game alone, for the table; other figures need a sentence that explains them. */
const IN_TABLE = [
  ...['first-seat', 'turn-2', 'turn-3', 'turn-4', 'skill', 'luck', 'half-time', 'length', 'long'],
];
const rows = IN_TABLE.map((id) => ({
  id,
  about: panels
    .flatMap(({ result }) => result.findings)
    .find((/** @type {Finding} */ finding) => finding.id === id)?.about,
}));
/** Facts that the table lacks. */
const toTell = (/** @type {Finding} */ { id, answer }) =>
  answer === 'depends' || (answer === 'holds' && !IN_TABLE.includes(id));
const cell = (/** @type {Finding[]} */ findings, /** @type {string} */ id) => {
  const finding = findings.find((one) => one.id === id);
  if (!finding) return '–';
  const isStrong = finding.answer === 'holds' && finding.whose === 'strong';
  return `${strongest(finding)}, ${isStrong ? 'strong' : ANSWERS[finding.answer]}`;
};

const undecided = (/** @type {Finding[]} */ findings) => {
  const open = findings.filter(({ answer }) => answer === 'cannot-say').map(({ about }) => about);
  return open.length === 0 ? '' : `Undecided: ${open.join('; ')}.\n\n`;
};

const today = new Date().toLocaleDateString('en-GB', { dateStyle: 'long' });

const text = `# What holds in the shipped games of Trains

Played on ${today} by \`npm run balance\`, with the commands at the end.

This report covers the two boards with the market for beginners, at two, three and four seats. The members of a panel played each
other in every combination: the player that learned any market, its weaker levels, and bots and strategies with clearly different
styles. The report lists findings that hold for all of them, findings that depend on who plays, and open questions; [statistics](../statistics.md) explains
how certain that is.

## In short

Figures are for strong play: shares are of the games that it wins, of games with another winner after a new deal (luck), and of games
that it leads at half-time. "Holds" means that the whole panel agrees, "strong" that only strong play was asked, "depends" that the
panel does not agree, and "?" that these games cannot tell.

${table(
  ['', ...panels.map(({ map, seats }) => `${title(map)}, ${seats}`)],
  rows.map(({ id, about }) => [about, ...panels.map(({ result }) => cell(result.findings, id))]),
)}

${panels
  .map(
    ({ map, seats, result }) => `## ${title(map)}, ${seats} seats

${result.findings
  .filter(toTell)
  .map((/** @type {Finding} */ finding) => `- **${answerWords(finding)}.** ${finding.sentence}`)
  .join('\n')}

${undecided(result.findings)}Panel, with wins at mixed tables: ${result.panel
      .map(
        (/** @type {{ name: string, wins: { value: number } | null }} */ { name, wins }) =>
          `${name}${wins ? ` (${percent(wins.value)})` : ''}`,
      )
      .join(', ')}.`,
  )
  .join('\n\n')}

## The boards

Starts were drawn at random, to compare them fairly; the player that learned any market plays from there, at two seats. The cells
listed are significant with all tested at once (Holm 1979); shares are shrunk towards the mean by the amount that chance explains
(Morris 1983).

${boards
  .map(({ map, result }) => {
    const { starts, dead, cells } = result.board;
    const sure = starts.filter((/** @type {{ stands: boolean }} */ { stands }) => stands);
    const good = sure.filter((/** @type {{ wins: { share: number } }} */ { wins }) => wins.share > 0.5);
    const bad = sure.filter((/** @type {{ wins: { share: number } }} */ { wins }) => wins.share < 0.5);
    const names = (/** @type {{ cell: string, steadied: { value: number } }[]} */ some) =>
      some.map(({ cell, steadied }) => `${cell} ${percent(steadied.value)}`).join(', ') || 'none';
    return `**${title(map)}.** Starts that win more than their share: ${names(good)}. Less: ${names(bad.slice(-8))}. Never used in ${GAMES} games: ${dead.length} of ${cells.length} cells${dead.length > 0 ? ` (${dead.join(', ')})` : ''}.`;
  })
  .join('\n\n')}

## Who plays best?

Ratings of a round robin, ${RATED_GAMES} games per pair, on the chess scale; the mean of the field is 0. ${misfits()}

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
writeFileSync(join(ROOT, 'docs', 'results', 'balance.md'), text);
