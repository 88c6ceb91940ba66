import { HttpError, NetworkError, UnexpectedReplyError } from '@hub/api-client/http';

/** One `Idempotency-Key` per intent of a person, kept for as long as nobody knows whether it was carried out. */
export interface IntentKeys {
  /** The key of what is about to be sent; the one of before when the same was sent and no answer came. */
  keyFor(intent: string, content: unknown): string;
  /** The server has answered, so that the same thing once more is a new intent. */
  answered(intent: string): void;
  /** It failed; the key stays where the failure leaves open whether it was carried out. */
  failed(intent: string, error: unknown): void;
}

/** Held in memory only: what is compared may hold secrets. */
export function createIntentKeys(newKey: () => string): IntentKeys {
  const open = new Map<string, { key: string; content: string }>();
  return {
    keyFor(intent, content) {
      const text = JSON.stringify(content);
      const known = open.get(intent);
      if (known?.content === text) return known.key;
      const key = newKey();
      open.set(intent, { key, content: text });
      return key;
    },
    answered: (intent) => void open.delete(intent),
    failed(intent, error) {
      if (!isOpenEnded(error)) open.delete(intent);
    },
  };
}

/** No answer, or one that says nothing about what was done. */
function isOpenEnded(error: unknown): boolean {
  return (
    error instanceof NetworkError ||
    error instanceof UnexpectedReplyError ||
    (error instanceof HttpError && error.status >= 500)
  );
}
