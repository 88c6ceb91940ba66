import { isOutcomeUnknown } from './isOutcomeUnknown.ts';

/** One `Idempotency-Key` per intent of a person, kept for as long as nobody knows whether it was carried out. */
export interface IdempotencyKeys {
  /** The key of what is about to be sent; the previous one when the same was sent and no answer came. */
  keyFor(intent: string, content: unknown): string;
  /** The server has answered, so that the same thing once more is a new intent. */
  complete(intent: string): void;
  /** It failed; the key stays where the failure leaves open whether it was carried out. */
  fail(intent: string, error: unknown): void;
}

/** Held in memory only: what is compared may hold secrets. */
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
