import type { ShellPort } from './ShellPort.ts';
import type { ToastStore } from '../toasts/ToastStore.ts';

/** The app without a frame around it: the page draws its own toasts and navigation. */
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
