import { type Order, type TabNumber, tabs } from '@hub/domain/orders';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type FaultHandler, mountOpenOrder, click, confirm } from '../../testing/mountOpenOrder.tsx';

const json =
  (body: unknown, status = 200): FaultHandler =>
  async () =>
    Response.json(body, { status });

interface Endpoint {
  path: string;
  tab: TabNumber;
  button: string | RegExp;
  like?: (order: Order) => boolean;
  /** A refusal with or without a message; most calls share its structure. */
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

describe('a fault leaves the page unchanged and shows the text of §8', () => {
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
        const banner = await screen.findByRole('alert');
        expect(banner).toHaveTextContent(text);
        expect(screen.queryAllByRole('button', { name: 'Retry' })).toHaveLength(canRetry ? 1 : 0);
        expect(screen.getByText('Total Items')).toBeVisible();
        await waitFor(() =>
          expect(screen.getAllByRole('button', { name: button })[0]).not.toHaveAttribute('aria-disabled'),
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
      await screen.findByRole('alertdialog', { hidden: true });
      expect(screen.getByText('Session expired, please reload the page!')).toBeInTheDocument();
      expect(screen.getByText('Total Items')).toBeInTheDocument();
      expect(posts()).toHaveLength(before + 1);
      expect(screen.queryByRole('group', { name: 'Results of actions' })).toBeEmptyDOMElement();
    },
  );
});
