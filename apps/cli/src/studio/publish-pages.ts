// Publishes setups for studio pages: the same as `railwright publish` in the folder in which the studio was started.
import { resolve } from 'node:path';
import type { Publishing } from '@railwright/server';
import type { Publication } from '@railwright/server/protocol';
import { TEXT_LANGUAGES, type TextLanguage } from '@railwright/engine/languages';
import { TARGETS, type TargetName } from '@railwright/publish';
import { Failure } from '../failure.ts';
import { safe } from '../output.ts';
import { TARGET_NAMES, TARGET_SUMMARIES } from '../publish/options.ts';

const OUTPUT = 'published';

interface Asked {
  readonly setup: string;
  readonly targets: readonly TargetName[];
  readonly language: TextLanguage;
  readonly base: string | undefined;
}

/** @param content the folder that the studio shows */
export function publishForPages(content: string): Publishing {
  return {
    folder: resolve(OUTPUT),
    targets: TARGET_SUMMARIES.map(([name, summary]) => ({
      name,
      title: TARGETS[name as TargetName].title,
      summary,
    })),
    async publish(asked) {
      const request = readRequest(asked);
      if (!request) return 'This is not a request for a publication.';
      try {
        return await publish(request, content);
      } catch (error) {
        if (error instanceof Failure) return safe([error.message, error.help].filter(Boolean).join(' '));
        throw error;
      }
    },
  };
}

async function publish({ setup, targets, language, base }: Asked, content: string): Promise<Publication[]> {
  const { publishInto } = await import('../publish/publish.ts');
  const flags = {
    content: [content],
    to: targets,
    output: OUTPUT,
    base,
    earlier: false,
    studio: false,
    languages: [language] as const,
    seats: undefined,
    force: false,
    rules: undefined,
    map: undefined,
    'market-seed': undefined,
  };
  const written: Publication[] = [];
  for await (const { warnings, next, ...one } of publishInto([setup], flags))
    written.push({ ...one, next: [...warnings, ...next] });
  return written;
}

function readRequest(asked: unknown): Asked | undefined {
  if (typeof asked !== 'object' || asked === null) return undefined;
  const { setup, targets, language, base } = asked as Readonly<Record<string, unknown>>;
  const known = Array.isArray(targets) ? TARGET_NAMES.filter((name) => targets.includes(name)) : [];
  const spoken = TEXT_LANGUAGES.find((one) => one === language);
  if (typeof setup !== 'string' || !spoken) return undefined;
  if (known.length === 0 || known.length !== (targets as unknown[]).length) return undefined;
  if (base !== undefined && typeof base !== 'string') return undefined;
  return { setup, targets: known, language: spoken, base };
}
