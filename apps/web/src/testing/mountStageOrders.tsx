import { createSandbox, type Sandbox, type ScenarioName, smallSeed } from '@hub/api-client/mocks';
import { defaultFilters, type OrderFilters } from '@hub/domain/dashboard';
import { type OrderStage, type TabNumber, tabs } from '@hub/domain/orders';
import { screen } from '@testing-library/react';
import { demoShop, entryUrl } from './demoShop.ts';
import { mountArea } from './mountArea.tsx';
import { StageOrders } from '../orders/list/StageOrders.tsx';
import { useStats } from '../orders/list/useStats.ts';

/** A request of the list. */
export interface SeenCall {
  path: string;
  query: URLSearchParams;
  body: unknown;
  key: string | null;
  signal: AbortSignal | null | undefined;
}

export interface MountStageOrdersOptions {
  tab?: TabNumber;
  placement?: 'dashboard' | 'list';
  scenario?: ScenarioName;
  /** Orders per page; all by default. */
  pageSize?: number;
  /** Waits until the list has loaded. */
  ready?: () => Promise<unknown>;
  /** Replaces or changes the sandbox's reply; `undefined` keeps it. */
  intercept?: (call: SeenCall, reply: () => Promise<Response>) => Promise<Response | undefined> | undefined;
}

const filters: OrderFilters = { ...defaultFilters, period: 'all' };

/** Shows the list's count in the dashboard's stats. */
function HoldCount() {
  const stats = useStats(filters);
  return <output aria-label="Hold count">{stats.state === 'ready' ? stats.value.holdOrders : ''}</output>;
}

/** Mounts one list of the app on a sandbox; returns its requests. jsdom has no layout, so only the first rows render. */
export async function mountStageOrders({
  tab = tabs.hold,
  placement = 'list',
  scenario = 'default',
  pageSize = 1000,
  ready = () => screen.findByRole('group', { name: /^Selection in/ }),
  intercept,
}: MountStageOrdersOptions = {}) {
  const sandbox = createSandbox({ seed: smallSeed, scenario, pageSize });
  const calls: SeenCall[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(String(input));
    const text = init?.body;
    const call: SeenCall = {
      path: url.pathname,
      query: url.searchParams,
      body: typeof text === 'string' ? JSON.parse(text) : undefined,
      key: new Headers(init?.headers).get('Idempotency-Key'),
      signal: init?.signal,
    };
    calls.push(call);
    const passThrough = () => sandbox.fetch(input, init);
    return (await intercept?.(call, passThrough)) ?? passThrough();
  };
  const Screen = () => (
    <>
      <HoldCount />
      <StageOrders tab={tab} filters={filters} placement={placement} />
    </>
  );
  const mounted = mountArea(entryUrl('/app/dashboard'), { fetch }, Screen);
  await ready();
  return { ...mounted, sandbox, calls, called: (path: string) => calls.filter((call) => call.path === path) };
}

/** Number of the shop's orders in a stage. */
export function countIn(sandbox: Sandbox, stage: OrderStage): number {
  return sandbox.shop(demoShop).orders.filter((order) => order.stage === stage).length;
}

/** The messages of an order's timeline on the server, newest first. */
export async function timelineOf(sandbox: Sandbox, orderId: string | undefined): Promise<string[]> {
  const reply = await sandbox.fetch(`${window.location.origin}/get-order-detail/${orderId}`, {
    headers: { Authorization: sandbox.shop(demoShop).token },
  });
  const { timeLine }: { timeLine: { message: string }[] } = await reply.json();
  return timeLine.map(({ message }) => message);
}

/** The ids of a bulk call, as text. */
export function idsOf(call: SeenCall | undefined): string[] {
  const body = call?.body as { order_ids: (number | string)[] } | undefined;
  return body?.order_ids.map(String) ?? [];
}

/** The list's rows as the server sends them, changed by the test. */
export async function changedList(
  reply: Promise<Response>,
  change: (orders: Record<string, unknown>[]) => Record<string, unknown>[],
): Promise<Response> {
  const body = (await (await reply).json()) as { orders: Record<string, unknown>[] };
  return Response.json({ ...body, orders: change(body.orders) });
}
