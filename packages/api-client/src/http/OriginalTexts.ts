/** The fields of §3 whose text holds JSON that the domain opens. */
export type JsonTextField = 'error' | 'error_message';

/**
 * Remembers the text that a row's opened field came as, so that it goes back letter for letter. One per client; only
 * rows in error are in it.
 */
export interface OriginalTexts {
  /** Takes what came for the row of this id. A row that was asked for without the field says nothing of it. */
  set(field: JsonTextField, id: string, wire: string | null | undefined): void;
  /** The text as it came; null where none did. */
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
