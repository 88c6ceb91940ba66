import type { ToastTone } from '../toasts/ToastStore.ts';
/** What the frame around the app can do: the shop platform's admin when embedded, the browser otherwise. */
export interface ShellPort {
  /** True when the frame draws the app's navigation, so that the app must not draw it a second time. */
  drawsNavigation: boolean;
  /**
   * A short message that leaves by itself; where the page draws it, it takes the place of an earlier one about the
   * same.
   */
  toast(message: string, tone?: ToastTone, tag?: string): void;
  /** The page's name in the frame's title bar and the browser's tab. */
  setTitle(title: string): void;
  /** The app's main entries, with complete addresses (`shop` and `host` included). */
  setNavigation(entries: readonly ShellNavigationEntry[]): void;
  /** Hears of a click on the frame's navigation; returns how to stop hearing. */
  onNavigate(listener: (address: string) => void): () => void;
  /**
   * Shows the frame's save bar while something is not saved, and takes it away with null; nothing where the frame has
   * none.
   */
  setUnsavedChanges(actions: SaveBarActions | null): void;
  /** Lets the frame ask whether to leave with unsaved changes; null where the page has to ask itself. */
  readonly confirmLeaving: (() => Promise<boolean>) | null;
  /** Sends the whole window elsewhere. The caller has checked the address; the port follows it as it is. */
  redirectTop(url: string): void;
}

export interface ShellNavigationEntry {
  label: string;
  address: string;
}

/** What the buttons of a save bar do. */
export interface SaveBarActions {
  save(): void;
  discard(): void;
}
