import { defaultFilters, type OrderFilters } from '@hub/domain/dashboard';
import { type Order, type TabNumber } from '@hub/domain/orders';
import { orderTabs } from '@hub/domain/orders/list';
import { type ApiClient, createApiClient } from '../createApiClient.ts';

/** Target of the suite: a server, or the mocks in process. */
export interface ContractTarget {
  /** `http://127.0.0.1:4173`. */
  readonly origin: string;
  readonly fetch: typeof fetch;
  /** Fills a shop before its first request; absent when shops fill themselves, as the sandbox's do. */
  readonly createShop?: (domain: string) => Promise<void>;
}

/** A client of a separate shop, with the requests that it sends. */
export async function openShopOf(target: ContractTarget) {
  const shop = `contract-${crypto.randomUUID()}.myshopify.com`;
  await target.createShop?.(shop);
  const sent: Request[] = [];
  let token: string | null = null;
  let expired = 0;
  const client = createApiClient({
    origin: target.origin,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      sent.push(request.clone());
      return target.fetch(request);
    },
    authorization: () => token,
    onAuthorization: (received) => {
      token = received;
    },
    onSessionExpired: () => {
      expired += 1;
    },
    readCookie: () => null,
    wait: async () => undefined,
  });
  return {
    client,
    shop,
    sent,
    info: await client.shop.getShopInfo({ shop }),
    token: () => token,
    forgetToken: () => {
      token = null;
    },
    timesExpired: () => expired,
  };
}

/** A client of a separate shop, with the requests that it sends. */
export type ContractShop = Awaited<ReturnType<typeof openShopOf>>;

/** A client without a token. */
export function openVisitorOf(target: ContractTarget): ApiClient {
  return createApiClient({
    origin: target.origin,
    fetch: target.fetch,
    authorization: () => null,
    onAuthorization: () => undefined,
    onSessionExpired: () => undefined,
    readCookie: () => null,
    wait: async () => undefined,
  });
}

export async function anOrderIn(
  client: ApiClient,
  tab: TabNumber,
  predicate: (order: Order) => boolean = () => true,
): Promise<Order> {
  const { orders } = await client.orders.listAllOrders({ tab, filters: { ...defaultFilters, period: 'all' } });
  const order = orders.find(predicate);
  if (!order) throw new Error(`The seed has no order for this test in tab ${tab}`);
  return order;
}

/** The tabs that list the order. */
export async function tabsOf(client: ApiClient, order: Order): Promise<number[]> {
  const filters: OrderFilters = { ...defaultFilters, period: 'all', search: order.orderName };
  const lists = await Promise.all(orderTabs.map(({ number }) => client.orders.listAllOrders({ tab: number, filters })));
  return lists.flatMap(({ orders }, index) =>
    orders.some((found) => found.orderId === order.orderId) ? [index + 1] : [],
  );
}
