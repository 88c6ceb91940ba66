import type { ShellPort, SaveBarActions } from './ShellPort.ts';

/** The part of the global that App Bridge's script puts into the page and that the app uses. */
export interface AppBridge {
  toast: { show(message: string, options?: { isError?: boolean }): unknown };
  /** Absent in a script that is older than save bars. */
  saveBar?: {
    show(id: string): Promise<unknown>;
    hide(id: string): Promise<unknown>;
    /** Resolves when the person leaves, or when no save bar is shown; rejects when they stay. */
    leaveConfirmation(): Promise<unknown>;
  };
}

declare global {
  interface Window {
    shopify?: AppBridge;
  }
}

const saveBarId = 'unsaved-changes';

/** The app inside the shop platform's admin, which draws toasts, the title and the navigation itself. */
export function appBridgeShell(page: Window, bridge: AppBridge): ShellPort {
  const { document } = page;
  const { saveBar } = bridge;
  return {
    drawsNavigation: true,
    toast(message, tone = 'success') {
      bridge.toast.show(message, { isError: tone === 'error' });
    },
    // App Bridge follows the document's title.
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
          // The entry that the app's own name leads to.
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
        saveBarButton(document, 'Save', actions.save, 'primary'),
        saveBarButton(document, 'Discard', actions.discard),
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
    // App Bridge has replaced `open`, so that the admin and not the frame goes there.
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

/** The bar tells its two buttons apart by `variant`: with "primary" it saves, without it discards. */
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

/** A save bar that could not be drawn takes nothing away: the form has its own buttons. */
function ignoreRejection(promise: Promise<unknown>): void {
  promise.catch(() => {});
}
