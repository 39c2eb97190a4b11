// Several calls in one message, as one transaction.
import type { ChainableCommander } from 'ioredis';

/**
 * Sends calls.
 * @throws Error with the server's message for the first call it refused.
 */
export async function sendAll(calls: ChainableCommander): Promise<void> {
  const replies = await calls.exec().catch((error: unknown) => {
    // The error of a transaction that was never begun.
    throw (error as { readonly previousErrors?: readonly Error[] }).previousErrors?.[0] ?? error;
  });
  for (const [error] of replies ?? []) if (error) throw error;
}
