import { createSandbox, smallSeed } from '@hub/api-client/mocks';
import { defaultFilters } from '@hub/domain/dashboard';
import { type TabNumber, tabs } from '@hub/domain/orders';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { demoShop, entryUrl } from '../../testing/demoShop.ts';
import { mountArea } from '../../testing/mountArea.tsx';
import { StageOrders } from '../list/StageOrders.tsx';

const everything = { ...defaultFilters, period: 'all' } as const;
const detailPath = '/get-order-detail/';

/** Replaces the replies of detail calls. */
type Fault = (answer: () => Promise<Response>, signal: AbortSignal) => Promise<Response>;

/** The list of a tab over the sandbox, with its requests and the concurrency of detail calls. */
async function mountList(tab: TabNumber, fault?: Fault) {
  const sandbox = createSandbox({ seed: smallSeed });
  const requests: string[] = [];
  let inFlight = 0;
  let maxInFlight = 0;
  let current = fault;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    requests.push(pathname);
    if (!pathname.startsWith(detailPath)) return sandbox.fetch(request);
    inFlight += 1;
    maxInFlight = Math.max(maxInFlight, inFlight);
    try {
      return await (current ? current(() => sandbox.fetch(request), request.signal) : sandbox.fetch(request));
    } finally {
      inFlight -= 1;
    }
  };
  mountArea(entryUrl('/app/dashboard'), { fetch }, () => (
    <StageOrders tab={tab} filters={everything} placement="list" />
  ));
  await screen.findAllByRole('row');
  return {
    sandbox,
    requests: (path: string) => requests.filter((each) => each.startsWith(path)),
    mostAtOnce: () => maxInFlight,
    repair: () => {
      current = undefined;
    },
  };
}

const rows = () => screen.getAllByRole('row');
const status = () => screen.getByRole('status', { name: 'Checking short SKUs' }).textContent;
const allRead = () => waitFor(() => expect(rows().every((row) => /Short: /.test(row.textContent))).toBe(true));

describe('back order list', () => {
  test('each row shows a SKU that its detail has on back order, and how many', async () => {
    const { sandbox } = await mountList(tabs.backOrders);
    await allRead();
    const token = { headers: { Authorization: sandbox.shop(demoShop).token } };
    expect(rows().length).toBeGreaterThan(1);
    for (const row of rows()) {
      const order = [...sandbox.shop(demoShop).orders].find(({ name }) => within(row).queryByText(name));
      const reply = await sandbox.fetch(`${window.location.origin}${detailPath}${order?.orderId}`, token);
      expect(reply.status).toBe(200);
      const wire: { line_items: { sku: string; '3pl_status': number | null }[] } = await reply.json();
      const short = wire.line_items.filter((item) => item['3pl_status'] === 3).map(({ sku }) => sku);
      expect(short.length).toBeGreaterThan(0);
      expect(row.textContent).toMatch(new RegExp(`Short: ${short[0]} × \\d`));
    }
    expect(status()).toBe('');
    expect(screen.getByText(/^\d+ of \d+ can be released partially$/)).toBeVisible();
  });

  test('details are read four at a time', async () => {
    const { mostAtOnce, requests } = await mountList(tabs.backOrders, async (answer) => {
      await Promise.resolve();
      return answer();
    });
    await allRead();
    expect(mostAtOnce()).toBeLessThanOrEqual(4);
    expect(requests(detailPath)).toHaveLength(rows().length);
  });

  test('expanding is instant: it shows the row’s loaded detail', async () => {
    const { requests } = await mountList(tabs.backOrders);
    await allRead();
    const before = requests(detailPath).length;
    const [first] = rows();
    await userEvent.click(within(first as HTMLElement).getByRole('button', { name: /^Expand/ }));
    expect(within(first as HTMLElement).getByText('Total Items')).toBeVisible();
    expect(requests(detailPath)).toHaveLength(before);
  });

  test('the detail shows the same facts, next to the buttons that release', async () => {
    await mountList(tabs.backOrders);
    await allRead();
    const [first] = rows();
    await userEvent.click(within(first as HTMLElement).getByRole('button', { name: /^Expand/ }));
    const facts = within(first as HTMLElement).getByRole('region', { name: 'Waiting for stock' });
    const named = within(facts)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(first?.textContent).toContain(`Short: ${named[0]}`);
  });
});

