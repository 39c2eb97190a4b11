// Files dropped from another program.
import type { Page } from '@playwright/test';

/** Drops files onto the page. */
export async function drop(
  page: Page,
  ...files: readonly (readonly [name: string, text: string])[]
): Promise<void> {
  const transfer = await page.evaluateHandle((all) => {
    const made = new DataTransfer();
    for (const [name, text] of all) made.items.add(new File([text], name));
    return made;
  }, files);
  for (const type of ['dragover', 'drop']) await page.dispatchEvent('body', type, { dataTransfer: transfer });
}
