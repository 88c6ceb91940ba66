import { sessionExpiredMarker, type ReadonlyStore } from '@hub/domain/shared';
import { createStore } from 'zustand/vanilla';

declare global {
  interface Window {
    /** `'e40'` after any 401 (§4); absent before. */
    sessionMarker?: string;
  }
}

/** Whether the session has expired: set by the first 401; only a reload clears it. */
export interface SessionMarker extends ReadonlyStore<{ isExpired: boolean }> {
  expire(): void;
}

/** Stores the marker in `window.sessionMarker` (§4). */
export function createSessionMarker(page: { sessionMarker?: string }): SessionMarker {
  const store = createStore(() => ({ isExpired: false }));
  delete page.sessionMarker;
  return {
    ...store,
    expire() {
      page.sessionMarker = sessionExpiredMarker;
      if (!store.getState().isExpired) store.setState({ isExpired: true });
    },
  };
}
