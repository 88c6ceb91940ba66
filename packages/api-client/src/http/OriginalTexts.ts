/** Fields of §3 with JSON text that the domain parses. */
export type JsonTextField = 'error' | 'error_message';

/**
 * Remembers the original text of a parsed field, so that it is sent back unchanged. One per client; only rows with
 * errors are stored.
 */
export interface OriginalTexts {
  /** Stores the text for an order id; `undefined` (field not requested) keeps the stored one. */
  set(field: JsonTextField, id: string, wire: string | null | undefined): void;
  /** The original text; `null` for none. */
  get(field: JsonTextField, id: string): string | null;
}

export function createOriginalTexts(): OriginalTexts {
  const texts: Record<JsonTextField, Map<string, string>> = { error: new Map(), error_message: new Map() };
  return {
    set(field, id, wire) {
      if (wire) texts[field].set(id, wire);
      else if (wire !== undefined && texts[field].size > 0) texts[field].delete(id);
    },
    get: (field, id) => texts[field].get(id) ?? null,
  };
}
