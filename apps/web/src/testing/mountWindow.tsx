import { createSandbox, scenarios, smallSeed } from '@hub/api-client/mocks';
import { allOrdersFilters, type OrderFilters } from '@hub/domain/dashboard';
import { type TabNumber, tabs } from '@hub/domain/orders';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { StageOrders } from '../orders/list/StageOrders.tsx';
import { dialog } from './bulkControls.ts';
import { demoShop, entryUrl } from './demoShop.ts';
import { mountArea } from './mountArea.tsx';
import { repeatOrders } from './repeatOrders.ts';

/** A request of the list. */
export interface SentCall {
  /** Method and path. */
  call: string;
  query: URLSearchParams;
  ids: readonly string[];
  except: readonly string[];
  /** `null` if not sent. */
  only: readonly string[] | null;
  key: string | null;
}

interface MountWindowOptions {
  tab?: TabNumber;
  count?: number;
  capabilities?: readonly string[];
  /** Rows, from 1, of back orders. */
  waiting?: readonly number[];
  /** Replaces the reply of a call, by method and path; `undefined` keeps it. */
  intercept?: (call: SentCall, reply: () => Promise<Response>) => Promise<Response | undefined> | undefined;
}

/** Mounts a windowed list of orders that are open or in fulfillment. Tests must call `letListsScroll`. */
export async function mountWindow({
  tab = tabs.open,
  count = 450,
  capabilities = [],
  waiting = [],
  intercept,
}: MountWindowOptions = {}) {
  const windowed = ['windowed-lists', 'timeline', ...capabilities];
  const sandbox = createSandbox({
    seed: repeatOrders(smallSeed, count),
    scenario: { ...scenarios.default, capabilities: windowed },
  });
  const shop = () => sandbox.shop(demoShop);
  const opened = shop();
  const stage = tab === tabs.open ? 'open' : 'inFulfillment';
  opened.orders = opened.orders.map((order, index) => ({
    ...order,
    ...({
      stage,
      shipped: 'none',
      closedAt: null,
      cancelledAt: null,
      workflowErrors: [],
      threePlStatus: null,
    } as const),
    backOrderState: waiting.includes(index + 1) ? 1 : 0,
  }));
  for (const order of opened.orders) opened.byOrderId.set(String(order.orderId), order);
  const calls: SentCall[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(String(input));
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
    const call: SentCall = {
      call: `${init?.method ?? 'GET'} ${pathname.replace(/selection-\d+/, '{id}')}`,
      query: searchParams,
      ids: (body.order_ids ?? []).map(String),
      except: (body.except ?? []).map(String),
      only: body.only?.map(String) ?? null,
      key: new Headers(init?.headers).get('Idempotency-Key'),
    };
    calls.push(call);
    const reply = () => sandbox.fetch(input, init);
    return (await intercept?.(call, reply)) ?? reply();
  };
  const Screen = () => {
    const [filters, setFilters] = useState<OrderFilters>(allOrdersFilters);
    return (
      <>
        <button type="button" onClick={() => setFilters({ ...filters, search: 'nothing' })}>
          Filter
        </button>
        <StageOrders tab={tab} filters={filters} placement="list" maxHeight="480px" />
      </>
    );
  };
  const mounted = mountArea(entryUrl('/app/dashboard'), { fetch }, Screen);
  const grid = await screen.findByRole('grid');
  const called = (call: string) => calls.filter((each) => each.call === call);
  const { orders } = opened;
  const idOf = (row: number) => String(orders[row - 1]?.orderId);
  return { ...mounted, calls, called, grid, shop, idOf };
}

/** A call by method and path, for `called`. */
export const closeCall = 'POST /move-to-close-bulk';
export const freezeCall = 'POST /hub/selections';

/** The checkbox of a loaded row, from 1. */
export const boxOfRow = (row: number) =>
  within(document.querySelector(`[role="row"][aria-rowindex="${row}"]`) as HTMLElement).getByRole('checkbox');

/** The prompt's heading with this number of orders. */
export const promptOf = async (count: string) =>
  within(await dialog()).findByText(new RegExp(`${count} Selected Orders`));

export const failing = (status: number, message: string) => Promise.resolve(Response.json({ message }, { status }));
