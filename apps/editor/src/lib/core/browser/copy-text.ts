// Copies a text to the system clipboard and says so, or says that the browser does not allow it.
import { toast } from './toast.ts';

export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(done);
  } catch {
    toast.error('The browser does not allow the studio to copy. Select the text and copy it yourself.');
  }
}
