// Merges a file for git. Whatever goes wrong, the person gets both sides: at worst as git's own merge by line leaves them.
import { readFileSync } from 'node:fs';
import { isYaml } from '@railwright/content';
import { mergeTexts } from '@railwright/content/merge';
import { decodeUtf8 } from '@railwright/content/node';
import { countFindings, formatFindings } from '../check/findings.ts';
import { EXIT, Failure, misuse, reasonOf } from '../failure.ts';
import { askGit } from '../git/ask-git.ts';
import { printError, safe } from '../output.ts';
import { writeWhole } from '../write-file.ts';
import { mergeByLine } from './by-line.ts';
import { newFindings } from './new-findings.ts';
import { nameOf, type MergeRequest, type Version } from './request.ts';
import { formatConflicts } from './words.ts';

const VERSIONS = ['base', 'ours', 'theirs'] as const satisfies readonly Version[];

/** Returns the exit code. @throws Failure if a version cannot be read, or the result cannot be written. */
export async function mergeFile(request: MergeRequest): Promise<number> {
  const bytes = readVersions(request);
  const texts = isYaml(request.path) ? textsOf(bytes) : undefined;
  if (!texts) return mergeLines(request, undefined);
  const merge = mergeTexts(texts, { ...styleOf(request), size: request.size });
  if (merge.kind === 'unread') return mergeLines(request, texts, merge.version);
  await writeWhole(request.ours, merge.text);
  if (merge.kind === 'merged') return check(request, texts, merge.text);
  printError(formatConflicts(merge.conflicts, request));
  return EXIT.findings;
}

type Bytes = Readonly<Record<Version, Buffer>>;
type Texts = Readonly<Record<Version, string>>;

function readVersions(request: MergeRequest): Bytes {
  const read = (version: Version): Buffer => {
    try {
      return readFileSync(request[version]);
    } catch (error) {
      throw misuse(`${request[version]} cannot be read: ${reasonOf(error)}`);
    }
  };
  return { base: read('base'), ours: read('ours'), theirs: read('theirs') };
}

/** Undefined unless all are UTF-8 without a byte order mark, which would get lost. */
function textsOf(bytes: Bytes): Texts | undefined {
  const [base, ours, theirs] = VERSIONS.map((version) => {
    const decoded = decodeUtf8(bytes[version]);
    return decoded.ok && Buffer.byteLength(decoded.text) === bytes[version].length ? decoded.text : undefined;
  });
  return base === undefined || ours === undefined || theirs === undefined
    ? undefined
    : { base, ours, theirs };
}

/** Conflicts look as git is set to write them. */
function styleOf({ labels }: MergeRequest) {
  const style = askGit('.', ['config', '--get', 'merge.conflictStyle']).out.toString().trim();
  return { ...labels, showsBase: style.endsWith('diff3') };
}

/** For files that are not content, as if there were no driver: without a word. */
async function mergeLines(
  request: MergeRequest,
  texts: Texts | undefined,
  unread?: Version,
): Promise<number> {
  const { path } = request;
  const outcome = mergeByLine(request);
  if (outcome === 'failed') {
    printError(
      safe(
        `railwright: ${path} cannot be merged by line; it is left as ours has it.\n  Take one side: git checkout --ours ${path}, or --theirs; then git add ${path}`,
      ),
    );
    return EXIT.findings;
  }
  if (isYaml(path)) {
    const reason = !texts
      ? 'a version of it is not UTF-8 text, or begins with a byte order mark'
      : unread
        ? `${nameOf(unread, request)} cannot be read as an object of YAML`
        : 'its parts depend on each other';
    printError(safe(`railwright: ${path} was merged by line, since ${reason}.`));
  }
  if (outcome === 'conflicts') return EXIT.findings;
  return texts ? check(request, texts, readFileSync(request.ours, 'utf8')) : EXIT.clean;
}

/** Leaves the file to a person where the merged text has a mistake that neither side has. */
async function check(request: MergeRequest, { ours, theirs }: Texts, merged: string): Promise<number> {
  const { path } = request;
  if (merged === ours || merged === theirs) return EXIT.clean;
  try {
    const result = await newFindings(path, [ours, theirs], merged);
    if (!result || result.findings.length === 0) return EXIT.clean;
    const { content, findings } = result;
    const sides = (['ours', 'theirs'] as const).map((side) => nameOf(side, request)).join(' nor ');
    printError(
      [
        safe(
          `railwright: ${path} was merged, but has what neither ${sides} has: ${countFindings(findings) ?? ''}.`,
        ),
        formatFindings(content, findings),
        safe(
          `  Correct it, and run: railwright validate ${path} && git add ${path}\n  See both sides: git diff --ours ${path}, git diff --theirs ${path}`,
        ),
      ].join('\n'),
    );
    return EXIT.findings;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    printError(safe(`railwright: ${path} was merged, and not checked: ${error.message}`));
    return EXIT.clean;
  }
}
