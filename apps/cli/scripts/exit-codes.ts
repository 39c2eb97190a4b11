// Exit codes as help pages state them: `Exit code 0: done; 1: failed. Hints never fail.`

/**
 * The exit codes in a description of several paragraphs, each with its meaning, the sentences after them, and the description without
 * both.
 */
export function splitExitCodes(description: string): {
  readonly exitCodes: readonly (readonly [code: string, meaning: string])[];
  readonly exitRemark: string;
  readonly description: string;
} {
  const exitCodes: [string, string][] = [];
  let exitRemark = '';
  const paragraphs = description.split('\n\n').filter((paragraph) => {
    if (!paragraph.startsWith('Exit code ')) return true;
    const [codes = '', ...rest] = paragraph.slice('Exit code '.length).split(/(?<=[^;:])\. /);
    for (const part of codes.replace(/\.$/, '').split('; ')) {
      const [, code, meaning = ''] = /^(\d+): (.*)$/s.exec(part) ?? [];
      const last = exitCodes.at(-1);
      if (code !== undefined) exitCodes.push([code, meaning]);
      else if (last) last[1] += `; ${part}`;
    }
    exitRemark = rest.join('. ');
    return false;
  });
  return { exitCodes, exitRemark, description: paragraphs.join('\n\n') };
}
