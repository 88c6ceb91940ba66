/** The part of sessionStorage and localStorage that the app uses. */
export interface KeyValueStore {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/**
 * The browser's storage, with memory as a fallback when the browser blocks it (in a cross-origin frame, or when the
 * quota is full). Such values last until the page is left.
 */
export function createKeyValueStore(openStorage: () => Storage): KeyValueStore {
  const memory = new Map<string, string | null>();
  const attempt = <T>(action: (storage: Storage) => T): T | undefined => {
    try {
      return action(openStorage());
    } catch {
      return undefined;
    }
  };

  return {
    get(key) {
      const fromMemory = memory.get(key);
      return fromMemory === undefined ? (attempt((storage) => storage.getItem(key)) ?? null) : fromMemory;
    },
    set(key, value) {
      const stored = attempt((storage) => (storage.setItem(key, value), true));
      if (stored) memory.delete(key);
      else memory.set(key, value);
    },
    remove(key) {
      const removed = attempt((storage) => (storage.removeItem(key), true));
      if (removed) memory.delete(key);
      else memory.set(key, null);
    },
  };
}
