import type { ShellPort } from './ShellPort.ts';
import type { ToastStore } from '../toasts/ToastStore.ts';

/** Adapter without a frame: the page draws toasts and navigation. */
export function plainShell(page: Window, toasts: ToastStore): ShellPort {
  return {
    drawsNavigation: false,
    toast: (message, tone = 'success', tag) => toasts.show(message, tone, { tag }),
    setTitle(title) {
      page.document.title = title;
    },
    setNavigation() {},
    onNavigate: () => () => {},
    setUnsavedChanges() {},
    confirmLeaving: null,
    redirectTop(url) {
      page.open(url, '_top');
    },
  };
}
