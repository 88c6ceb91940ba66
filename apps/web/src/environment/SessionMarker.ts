import { sessionExpiredMarker } from '@hub/domain/shared';

declare global {
  interface Window {
    /** `'e40'` once any call was answered 401 (§4); absent before. */
    sessionMarker?: string;
  }
}

/** Whether the session has ended: set once by the first 401, however many follow, and only a reload starts afresh. */
export interface SessionMarker {
  expire(): void;
  isExpired(): boolean;
  subscribe(listener: () => void): () => void;
}

/** Keeps the marker where §4 wants it, readable as `window.sessionMarker`. */
export function createSessionMarker(page: { sessionMarker?: string }): SessionMarker {
  const listeners = new Set<() => void>();
  delete page.sessionMarker;
  return {
    expire() {
      if (page.sessionMarker === sessionExpiredMarker) return;
      page.sessionMarker = sessionExpiredMarker;
      for (const listener of listeners) listener();
    },
    isExpired: () => page.sessionMarker === sessionExpiredMarker,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
