import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { demoShop, entryUrl } from '../testing/demoShop.ts';
import { mountArea } from '../testing/mountArea.tsx';
import { memoryStore, testEnvironment } from '../testing/testEnvironment.ts';
import { shopInfoReply } from '../testing/shopInfoReply.ts';
import { useOpenUpgrade } from './UpgradeGate.tsx';

const title = 'Please upgrade your plan to unlock access to all features.';

interface MountOptions {
  chargeType?: number | null;
  facts?: Record<string, unknown>;
  billing?: (request: {
    body: unknown;
    key: string | null;
    signal: AbortSignal | null | undefined;
  }) => Promise<Response>;
  sessionStore?: ReturnType<typeof memoryStore>;
  path?: string;
}

function Screen() {
  const openUpgrade = useOpenUpgrade();
  return <button onClick={openUpgrade}>Save</button>;
}

/** A shop on this plan, and a screen with a button that opens the popup. */
function mount({
  chargeType = 1,
  facts = {},
  billing = async () => Response.json({ data: {} }),
  sessionStore = memoryStore(),
  path = '/app/dashboard',
}: MountOptions = {}) {
  const requests: { body: unknown; key: string | null; signal: AbortSignal | null | undefined }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(String(input));
    if (pathname !== '/billing/info/create') return shopInfoReply({ charge_type: chargeType, ...facts });
    const request = {
      body: JSON.parse(String(init?.body)) as unknown,
      key: new Headers(init?.headers).get('Idempotency-Key'),
      signal: init?.signal,
    };
    requests.push(request);
    return billing(request);
  };
  const { shell } = testEnvironment();
  const redirectTop = vi.fn();
  const toast = vi.fn();
  const mounted = mountArea(entryUrl(path), { fetch, sessionStore, shell: { ...shell, redirectTop, toast } }, Screen);
  return { ...mounted, requests, redirectTop, toast };
}

const findPopup = () => screen.findByRole('dialog', { name: title });
const findSaveButton = () => screen.findByRole('button', { name: 'Save', hidden: true });

