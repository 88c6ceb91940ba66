import type { Scenario } from '../scenarios.ts';
import type { SeedOrder } from '../seed/SeedOrder.ts';
import { createSandboxOrder, untouchedOrderFields } from './createSandboxOrder.ts';
import { isGoods } from './goods.ts';
import { platformOrderId } from './orderNumber.ts';
import { initialProviders, isAnyConnected } from './providerRecords.ts';
import type { SandboxOrder } from './SandboxOrder.ts';
import type { SandboxShop } from './SandboxShop.ts';

const minuteMs = 60_000;

/** Age of the newest order when the shop opens. */
const newestOrderAgeMs = 4 * minuteMs;

/** Time zone (unless a scenario has another) and currency: the orders are of a British retailer. */
const shopZone = 'Europe/London';
export const shopCurrency = 'GBP';

/** Opens a shop. `seed`: newest first, from `seedForScenario`. */
export function createShop(
  domain: string,
  seed: readonly SeedOrder[],
  scenario: Omit<Scenario, 'sentence'>,
  now: Date,
): SandboxShop {
  const newestAt = seed[0]?.at ?? 0;
  const timeShiftMs = now.getTime() - newestOrderAgeMs - newestAt;
  const initialOrders = seed.map((order) => createSandboxOrder(order, newestAt, timeShiftMs));
  const orders = withUniqueIds(scenario.orders === 'reviewQueue' ? withReviewQueue(initialOrders, now) : initialOrders);
  const providers = initialProviders(scenario.connected ?? 'one');
  return {
    domain,
    token: `Bearer sandbox-${randomToken()}`,
    userName: 'Robin Carter',
    role: scenario.role ?? '1',
    permission: scenario.permission ?? null,
    orders,
    byOrderId: new Map(orders.map((order) => [String(order.orderId), order])),
    providers,
    maskSecrets: scenario.maskSecrets ?? false,
    chargeType: scenario.chargeType ?? 2,
    timeZone: scenario.timeZone ?? shopZone,
    isOnboarded: scenario.isOnboarded ?? isAnyConnected(providers),
    bulkFailuresLeft: scenario.bulkFailures ?? 0,
    replies: new Map(),
    billing: new Map(),
  };
}

/** An unguessable token. `randomUUID` is missing on pages served over plain http. */
export function randomToken(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const reviewQueueLength = 200;

/** The newest orders with goods, six minutes apart so that all are of the last day, in review. */
function withReviewQueue(orders: readonly SandboxOrder[], now: Date): readonly SandboxOrder[] {
  const queue = new Set(orders.filter((order) => order.seed.lines.some(isGoods)).slice(0, reviewQueueLength));
  let position = 0;
  return orders
    .map((order): SandboxOrder => {
      if (!queue.has(order)) return order.stage === 'needsReview' ? { ...order, stage: 'hold' } : order;
      position += 1;
      return {
        ...order,
        ...untouchedOrderFields,
        stage: 'needsReview',
        createdAt: now.getTime() - position * 6 * minuteMs,
      };
    })
    .sort((a, b) => b.createdAt - a.createdAt);
}

/** Numbers derived from unusual invoice numbers may collide; the later one takes the next free number. */
function withUniqueIds(orders: readonly SandboxOrder[]): readonly SandboxOrder[] {
  const taken = new Set<number>();
  return orders.map((order) => {
    let id = order.id;
    while (taken.has(id)) id += 1;
    taken.add(id);
    return id === order.id ? order : { ...order, id, orderId: platformOrderId(id) };
  });
}
