// The reference of events for other programs: a JSON Schema of one line of a stream, and a page of Markdown, both made from the
// declarations.
import { EVENT_FORMAT } from '@railwright/engine';
import { GAME_EVENTS } from './games.ts';
import { schemaOfEvent, TYPE_WORDS, type EventField, type EventSpec, type EventSpecs } from './spec.ts';
import { STREAM_EVENTS } from './stream.ts';

/** Events of one name have one schema for each game that has them. */
export const EVENT_SCHEMA = {
  title: 'Event',
  description: `One line of a stream of events, format ${EVENT_FORMAT}; see docs/events.md.`,
  anyOf: [STREAM_EVENTS, ...Object.values(GAME_EVENTS)].flatMap((specs: EventSpecs) =>
    Object.entries(specs).map(([name, spec]) => schemaOfEvent(name, spec)),
  ),
};

/** Ends in a line end. */
export function formatEventsPage(): string {
  return `${[
    '# Events',
    'What happens in games, for other programs: a line of JSON for each event. `railwright replay --events` writes the events of records, of one or of a whole folder, and `railwright simulate --events FILE` those of the games it plays:',
    '```sh\nrailwright simulate trains/tokyo-beginners --bots heuristic --games 1000 --events games.ndjson\nrailwright replay games --events > games.ndjson\n```',
    `This is format ${EVENT_FORMAT}; the event \`game\`, with which each game begins, says which one it is. Later versions of a format may add fields and types of event, so skip those you do not know; anything else makes a new format. Seats count from 0. Each line fits the [schema](../schemas/event.schema.json). \`npm run schemas\` generates this page.`,
    '```json\n{"type":"decision","seat":0,"asked":"effect","card":"mail-train","offered":["decline","apply"],"chosen":"apply"}\n{"type":"apply","seat":0,"card":"mail-train"}\n```',
    section('Every stream', STREAM_EVENTS),
    ...Object.entries(GAME_EVENTS).map(([game, specs]) => section(titleOf(game), specs)),
  ].join('\n\n')}\n`;
}

/** `game-of-trains` as a title. */
function titleOf(game: string): string {
  const words = game.replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function section(title: string, specs: EventSpecs): string {
  return [`## ${title}`, ...Object.entries(specs).map(([name, spec]) => entry(name, spec))].join('\n\n');
}

function entry(name: string, { doc, fields }: EventSpec): string {
  const rows = Object.entries(fields).map(([key, spec]) => row(key, spec));
  const table = ['| field | value | meaning |', '| --- | --- | --- |', ...rows].join('\n');
  return [`### ${name}`, doc, ...(rows.length > 0 ? [table] : [])].join('\n\n');
}

function row(key: string, { type, doc, optional }: EventField): string {
  return `| \`${key}\`${optional === true ? ' (not always)' : ''} | ${TYPE_WORDS[type]} | ${doc} |`;
}
