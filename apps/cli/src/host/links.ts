// The links of tables, as text and as QR codes.
import { networkAddresses } from '@railwright/table/node';
import { tableFragment } from '@railwright/table/protocol';
import type { TableHead } from '@railwright/table';
import { generate } from 'lean-qr/nano';
import stringWidth from 'string-width';
import { safe } from '../output.ts';

/** Light squares around a QR code. */
const MARGIN = 2;
/** By whether the upper square is dark (1), and the lower one (2). */
const BLOCKS = '█▄▀ ';

export interface Where {
  readonly base: URL | undefined;
  /** The address listened on; undefined for all of the machine. */
  readonly address: string | undefined;
  readonly port: number;
}

/** A seat of a table for people, or its onlookers, and the link. */
export interface Link {
  readonly name: string;
  readonly url: string;
  /** Whether somebody is meant to open it at first. */
  readonly isForPerson: boolean;
}

/** The address of the pages, for people. */
export function pageAddress({ base, address, port }: Where): string {
  return base?.href ?? `http://${address ?? networkAddresses()[0] ?? '127.0.0.1'}:${port}/`;
}

/** By seat, then that of onlookers. */
export function linksOf(head: TableHead, secrets: readonly string[], page: string): Link[] {
  return secrets.map((secret, i) => {
    const seat = head.seats[i];
    return {
      name: seat ? seat.name + (seat.bot === undefined ? '' : ` (${seat.bot})`) : 'Onlookers',
      url: page + tableFragment(head.id, secret),
      isForPerson: seat !== undefined && seat.bot === undefined,
    };
  });
}

export function linkLines(links: readonly Link[]): string {
  const width = Math.max(...links.map(({ name }) => stringWidth(safe(name))));
  return links
    .map(({ name, url }) => `  ${safe(name)}${' '.repeat(width - stringWidth(safe(name)))}  ${url}`)
    .join('\n');
}

/** QR codes of links, as many side by side as fit, with the names above them. */
export function qrCodes(links: readonly Link[], columns: number): string {
  const codes = links.map(({ name, url }) => {
    const lines = codeLines(url);
    const width = lines[0]?.length ?? 0;
    const title = safe(name).slice(0, width);
    return { width, lines: [title + ' '.repeat(width - stringWidth(title)), ...lines] };
  });
  const beside = Math.max(1, Math.floor(columns / Math.max(...codes.map(({ width }) => width + 1))));
  const rows: string[] = [];
  for (let i = 0; i < codes.length; i += beside) {
    const row = codes.slice(i, i + beside);
    const height = Math.max(...row.map(({ lines }) => lines.length));
    for (let y = 0; y < height; y++)
      rows.push(
        row
          .map(({ lines, width }) => lines[y] ?? ' '.repeat(width))
          .join(' ')
          .trimEnd(),
      );
  }
  return rows.join('\n');
}

/** A QR code, two squares a character: a terminal is dark, so the light ones are drawn. */
function codeLines(text: string): string[] {
  const code = generate(text);
  const lines: string[] = [];
  for (let y = -MARGIN; y < code.size + MARGIN; y += 2) {
    let line = '';
    for (let x = -MARGIN; x < code.size + MARGIN; x++)
      line += BLOCKS.charAt(Number(code.get(x, y)) + 2 * Number(code.get(x, y + 1)));
    lines.push(line);
  }
  return lines;
}

/** The address of the relay beside the pages, for people. */
export function relayAddress(page: string): string {
  return new URL('relay', page.replace(/^http/, 'ws')).href;
}
