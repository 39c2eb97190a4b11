// Retries code that failed to load. Browsers remember that an address failed, so the retry uses another one.

const FAILED = /https?:\/\/\S+\.js/;
let attempts = 0;

/**
 * Returns what `load` imports; `name` is an export of the module.
 * @throws what `load` throws if the other address fails too
 */
export async function loadAgain<Module extends object>(
  load: () => Promise<Module>,
  name: keyof Module & string,
): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const [address] = FAILED.exec(String(error)) ?? [];
    if (address === undefined || new URL(address).origin !== location.origin) throw error;
    const module = (await import(/* @vite-ignore */ `${address}?again=${++attempts}`)) as Module;
    if (!(name in module)) throw error;
    return module;
  }
}
