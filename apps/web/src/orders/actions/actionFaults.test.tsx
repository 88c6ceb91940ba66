import { slowAfterMs } from '@hub/domain/shared';
import { type Order, type TabNumber, tabs } from '@hub/domain/orders';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FaultHandler, mountOpenOrder, confirmationDialog } from '../../testing/mountOpenOrder.tsx';

const waitOptions = { timeout: 5_000 };

/** The first with this name: an order may have several removable items. */
const click = (name: string | RegExp) => fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement);
const confirm = () => fireEvent.click(confirmationDialog().getAllByRole('button').at(-1) as HTMLElement);
const json =
  (body: unknown, status = 200): FaultHandler =>
  async () =>
    Response.json(body, { status });

interface Endpoint {
  path: string;
  tab: TabNumber;
  button: string | RegExp;
  like?: (order: Order) => boolean;
  /** A refusal with or without a message; most calls share its shape. */
  refusal?: (message?: string) => unknown;
  /** Text of §8 without a server message. */
  silent?: string;
}

const flatRefusal = (message?: string) => ({ status: 'error', ...(message && { message }) });

/** Every endpoint of §7 that changes one order. */
const endpoints: readonly Endpoint[] = [
  { path: '/ship-now', tab: tabs.open, button: 'Ship Now' },
  { path: '/move-to-close', tab: tabs.inFulfillment, button: 'Close Order' },
  {
    path: '/cancel-partial-shipment',
    tab: tabs.open,
    button: 'Cancel Partial Shipment',
    like: ({ backOrderState, threePlStatus }) => backOrderState === 2 && threePlStatus === 7,
  },
  { path: '/shipment-workflow', tab: tabs.open, button: 'Run Shipment Workflows' },
  { path: '/hold-order', tab: tabs.open, button: 'Hold Order' },
  { path: '/move-to-open', tab: tabs.hold, button: 'Move to Open' },
  { path: '/product-workflow', tab: tabs.open, button: 'Run Product Workflows' },
  { path: '/available', tab: tabs.backOrders, button: 'Move to Open' },
  { path: '/available-partially', tab: tabs.backOrders, button: 'Move to Open Partially' },
  {
    path: '/move-to-open-errored',
    tab: tabs.errors,
    button: 'Move to Open',
    like: ({ workflowErrors, errorType }) => workflowErrors.length === 0 && errorType === 1,
  },
  {
    path: '/run-workflow',
    tab: tabs.errors,
    button: 'Run now',
    like: ({ workflowErrors }) => workflowErrors.length > 0,
    refusal: (message) => ({ data: { success: false, messgae: message ?? '' } }),
    silent: 'Internal server error.',
  },
  { path: '/cancel-item', tab: tabs.open, button: /^Remove item from order/ },
];

describe('a fault leaves the page as it was and says what §8 says', () => {
  test.each(endpoints)(
    '$path',
    { tags: ['§4.39', '§8.6', '§8.7', '§8.11'] },
    async ({ path, tab, button, like, refusal = flatRefusal, silent = 'Something went wrong' }) => {
      const { faults, posts } = await mountOpenOrder({ tab, ...(like && { matches: like }) });
      const faultsOf: readonly [fault: FaultHandler, text: string, canRetry: boolean][] = [
        [json(null, 500), silent, true],
        [json({ message: 'The warehouse is closed.' }, 500), 'The warehouse is closed.', true],
        [json({ message: 'No order has this id.' }, 404), 'No order has this id.', false],
        [json(refusal('It is at the warehouse already.')), 'It is at the warehouse already.', false],
        [json(refusal()), silent, false],
        [json({ data: 'nonsense', status: 3 }), 'Something went wrong', true],
        [async () => new Response('<!doctype html>'), 'Something went wrong', true],
        [async () => Promise.reject(new TypeError('Failed to fetch')), 'Something went wrong', true],
      ];
      for (const [fault, text, canRetry] of faultsOf) {
        faults.set(path, fault);
        click(button);
        confirm();
        const banner = await screen.findByRole('alert', undefined, waitOptions);
        expect(banner).toHaveTextContent(text);
        expect(screen.queryAllByRole('button', { name: 'Retry' })).toHaveLength(canRetry ? 1 : 0);
        expect(screen.getByText('Total Items')).toBeVisible();
        await waitFor(
          () => expect(screen.getAllByRole('button', { name: button })[0]).not.toHaveAttribute('aria-disabled'),
          waitOptions,
        );
        fireEvent.click(screen.getByRole('button', { name: 'Dismiss notification' }));
      }
      expect(
        posts().every((call) => call.path === path),
        'nothing went into the timeline',
      ).toBe(true);
      expect(new Set(posts().map(({ key }) => key)).size, 'each was an intent of its own').toBe(faultsOf.length);

      faults.set(path, json(null, 401));
      const before = posts().length;
      click(button);
      confirm();
      await screen.findByRole('alertdialog', { hidden: true }, waitOptions);
      expect(screen.getByText('Session expired, please reload the page!')).toBeInTheDocument();
      expect(screen.getByText('Total Items')).toBeInTheDocument();
      expect(posts()).toHaveLength(before + 1);
      expect(screen.queryByRole('group', { name: 'Results of actions' })).toBeEmptyDOMElement();
    },
  );
});

