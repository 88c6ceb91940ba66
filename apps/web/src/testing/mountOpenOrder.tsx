import { createSandbox, type ScenarioName, smallSeed } from '@hub/api-client/mocks';
import { defaultFilters } from '@hub/domain/dashboard';
import type { Order, TabNumber } from '@hub/domain/orders';
import { shownValue } from '@hub/ui/data';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect } from 'vitest';
import { ActionResults, type ActionResultsProps } from '../orders/actions/ActionResults.tsx';
import { OrderDetailSlot } from '../orders/detail/OrderDetailSlot.tsx';
import { orderWindowQuery } from '../orders/orderWindowQuery.ts';
import { useLoadable } from '../queries/useLoadable.ts';
import { useOpenShop } from '../session/OpenShop.ts';
import { useStats } from '../orders/list/useStats.ts';
import { loadDialogs } from '../app/loadDialogs.ts';
import { loadLazyDialogs } from '../environment/useLazyDialogs.ts';
import { demoShop, entryUrl } from './demoShop.ts';
import { mountArea } from './mountArea.tsx';
import { timelineOf } from './mountStageOrders.tsx';

/** A request to the server. */
export interface SentCall {
  path: string;
  method: string;
  key: string | null;
  body: unknown;
}

export interface OpenOrderOptions {
  tab: TabNumber;
  /** Selects the first matching order of the tab. */
  matches?: (order: Order) => boolean;
  placement?: ActionResultsProps['placement'];
  scenario?: ScenarioName;
}

const everything = { ...defaultFilters, period: 'all' } as const;

/** Replaces the next calls of a path; `answer` gets the sandbox's reply. */
export type FaultHandler = (request: Request, answer: () => Promise<Response>) => Promise<Response>;

/**
 * Mounts an open order of a tab without the virtualized list, which renders no rows in jsdom. "Scroll" unmounts and remounts the row,
 * "Leave" opens another screen.
 */
export async function mountOpenOrder({
  tab,
  matches = () => true,
  placement = 'dashboard',
  scenario,
}: OpenOrderOptions) {
  // The app has preloaded it by the time an order is open.
  await loadLazyDialogs(loadDialogs);
  const sandbox = createSandbox({ seed: smallSeed, ...(scenario && { scenario }) });
  // Without workflows, because a button also runs the active ones, which the contract suite tests.
  const { workflows } = sandbox.shop(demoShop);
  workflows.list = workflows.list.map((workflow) => ({ ...workflow, isActive: false }));
  const calls: SentCall[] = [];
  const faults = new Map<string, FaultHandler>();
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname: path } = new URL(request.url);
    const text = request.method === 'POST' ? await request.clone().text() : '';
    calls.push({
      path,
      method: request.method,
      key: request.headers.get('Idempotency-Key'),
      body: text === '' ? null : JSON.parse(text),
    });
    const answer = () => sandbox.fetch(request);
    return faults.get(path)?.(request, answer) ?? answer();
  };
  let chosen: string | undefined;

  function Screen() {
    const { client, shop } = useOpenShop();
    const list = useLoadable(orderWindowQuery(client, shop, { tab, filters: everything, page: 'all' }));
    const orders = shownValue(list)?.orders;
    const counts = shownValue(useStats(everything));
    const [isScrolledOut, setScrolledOut] = useState(false);
    const [isLeft, setLeft] = useState(false);
    chosen ??= orders?.find(matches)?.orderName;
    const order = orders?.find(({ orderName }) => orderName === chosen);
    if (isLeft) return <p>Another screen</p>;
    return (
      <ActionResults placement={placement}>
        <button type="button" onClick={() => setLeft(true)}>
          Leave
        </button>
        <button type="button" onClick={() => setScrolledOut(!isScrolledOut)}>
          Scroll
        </button>
        <p data-testid="counts">{JSON.stringify(counts)}</p>
        {orders && !order && <p>No longer in this tab</p>}
        {order && !isScrolledOut && <OrderDetailSlot order={order} tab={tab} />}
      </ActionResults>
    );
  }

  const mounted = mountArea(entryUrl('/app/dashboard'), { fetch }, Screen);
  await screen.findByText('Total Items');
  await waitFor(() => expect(counts()).not.toBeNull());
  // A stream that opens after a test has moved its clock counts as having missed changes, so everything would reload.
  if (sandbox.shop(demoShop).capabilities.includes('events'))
    await waitFor(() => expect(calls.some(({ path }) => path === '/hub/events')).toBe(true));
  calls.length = 0;

  return {
    ...mounted,
    calls,
    faults,
    sandbox,
    /** Name of the order, such as `#581584`. */
    orderName: chosen ?? '',
    posts: () => calls.filter(({ method }) => method === 'POST'),
    counts,
    timeline: () =>
      timelineOf(
        sandbox,
        sandbox
          .shop(demoShop)
          .orders.find(({ name }) => name === chosen)
          ?.orderId.toString(),
      ),
  };
}

function counts(): Record<string, number> | null {
  return JSON.parse(screen.getByTestId('counts').textContent || 'null') as Record<string, number> | null;
}

/** The open confirmation. */
export function confirmationDialog() {
  return within(screen.getByRole('dialog'));
}

/** Clicks the first button with this name, because an order may have several removable items. */
export const click = (name: string | RegExp) =>
  fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement);

/** Confirms any dialog. */
export const confirm = () => fireEvent.click(confirmationDialog().getAllByRole('button').at(-1) as HTMLElement);
