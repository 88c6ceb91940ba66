import type { ToastTone } from '../toasts/ToastStore.ts';
/** What the app needs from its frame: the shop platform's admin when embedded, the browser otherwise. */
export interface ShellPort {
  /** The frame draws the app's navigation. */
  drawsNavigation: boolean;
  /** Shows a toast; in the page it replaces an earlier one with the same subject. */
  toast(message: string, tone?: ToastTone, tag?: string): void;
  /** Sets the title of the frame and of the browser tab. */
  setTitle(title: string): void;
  /** Sets the main entries, with `shop` and `host` in their addresses. */
  setNavigation(entries: readonly ShellNavigationEntry[]): void;
  /** Subscribes to clicks on the frame's navigation; returns the unsubscribe function. */
  onNavigate(listener: (address: string) => void): () => void;
  /** Shows the frame's save bar, or hides it with `null`; no effect when the frame has none. */
  setUnsavedChanges(actions: SaveBarActions | null): void;
  /** Lets the frame confirm leaving with unsaved changes; `null` when the page must. */
  readonly confirmLeaving: (() => Promise<boolean>) | null;
  /** Navigates the top window. The caller has validated the URL. */
  redirectTop(url: string): void;
}

export interface ShellNavigationEntry {
  label: string;
  address: string;
}

/** Handlers of the save bar's buttons. */
export interface SaveBarActions {
  save(): void;
  discard(): void;
}