describe('Plan check runs on load when charge_type is below 2', () => {
  test.each([0, 1])(
    'charge_type %i: the popup opens with both plans, once per session',
    { tags: ['§2.47', '§2.58', '§6.13', '§9.2'] },
    async (chargeType) => {
      const sessionStore = memoryStore();
      const { unmount } = mount({ chargeType, sessionStore });
      const dialog = await findPopup();
      expect(
        within(dialog)
          .getAllByRole('heading', { level: 3 })
          .map((heading) => heading.textContent),
      ).toEqual(['Growth', 'Elite']);
      unmount();

      mount({ chargeType, sessionStore });
      await findSaveButton();
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  test.each([2, 3, null])('charge_type %j: it does not open', { tags: ['§2.58', '§9.2'] }, async (chargeType) => {
    mount({ chargeType });
    await findSaveButton();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('it opens on the first load of any page, billing too', { tags: '§2.58' }, async () => {
    mount({ path: '/app/settings/billing' });
    await findPopup();
  });

  test('another shop is another session', async () => {
    const sessionStore = memoryStore();
    mount({ sessionStore }).unmount();
    const { history } = mount({ sessionStore });
    await findPopup();
    const other = 'other.myshopify.com';
    await history.push(`/app/dashboard?shop=${other}&host=${encodeURIComponent(btoa(`${other}/admin`))}`);
    await waitFor(() => expect(sessionStore.get('shop')).toBe(other));
    await findPopup();
  });
});

test('a screen can open it, and on Growth it offers only Elite', async () => {
  mount({ chargeType: 2 });
  await userEvent.click(await findSaveButton());
  expect(
    within(await findPopup())
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual(['Elite']);
});

test('above Elite there is nothing to offer, so nothing opens', async () => {
  mount({ chargeType: 3 });
  await userEvent.click(await findSaveButton());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a shop in pounds sees the currency of the prices', async () => {
  mount({ facts: { currency: 'GBP' } });
  expect(within(await findPopup()).getByText(/billed in USD/)).toBeInTheDocument();
});

test(
  '"See all pricing options" goes to /app/settings/billing with shop and host, and closes the popup',
  { tags: '§2.57' },
  async () => {
    const { history } = mount();
    await userEvent.click(within(await findPopup()).getByRole('link', { name: 'See all pricing options' }));
    await waitFor(() => expect(history.location.pathname).toBe('/app/settings/billing'));
    expect(new URLSearchParams(history.location.search).get('shop')).toBe(demoShop);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

test('without permission for the settings, it shows the reason', async () => {
  mount({ facts: { role: '3', permission: JSON.stringify([{ id: 1, view: true, edit: true }]) } });
  expect(
    within(await findPopup()).getByRole('button', { name: 'See all pricing options' }),
  ).toHaveAccessibleDescription(/Store Settings/);
});

test('without edit permission for the settings no plan can be bought, here or on the billing tab, and the reason shows', async () => {
  const { requests } = mount({
    facts: {
      role: '3',
      permission: JSON.stringify([
        { id: 1, view: true, edit: true },
        { id: 5, view: true, edit: false },
      ]),
    },
  });
  const choose = within(await findPopup()).getByRole('button', { name: 'Choose Growth' });
  expect(choose).toHaveAccessibleDescription(/Store Settings/);
  await userEvent.click(choose);
  expect(requests).toEqual([]);
});

describe('POST billing/info/create', () => {
  const choose = async (name = 'Choose Growth') =>
    userEvent.click(within(await findPopup()).getByRole('button', { name }));

  test.each([
    ['Choose Growth', 2],
    ['Choose Elite', 3],
  ])(
    '%s sends {flag: %i} and the top window goes to data.data.location',
    { tags: ['§1.8', '§7.23'] },
    async (name, flag) => {
      const location = `https://${demoShop}/admin/charges/1/confirm`;
      const { requests, redirectTop, toast } = mount({ billing: async () => Response.json({ data: { location } }) });
      await choose(name);
      await waitFor(() => expect(redirectTop).toHaveBeenCalledWith(location));
      expect(requests.map(({ body }) => body)).toEqual([{ flag }]);
      expect(toast).not.toHaveBeenCalled();
    },
  );

  test.each([
    '/sandbox/billing/confirm?code=1',
    `${window.location.origin}/confirm`,
    'https://admin.shopify.com/store/demo/charges/1',
  ])('%s is followed', async (location) => {
    const { redirectTop } = mount({ billing: async () => Response.json({ data: { location } }) });
    await choose();
    await waitFor(() => expect(redirectTop).toHaveBeenCalledWith(new URL(location, window.location.origin).href));
  });

  test.each([
    'javascript:alert(1)',
    '//evil.example',
    '\\\\evil.example',
    'https://evil.example/demo.myshopify.com',
    'https://demo.myshopify.com@evil.example',
    'https://other.myshopify.com/',
    'http://admin.shopify.com/',
    'http://[',
  ])(
    'only an allowed location is followed, anything else is an error toast: %s',
    { tags: ['§7.23', 'hazard:open-redirect'] },
    async (location) => {
      const { redirectTop, toast } = mount({ billing: async () => Response.json({ data: { location } }) });
      await choose();
      await waitFor(() => expect(toast).toHaveBeenCalledWith(expect.stringMatching(/didn’t open it/), 'error'));
      expect(redirectTop).not.toHaveBeenCalled();
    },
  );

  test.each([
    [
      'the server’s message',
      () => Response.json({ data: {}, message: 'This plan is active already.' }),
      'This plan is active already.',
    ],
    ['no message', () => Response.json({ data: {} }), 'Internal server error.'],
    ['a failing server', () => Response.json({}, { status: 500 }), 'Internal server error.'],
    [
      'a failing server with a message',
      () => Response.json({ message: 'Billing is closed.' }, { status: 503 }),
      'Billing is closed.',
    ],
    ['a location of spaces', () => Response.json({ data: { location: '  \n' } }), 'Internal server error.'],
    ['an unexpected structure', () => Response.json({ data: { location: 7 } }), 'Internal server error.'],
    ['no JSON', () => new Response('<html>'), 'Internal server error.'],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), 'Internal server error.'],
  ])('errors: %s', { tags: '§8.4' }, async (_, billing, message) => {
    const { redirectTop, toast } = mount({ billing: async () => billing() });
    await choose();
    await waitFor(() => expect(toast).toHaveBeenCalledExactlyOnceWith(message, 'error'));
    const dialog = await findPopup();
    expect(within(dialog).getByText(message)).toBeInTheDocument();
    expect(within(dialog).getByText(/POST \/billing\/info\/create/)).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Choose Growth' })).not.toHaveAttribute('aria-disabled');
    expect(redirectTop).not.toHaveBeenCalled();
  });

  test('a 401 is the session alert, not a toast', async () => {
    const { toast } = mount({ billing: async () => Response.json({}, { status: 401 }) });
    await choose();
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    expect(toast).not.toHaveBeenCalled();
  });

  test('a double click is one purchase', async () => {
    const { requests } = mount({ billing: () => new Promise(() => {}) });
    await userEvent.dblClick(within(await findPopup()).getByRole('button', { name: 'Choose Growth' }));
    expect(requests).toHaveLength(1);
  });

  test('after ten seconds Cancel and Retry show: the same intent keeps its key, and canceling buys nothing', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { requests, redirectTop, toast } = mount({
      billing: ({ signal }) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    });
    await choose();
    await vi.advanceTimersByTimeAsync(10_000);
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests[0]?.signal?.aborted).toBe(true);
    expect(requests[1]?.key).toBe(requests[0]?.key);

    await vi.advanceTimersByTimeAsync(10_000);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText(/You aren’t charged until you confirm/)).toBeInTheDocument();
    expect([redirectTop.mock.calls, toast.mock.calls]).toEqual([[], []]);
  });
});