describe('details that do not load', () => {
  const fails = async () => Response.json({ message: 'No' }, { status: 404 });

  test('500 and similar: the rows stay, each says so, the line above counts them, and Retry reads them', async () => {
    const { repair } = await mountList(tabs.backOrders, fails);
    await waitFor(() => expect(status()).toBe(`${rows().length} of ${rows().length} couldn’t be checked`));
    expect(screen.getAllByText('We couldn’t check what is short')).toHaveLength(rows().length);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    repair();
    await userEvent.click(screen.getByRole('button', { name: 'Retry checking short SKUs' }));
    await allRead();
    expect(status()).toBe('');
  });

  test('no storm: a server that only replies with errors gets four requests', async () => {
    const { requests } = await mountList(tabs.backOrders, fails);
    await waitFor(() => expect(status()).toMatch(/couldn’t be checked/));
    expect(rows().length).toBeGreaterThan(4);
    expect(requests(detailPath)).toHaveLength(4);
  });

  test('an unexpected structure also counts as unreadable', async () => {
    await mountList(tabs.backOrders, async () => Response.json({ line_items: 7 }));
    await waitFor(() => expect(status()).toMatch(/couldn’t be checked/));
  });

  test('no reply: it shows its progress, and everything else works', async () => {
    await mountList(
      tabs.backOrders,
      (_, signal) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    await waitFor(() => expect(status()).toBe(`Short SKUs: 0 of ${rows().length} checked`));
    expect(screen.getAllByText('Checking what is short')).toHaveLength(rows().length);
  });

  test('401: one alert, and no more requests', async () => {
    const { requests } = await mountList(tabs.backOrders, async () => Response.json({}, { status: 401 }));
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeInTheDocument());
    expect(requests(detailPath).length).toBeLessThanOrEqual(4);
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
  });

  test('a slow load: a row shows its facts before the others have theirs', async () => {
    let isFirst = true;
    let release = () => {};
    const later = new Promise<void>((resolve) => {
      release = resolve;
    });
    await mountList(tabs.backOrders, async (answer) => {
      if (isFirst) isFirst = false;
      else await later;
      return answer();
    });
    await waitFor(() => expect(status()).toBe(`Short SKUs: 1 of ${rows().length} checked`));
    expect(rows().filter((row) => row.textContent.includes('Short: '))).toHaveLength(1);
    release();
    await allRead();
  });
});

describe('error list', () => {
  test('every row has one of its three labels and its reason', { tags: '§2.89' }, async () => {
    await mountList(tabs.errors);
    for (const row of rows()) expect(row.textContent).toMatch(/(Workflows Error|Shipment Error|3PL API Error): ./);
  });

  test('causes are counted above the list; a click shows only the orders of one, without a new call', async () => {
    const { requests } = await mountList(tabs.errors);
    const all = rows().length;
    const causes = screen.getByRole('group', { name: 'By cause' });
    const [first] = within(causes).getAllByRole('button');
    const count = Number(/\d+$/.exec(first?.textContent ?? '')?.[0]);
    const message = first?.title.split(': ')[1] ?? '';
    await userEvent.click(first as HTMLElement);
    expect(rows()).toHaveLength(count);
    expect(count).toBeLessThan(all);
    for (const row of rows()) expect(row.textContent).toContain(message);
    await userEvent.click(within(causes).getByRole('button', { name: 'Show all orders' }));
    expect(rows()).toHaveLength(all);
    expect(requests('/list-order')).toHaveLength(1);
  });

  test('needs no details', async () => {
    const { requests } = await mountList(tabs.errors);
    expect(requests(detailPath)).toEqual([]);
  });
});