describe('Retry of the same intent', () => {
  test(
    'the first reply was dropped: Retry carries the same key and is done once',
    { tags: 'hazard:done-twice' },
    async () => {
      const { faults, posts, orderName } = await mountOpenOrder({ tab: tabs.open });
      faults.set('/hold-order', async (_request, answer) => {
        await answer();
        faults.clear();
        throw new TypeError('Failed to fetch');
      });
      click('Hold Order');
      confirm();
      await screen.findByText(/We don’t know whether it was done/, undefined, waitOptions);
      click('Retry');
      expect(await screen.findByText(`${orderName} is on hold.`, undefined, waitOptions)).toBeVisible();
      expect(screen.queryByText('Something went wrong')).toBeNull();
      expect(posts().map(({ path }) => path)).toEqual(['/hold-order', '/hold-order', '/timeline']);
      expect(posts()[0]?.key).toBe(posts()[1]?.key);
    },
  );
});

describe('a slow reply, or none', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());
  const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const never: FaultHandler = ({ signal }) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

  test('after 10 s the slow notice shows, and the reply counts when it comes', async () => {
    const { faults, orderName } = await mountOpenOrder({ tab: tabs.open });
    let go = () => {};
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    faults.set('/hold-order', async (_request, answer) => {
      await gate;
      return answer();
    });
    click('Hold Order');
    confirm();
    await advanceTime(slowAfterMs - 500);
    expect(screen.queryByText(/Still waiting/)).toBeNull();
    await advanceTime(1_000);
    expect(screen.getByText(`Still waiting for the server: Hold Order · ${orderName}`)).toBeVisible();
    await advanceTime(120_000);
    expect(screen.getByRole('button', { name: 'Hold Order' })).toHaveAttribute('aria-disabled', 'true');
    go();
    await advanceTime(50);
    expect(await screen.findByText(`${orderName} is on hold.`)).toBeVisible();
    expect(screen.queryByText(/Still waiting/)).toBeNull();
  });

  test('Cancel stops waiting, says that the outcome is unknown, and refetches the orders', async () => {
    const { faults, calls, posts } = await mountOpenOrder({ tab: tabs.open });
    faults.set('/ship-now', never);
    click('Ship Now');
    confirm();
    await advanceTime(slowAfterMs + 100);
    calls.length = 0;
    click('Cancel');
    expect(
      await screen.findByText(/We don’t know whether it was done, so we’re checking the orders again/),
    ).toBeVisible();
    await advanceTime(500);
    expect(calls.map(({ path }) => path.split('/')[1]).toSorted()).toEqual(['get-order-detail', 'list-order', 'stats']);
    expect(posts()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Ship Now' })).not.toHaveAttribute('aria-disabled');
  });

  test(
    'Retry sends it once more with the same key; both replies together are done once',
    { tags: 'hazard:done-twice' },
    async () => {
      const { faults, posts, orderName } = await mountOpenOrder({ tab: tabs.open });
      let dropped: Promise<Response> | undefined;
      faults.set('/hold-order', async (request, answer) => {
        dropped = answer();
        faults.clear();
        return never(request, answer);
      });
      click('Hold Order');
      confirm();
      await advanceTime(slowAfterMs + 100);
      expect(dropped).toBeDefined();
      click('Retry');
      await advanceTime(100);
      expect(await screen.findByText(`${orderName} is on hold.`)).toBeVisible();
      const sent = posts().filter(({ path }) => path === '/hold-order');
      expect(sent).toHaveLength(2);
      expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    },
  );

  test('a timeline that never answers holds nothing back for long', async () => {
    const { faults, orderName } = await mountOpenOrder({ tab: tabs.open });
    faults.set('/timeline', never);
    click('Hold Order');
    confirm();
    await advanceTime(4_000);
    expect(await screen.findByText(`${orderName} is on hold.`)).toBeVisible();
    expect(await screen.findByText('No longer in this tab')).toBeVisible();
  });
});
