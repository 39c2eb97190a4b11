// What a game says to people who ask for help, with its words in the chosen language.
import type { GameHelp, Session } from '../play/session.ts';
import { settings } from '../view/settings.svelte.ts';

/** Undefined for a game without any. */
export async function helpOf({ kit }: Session): Promise<GameHelp | undefined> {
  const help = await kit.help?.();
  await help?.words.load(settings.language);
  return help;
}
