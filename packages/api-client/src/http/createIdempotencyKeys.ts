import type { ClientContext } from './ClientContext.ts';
import { isOutcomeUnknown } from './isOutcomeUnknown.ts';

/** One `Idempotency-Key` per intent, kept while the outcome is unknown. */
export interface IdempotencyKeys {
  /** The key for a request; the previous one when the same content was sent and no reply came. */
  keyFor(intent: string, content: unknown): string;
  /** The server has replied: from now on the same content is a new intent. */
  complete(intent: string): void;
  /** The request failed; the key is kept when the outcome is unknown. */
  fail(intent: string, error: unknown): void;
}

/** In memory only: the compared content may contain secrets. */
export function createIdempotencyKeys(newKey: () => string): IdempotencyKeys {
  const pending = new Map<string, { key: string; content: string }>();
  return {
    keyFor(intent, content) {
      const text = JSON.stringify(content);
      const pendingIntent = pending.get(intent);
      if (pendingIntent?.content === text) return pendingIntent.key;
      const key = newKey();
      pending.set(intent, { key, content: text });
      return key;
    },
    complete: (intent) => void pending.delete(intent),
    fail(intent, error) {
      if (!isOutcomeUnknown(error)) pending.delete(intent);
    },
  };
}

/** Whether the server performs a request once per key, so that an unknown outcome can be sent again. */
export function isRetrySafe({ capabilities }: Pick<ClientContext, 'capabilities'>): boolean {
  return capabilities.includes('idempotency');
}
