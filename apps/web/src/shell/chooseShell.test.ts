import { afterEach, describe, expect, test, vi } from 'vitest';
import { chooseShell } from './chooseShell.ts';
import { createToastStore } from '../toasts/ToastStore.ts';

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  delete window.shopify;
  vi.restoreAllMocks();
});

function withApiKey() {
  const meta = document.createElement('meta');
  meta.name = 'shopify-api-key';
  meta.content = 'key';
  document.head.append(meta);
}

describe('without an API key the page is its own frame', () => {
  test('a toast is in the page until it is dismissed', () => {
    const toasts = createToastStore();
    const heard = vi.fn();
    toasts.subscribe(heard);
    chooseShell(window, toasts).toast('Saved', 'success');
    expect(toasts.getState()).toEqual([{ id: 1, message: 'Saved', tone: 'success' }]);
    toasts.dismiss(1);
    expect(toasts.getState()).toEqual([]);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('the browser handles the title and the top-level redirect', () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const shell = chooseShell(window, createToastStore());
    shell.setTitle('Dashboard');
    shell.redirectTop('https://admin.shopify.com/charge');
    expect(document.title).toBe('Dashboard');
    expect(open).toHaveBeenCalledWith('https://admin.shopify.com/charge', '_top');
  });

  test('the global alone does not make it embedded', () => {
    window.shopify = { toast: { show: vi.fn() } };
    expect(chooseShell(window, createToastStore()).drawsNavigation).toBe(false);
  });
});

test('without a frame the page itself confirms leaving', () => {
  expect(chooseShell(window, createToastStore()).confirmLeaving).toBeNull();
});

describe('with an API key and App Bridge the admin is the frame', () => {
  test('toast, navigation and its clicks go through App Bridge', () => {
    withApiKey();
    const show = vi.fn();
    window.shopify = { toast: { show } };
    const toasts = createToastStore();
    const shell = chooseShell(window, toasts);

    shell.toast('Not saved', 'error');
    expect(show).toHaveBeenCalledWith('Not saved', { isError: true });
    expect(toasts.getState()).toEqual([]);

    shell.setNavigation([{ label: 'Dashboard', address: '/app/dashboard?shop=a.myshopify.com' }]);
    shell.setNavigation([
      { label: 'Dashboard', address: '/app/dashboard?shop=a.myshopify.com' },
      { label: 'Workflows', address: '/app/workflows?shop=a.myshopify.com' },
    ]);
    const links = [...document.querySelectorAll('ui-nav-menu a')];
    expect(links.map((link) => link.textContent)).toEqual(['Dashboard', 'Workflows']);

    const went = vi.fn();
    const stop = shell.onNavigate(went);
    links[1]?.dispatchEvent(new Event('shopify:navigate', { bubbles: true }));
    expect(went).toHaveBeenCalledWith('/app/workflows?shop=a.myshopify.com');
    stop();
    links[1]?.dispatchEvent(new Event('shopify:navigate', { bubbles: true }));
    expect(went).toHaveBeenCalledTimes(1);
  });

  test('unsaved changes show the admin’s save bar, whose buttons save and discard, and the admin confirms leaving', async () => {
    withApiKey();
    const saveBar = {
      show: vi.fn(async () => {}),
      hide: vi.fn(async () => {}),
      leaveConfirmation: vi.fn(async () => {}),
    };
    window.shopify = { toast: { show: vi.fn() }, saveBar };
    const shell = chooseShell(window, createToastStore());
    const ways = { save: vi.fn(), discard: vi.fn() };

    shell.setUnsavedChanges({ save: vi.fn(), discard: vi.fn() });
    shell.setUnsavedChanges(ways);
    const bars = [...document.querySelectorAll('ui-save-bar')];
    expect(bars).toHaveLength(1);
    expect(saveBar.show).toHaveBeenLastCalledWith(bars[0]?.id);
    bars[0]?.querySelector<HTMLButtonElement>('button[variant="primary"]')?.click();
    expect([ways.save.mock.calls.length, ways.discard.mock.calls.length]).toEqual([1, 0]);
    bars[0]?.querySelector<HTMLButtonElement>('button:not([variant])')?.click();
    expect([ways.save.mock.calls.length, ways.discard.mock.calls.length]).toEqual([1, 1]);

    expect(await shell.confirmLeaving?.()).toBe(true);
    saveBar.leaveConfirmation.mockRejectedValueOnce(new Error('stays'));
    expect(await shell.confirmLeaving?.()).toBe(false);
    shell.setUnsavedChanges(null);
    expect(saveBar.hide).toHaveBeenCalledWith(bars[0]?.id);
  });

  test('with a script older than save bars the page confirms leaving', () => {
    withApiKey();
    window.shopify = { toast: { show: vi.fn() } };
    const shell = chooseShell(window, createToastStore());
    shell.setUnsavedChanges({ save: vi.fn(), discard: vi.fn() });
    expect([document.querySelector('ui-save-bar'), shell.confirmLeaving]).toEqual([null, null]);
  });

  test('a key without the script (blocked, offline) falls back to the plain page', () => {
    withApiKey();
    expect(chooseShell(window, createToastStore()).drawsNavigation).toBe(false);
  });
});
