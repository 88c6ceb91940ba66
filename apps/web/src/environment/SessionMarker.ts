import { sessionExpiredMarker } from '@hub/domain/shared';
import { createStore } from 'zustand/vanilla';
import type { ReadonlyStore } from '../stores/ReadonlyStore.ts';

declare global {
  interface Window {
    /** `'e40'` once any call was answered 401 (§4); absent before. */
    sessionMarker?: string;
  }
}

/** Whether the session has ended: set once by the first 401, however many follow, and only a reload starts afresh. */
export interface SessionMarker extends ReadonlyStore<{ isExpired: boolean }> {
  expire(): void;
}

/** Keeps the marker where §4 wants it, readable as `window.sessionMarker`. */
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
