// Messages when what shows them is missing.
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('svelte-sonner');
  vi.resetModules();
  vi.unstubAllGlobals();
});

test('a message is shown by the browser if what shows messages cannot be loaded', async () => {
  vi.resetModules();
  vi.doMock('svelte-sonner', () => {
    throw new Error('Gone.');
  });
  const alert = vi.fn();
  vi.stubGlobal('alert', alert);
  const { toast } = await import('./toast.ts');
  toast.error('Not saved.', { duration: 1 });
  await vi.waitFor(() => expect(alert).toHaveBeenCalledWith('Not saved.'));
});

test('what went wrong stays longer than other messages', async () => {
  vi.resetModules();
  const shown = { error: vi.fn(), success: vi.fn() };
  vi.doMock('svelte-sonner', () => ({ toast: shown }));
  const { toast } = await import('./toast.ts');
  toast.error('Not saved.');
  toast.success('Saved.');
  await vi.waitFor(() => expect(shown.success).toHaveBeenCalledWith('Saved.', {}));
  expect(shown.error).toHaveBeenCalledWith('Not saved.', { duration: 20_000 });
});
