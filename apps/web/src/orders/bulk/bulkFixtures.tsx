import { createSandbox, type Sandbox, type ScenarioName, smallSeed } from '@hub/api-client/mocks';
import { defaultFilters, type OrderFilters } from '@hub/domain/dashboard';
import type { OrderStage, TabNumber } from '@hub/domain/orders';
import { screen } from '@testing-library/react';
import { demoShop, entered } from '../../testing/addresses.ts';
import { mountArea } from '../../testing/mountArea.tsx';
import { StageOrders } from '../StageOrders.tsx';
import { useStats } from '../useStats.ts';

/** A call that the list made. */
export interface Call {
  path: string;
  query: URLSearchParams;
  body: unknown;
  key: string | null;
  signal: AbortSignal | null | undefined;
}

export interface StageOptions {
  tab?: TabNumber;
  place?: 'dashboard' | 'list';
  scenario?: ScenarioName;
  /** Everything when absent. */
  pageSize?: number;
  /** Answers instead of the sandbox, or after it has carried out the call; undefined passes its reply on. */
  intercept?: (call: Call, reply: () => Promise<Response>) => Promise<Response | undefined> | undefined;
}

const filters: OrderFilters = { ...defaultFilters, period: 'all' };

/** The figure that the dashboard shows beside the list. */
function Held() {
  const stats = useStats(filters);
  return <output aria-label="Hold count">{stats.state === 'ready' ? stats.value.holdOrders : ''}</output>;
}

/** One list of the app on a sandbox, with what it asked. jsdom lays nothing out, so only the first rows are drawn. */
export async function mountStage({
  tab = 6,
  place = 'list',
  scenario = 'default',
  pageSize = 1000,
  intercept,
}: StageOptions = {}) {
  const sandbox = createSandbox({ seed: smallSeed, scenario, pageSize });
  const calls: Call[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(String(input));
    const text = init?.body;
    const call: Call = {
      path: url.pathname,
      query: url.searchParams,
      body: typeof text === 'string' ? JSON.parse(text) : undefined,
      key: new Headers(init?.headers).get('Idempotency-Key'),
      signal: init?.signal,
    };
    calls.push(call);
    const answered = () => sandbox.fetch(input, init);
    return (await intercept?.(call, answered)) ?? answered();
  };
  const Stage = () => (
    <>
      <Held />
      <StageOrders tab={tab} filters={filters} place={place} />
    </>
  );
  const mounted = mountArea(entered('/app/dashboard'), { fetch }, Stage);
  await screen.findByRole('group', { name: /^Selection in/ }, { timeout: 5_000 });
  return { ...mounted, sandbox, called: (path: string) => calls.filter((call) => call.path === path) };
}

/** How many orders of the shop stand in a stage. */
export function countIn(sandbox: Sandbox, stage: OrderStage): number {
  return sandbox.shop(demoShop).orders.filter((order) => order.stage === stage).length;
}

/** The ids that a bulk call carried, as text. */
export function idsOf(call: Call | undefined): string[] {
  const body = call?.body as { order_ids: (number | string)[] } | undefined;
  return body?.order_ids.map(String) ?? [];
}

/** The rows of the list as the server sends them for a sandbox, changed by a test. */
export async function changedList(
  reply: Promise<Response>,
  change: (orders: Record<string, unknown>[]) => Record<string, unknown>[],
): Promise<Response> {
  const body = (await (await reply).json()) as { orders: Record<string, unknown>[] };
  return Response.json({ ...body, orders: change(body.orders) });
}
