// Bold and colours: only on a terminal, never with NO_COLOR, always with FORCE_COLOR. The library's own detection would colour
// the logs of CI services, where the output is a pipe for other programs.
import { Ansis } from 'ansis';

function wantsColor(env: NodeJS.ProcessEnv, isTerminal: boolean): boolean {
  if (env['NO_COLOR']) return false;
  const forced = env['FORCE_COLOR'];
  return forced === undefined ? isTerminal : forced !== '0' && forced !== 'false';
}

/** No colours, or the sixteen that every terminal has. */
export const style = new Ansis(wantsColor(process.env, process.stdout.isTTY) ? 1 : 0);
