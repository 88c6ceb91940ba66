import type { ShellPort, SaveBarActions } from './ShellPort.ts';
import { frameTexts } from '@hub/domain/navigation';

/** The part of App Bridge's global that the app uses. */
export interface AppBridge {
  toast: { show(message: string, options?: { isError?: boolean }): unknown };
  /** Missing in versions before save bars. */
  saveBar?: {
    show(id: string): Promise<unknown>;
    hide(id: string): Promise<unknown>;
    /** Resolves when the person leaves, or no save bar is shown; rejects when they stay. */
    leaveConfirmation(): Promise<unknown>;
  };
}

declare global {
  interface Window {
    shopify?: AppBridge;
  }
}

const saveBarId = 'unsaved-changes';

/** Adapter for the shop platform's admin, which draws toasts, title and navigation. */
export function appBridgeShell(page: Window, bridge: AppBridge): ShellPort {
  const { document } = page;
  const { saveBar } = bridge;
  return {
    drawsNavigation: true,
    toast(message, tone = 'success') {
      bridge.toast.show(message, { isError: tone === 'error' });
    },
    // App Bridge mirrors the document's title.
    setTitle(title) {
      document.title = title;
    },
    setNavigation(entries) {
      const menu =
        document.querySelector('ui-nav-menu') ?? document.body.appendChild(document.createElement('ui-nav-menu'));
      menu.replaceChildren(
        ...entries.map(({ label, address }, index) => {
          const link = document.createElement('a');
          link.href = address;
          link.textContent = label;
          // The entry of the app's own name.
          if (index === 0) link.rel = 'home';
          return link;
        }),
      );
    },
    onNavigate(listener) {
      const handleNavigate = (event: Event) => {
        const address = event.target instanceof Element ? event.target.getAttribute('href') : null;
        if (address) listener(address);
      };
      document.addEventListener('shopify:navigate', handleNavigate);
      return () => document.removeEventListener('shopify:navigate', handleNavigate);
    },
    setUnsavedChanges(actions) {
      if (!saveBar) return;
      if (actions === null) return ignoreRejection(saveBar.hide(saveBarId));
      saveBarIn(document).replaceChildren(
        saveBarButton(document, frameTexts.save, actions.save, 'primary'),
        saveBarButton(document, frameTexts.discard, actions.discard),
      );
      ignoreRejection(saveBar.show(saveBarId));
    },
    confirmLeaving: saveBar
      ? () =>
          saveBar.leaveConfirmation().then(
            () => true,
            () => false,
          )
      : null,
    // App Bridge's `open` navigates the admin instead of the frame.
    redirectTop(url) {
      page.open(url, '_top');
    },
  };
}

function saveBarIn(document: Document): Element {
  const existing = document.getElementById(saveBarId);
  if (existing) return existing;
  const bar = document.body.appendChild(document.createElement('ui-save-bar'));
  bar.id = saveBarId;
  return bar;
}

/** App Bridge distinguishes the buttons by `variant`: "primary" saves, the other discards. */
function saveBarButton(
  document: Document,
  label: string,
  onClick: SaveBarActions['save'],
  variant?: 'primary',
): HTMLButtonElement {
  const button = document.createElement('button');
  button.textContent = label;
  if (variant) button.setAttribute('variant', variant);
  button.addEventListener('click', onClick);
  return button;
}

/** A failing save bar is ignored: the form has its own buttons. */
function ignoreRejection(promise: Promise<unknown>): void {
  promise.catch(() => {});
}
