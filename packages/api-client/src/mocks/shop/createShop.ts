import { connectedIds, isAnyConnected } from '@hub/domain/integrations';
import { newOnboarding } from '@hub/domain/onboarding';
import { unsavedVersion, serverCapabilities } from '@hub/domain/shared';
import { newShipPolicy, newShopSettings } from '@hub/domain/shopSettings';
import { newTrackingPage } from '@hub/domain/tracking';
import type { Scenario } from '../scenarios.ts';
import type { SeedOrder } from '../seed/SeedOrder.ts';
import { initialBatching } from '../batching/initialBatching.ts';
import { initialRouting, untouchedRouting } from '../routing/initialRouting.ts';
import { initialMappings } from '../shipping/initialMappings.ts';
import { initialProducts, noProducts } from '../products/initialProducts.ts';
import { initialNotifications } from '../notifications/initialNotifications.ts';
import { initialStaff } from '../staff/SandboxStaff.ts';
import { initialWorkflows } from '../workflows/initialWorkflows.ts';
import { workflowContext } from '../workflows/workflowContext.ts';
import { createMovingLists } from './createMovingLists.ts';
import { createSandboxOrder, untouchedOrderFields } from './createSandboxOrder.ts';
import { createShopChanges } from './createShopChanges.ts';
import { isGoods } from './goods.ts';
import { platformOrderId } from './orderNumber.ts';
import { initialProviders } from './initialProviders.ts';
import type { SandboxOrder } from './SandboxOrder.ts';
import { sampleShop } from './sampleShop.ts';
import type { SandboxShop } from './SandboxShop.ts';

const minuteMs = 60_000;

/** Age of the newest order when the shop opens. */
const newestOrderAgeMs = 4 * minuteMs;

/** Opens a shop. `seed`: newest first, from `seedForScenario`. */
export function createShop(
  domain: string,
  seed: readonly SeedOrder[],
  scenario: Omit<Scenario, 'sentence'>,
  now: Date,
): SandboxShop {
  const orders = createOrders(seed, now, scenario.orders);
  const providers = initialProviders(scenario.connected);
  const userName = sampleShop.userName;
  const timeZone = scenario.timeZone ?? sampleShop.timeZone;
  const capabilities: readonly string[] = scenario.capabilities ?? serverCapabilities;
  const { bulkReply } = scenario;
  const { role = sampleShop.role, permission = null } = scenario;
  const staff = initialStaff({ name: userName, role, permission }, now);
  const routing =
    scenario.orders === 'none' ? untouchedRouting() : initialRouting(userName, now, connectedIds(providers)[0] ?? null);
  return {
    domain,
    token: `Bearer sandbox-${randomToken()}`,
    userName,
    role,
    permission,
    plan: { trialEndsAt: null, isFrozen: false, discount: null, paused: null, ...scenario.plan },
    store: { checkedAt: null, state: scenario.store ?? {} },
    privacy: { exports: [], cancelled: [], state: scenario.privacy ?? {} },
    orders,
    byOrderId: new Map(orders.map((order) => [String(order.orderId), order])),
    changes: createShopChanges(),
    movingLists: scenario.movement === undefined ? null : createMovingLists(scenario.movement),
    workflows: initialWorkflows(
      workflowContext(providers, timeZone),
      { count: scenario.orders === 'none' ? 0 : 4, savedBy: userName },
      now,
    ),
    routing,
    batching: initialBatching(orders, routing.locations, timeZone, now),
    shipping: scenario.orders === 'none' ? new Map() : initialMappings(connectedIds(providers), userName, now),
    staff,
    notifications: initialNotifications({ name: userName, isOwner: role === '1', domain }, now),
    tags: { added: [], changes: new Map() },
    settings: { saved: { ...newShopSettings, ...unsavedVersion } },
    shipPolicy: {
      saved: { ...newShipPolicy, ...unsavedVersion },
      installedAt: new Date(now.getTime() - 30 * 86_400_000).toISOString(),
      ordersBefore: scenario.ordersBefore ?? 0,
    },
    tracking: {
      saved: { ...newTrackingPage(domain), ...scenario.trackingPage, ...unsavedVersion },
      wrongGuesses: new Map(),
    },
    products: scenario.orders === 'none' ? noProducts() : initialProducts(userName, now),
    stock: { levels: scenario.orders === 'none' ? new Map() : null },
    imports: new Map(),
    selections: new Map(),
    providers,
    choices: new Map(),
    maskSecrets: scenario.maskSecrets ?? false,
    chargeType: scenario.chargeType ?? sampleShop.chargeType,
    timeZone,
    isOnboarded: scenario.isOnboarded ?? isAnyConnected(providers),
    onboarding: { ...newOnboarding, ...scenario.onboarding },
    capabilities,
    bulkFailuresLeft: scenario.bulkFailures ?? 0,
    bulkRepliesToLose: bulkReply === 'lost' ? 1 : 0,
    // A repeated key gets its reply; without keys a second attempt needs something left to do.
    skipsLastInBulk: bulkReply !== undefined && (bulkReply !== 'lost' || !capabilities.includes('idempotency')),
    replies: new Map(),
    billing: new Map(),
  };
}

/** The orders of a shop that opens now, newest first. */
export function createOrders(
  seed: readonly SeedOrder[],
  now: Date,
  orders: Scenario['orders'] = 'seed',
): readonly SandboxOrder[] {
  const newestAt = seed[0]?.at ?? 0;
  const timeShiftMs = timeShift(newestAt, now);
  const initialOrders = seed.map((order) => createSandboxOrder(order, newestAt, timeShiftMs));
  return withUniqueIds(orders === 'reviewQueue' ? withReviewQueue(initialOrders, now) : initialOrders);
}

/** Milliseconds from the source's time to that of a shop that opens now. */
export function timeShift(newestAt: number, now: Date): number {
  return now.getTime() - newestOrderAgeMs - newestAt;
}

/** An unguessable token. `randomUUID` is missing on pages served over plain http. */
export function randomToken(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const reviewQueueLength = 200;

/** The newest orders with goods, in review, six minutes apart so that all are from the last day. */
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

/** Numbers derived from unusual invoice numbers may collide; the later one gets the next free number. */
export function withUniqueIds(orders: readonly SandboxOrder[], taken = new Set<number>()): readonly SandboxOrder[] {
  return orders.map((order) => {
    let id = order.id;
    while (taken.has(id)) id += 1;
    taken.add(id);
    return id === order.id ? order : { ...order, id, orderId: platformOrderId(id) };
  });
}
