import {
  backOrderStates,
  errorTypes,
  lineItemThreePlStatus,
  type OrderStage,
  orderThreePlStatus,
} from '@hub/domain/orders';
import type { WorkflowError } from '@hub/domain/orders/errors';
import type { SeedLine, SeedOrder } from '../seed/SeedOrder.ts';
import { apiErrors, newFlowNames, shipmentErrors } from './sampleTexts.ts';
import { seededRandom, seededChoice } from '@hub/domain/simulation';
import { isGoods, isShippableCode } from './goods.ts';
import { orderNumber, platformOrderId } from './orderNumber.ts';
import type { InitialOrderFields, SandboxOrder } from './SandboxOrder.ts';

const hourMs = 3_600_000;

/**
 * Share of each stage by age of the order; the rest is closed. Today's orders are mostly open or in fulfillment, with a
 * few of each problem; old ones are mostly done.
 */
const sharesByAge: readonly {
  readonly olderThanHours: number;
  readonly shares: Partial<Record<OrderStage, number>>;
}[] = [
  {
    olderThanHours: 30 * 24,
    shares: { open: 0.0005, error: 0.003, hold: 0.002, backOrder: 0.003, needsReview: 0.002, shipped: 0.25 },
  },
  {
    olderThanHours: 7 * 24,
    shares: {
      open: 0.004,
      inFulfillment: 0.02,
      error: 0.008,
      hold: 0.006,
      backOrder: 0.01,
      needsReview: 0.006,
      shipped: 0.62,
    },
  },
  {
    olderThanHours: 24,
    shares: {
      open: 0.06,
      inFulfillment: 0.12,
      error: 0.02,
      hold: 0.015,
      backOrder: 0.025,
      needsReview: 0.02,
      shipped: 0.6,
    },
  },
  {
    olderThanHours: -1,
    shares: {
      open: 0.37,
      inFulfillment: 0.2,
      error: 0.08,
      hold: 0.07,
      backOrder: 0.09,
      needsReview: 0.08,
      shipped: 0.06,
    },
  },
];

/**
 * The initial order. `newestAt`: source time of the newest order, which determines the age; `shift`: milliseconds from
 * source time to the sandbox's.
 */
export function createSandboxOrder(seed: SeedOrder, newestAt: number, timeShiftMs: number): SandboxOrder {
  const age = newestAt - seed.at;
  const createdAt = seed.at + timeShiftMs;
  const goods = seed.lines.filter(isGoods);
  const stage = stageOf(seed, goods, age);
  return untouchedOrder(seed, stage, createdAt, initialFieldsFor(seed, goods, stage, createdAt, age));
}

/** Age of an order whose shares decide which few arriving ones are short of stock. */
const arrivingAge = 25 * hourMs;

/**
 * An order that the store places now: open, except for a few that are short of stock; workflows decide the rest. `null`
 * without goods to ship.
 */
export function createArrivingOrder(seed: SeedOrder, now: Date): SandboxOrder | null {
  const goods = seed.lines.filter(isGoods);
  const drawn = stageOf(seed, goods, arrivingAge);
  if (goods.length === 0 || drawn === 'cancelled') return null;
  const isShort = drawn === 'backOrder';
  const order = untouchedOrder(seed, isShort ? drawn : 'open', now.getTime(), isShort ? shortOfStock : {});
  return { ...order, workflows: 0 };
}

function untouchedOrder(
  seed: SeedOrder,
  stage: OrderStage,
  createdAt: number,
  fields: Partial<InitialOrderFields>,
): SandboxOrder {
  const { invoice } = seed;
  const number = orderNumber(invoice);
  const goods = seed.lines.filter(isGoods);
  const isBatched = (fields.batchedAt ?? null) !== null;
  return {
    ...untouchedOrderFields,
    ...fields,
    seed,
    id: number,
    orderId: platformOrderId(number),
    name: `#${invoice}`,
    createdAt,
    workflows: Math.floor(seededRandom(invoice, 'workflows') * 3.5),
    boxesSaved: isBatched && goods.length > 2 ? Math.floor(seededRandom(invoice, 'boxes') * 2.2) : 0,
    stage,
    state: null,
  };
}

/** An order without changes. */
export const untouchedOrderFields: InitialOrderFields = {
  shipped: 'none',
  isShort: false,
  closedAt: null,
  cancelledAt: null,
  batchedAt: null,
  shippedAt: null,
  threePlStatus: null,
  backOrderState: backOrderStates.none,
  workflowErrors: [],
  shipmentError: null,
  errorType: null,
  eligible: [],
};

function stageOf(seed: SeedOrder, goods: readonly SeedLine[], age: number): OrderStage {
  if (seed.invoice.startsWith('C')) return 'cancelled';
  // Bad debts, fees and stock corrections have nothing to ship.
  if (goods.length === 0) return 'closed';
  const shares = sharesByAge.find(({ olderThanHours }) => age > olderThanHours * hourMs)?.shares ?? {};
  let rest = seededRandom(seed.invoice, 'stage');
  for (const [stage, share] of Object.entries(shares) as [OrderStage, number][]) {
    rest -= share;
    // A back order of one line cannot be released in part.
    if (rest < 0) return stage === 'backOrder' && goods.length < 2 ? 'hold' : stage;
  }
  return 'closed';
}

function initialFieldsFor(
  seed: SeedOrder,
  goods: readonly SeedLine[],
  stage: OrderStage,
  createdAt: number,
  age: number,
): Partial<InitialOrderFields> {
  const { invoice } = seed;
  const chance = (salt: string) => seededRandom(invoice, salt);
  /** This many hours after creation, capped at now: for a young order only the elapsed share. */
  const later = (hours: number, part: number) => createdAt + Math.round(Math.min(hours * hourMs, age * part));
  const batched = {
    batchedAt: later(1 + chance('batch') * 4, 0.5),
    threePlStatus: lineItemThreePlStatus.sentToWarehouse,
  };
  const sent = { ...batched, shippedAt: later(6 + chance('ship') * 30, 0.8) };
  const partlySent = { ...sent, shipped: 'part' } as const;
  const allSent = { ...sent, shipped: 'all' } as const;
  const partlyReleased = {
    isShort: true,
    backOrderState: backOrderStates.partlyReleased,
    threePlStatus: orderThreePlStatus.partlyReleased,
  };
  const canSplit = goods.length > 1;

  switch (stage) {
    case 'open': {
      const eligible = chance('eligible') < 0.3 ? [seededChoice(newFlowNames, invoice, 'new flow')] : [];
      const kind = canSplit ? chance('open') : 1;
      if (kind < 0.08) return { ...partlyReleased, eligible };
      if (kind < 0.16) return { ...partlySent, eligible, threePlStatus: orderThreePlStatus.partialShipmentFailed };
      return { eligible };
    }
    case 'inFulfillment':
      return canSplit && chance('partial') < 0.2 ? partlySent : batched;
    case 'shipped':
      return allSent;
    case 'error':
      return failureOf(seed, goods);
    case 'backOrder':
      if (chance('back order') < 0.25) return { ...partlySent, ...partlyReleased };
      return shortOfStock;
    case 'cancelled':
      if (seed.lines.some((line) => isShippableCode(line.sku)) && chance('sent back') < 0.25)
        return { ...allSent, cancelledAt: later(72, 0.95) };
      return { cancelledAt: later(1 + chance('cancel') * 20, 0.9) };
    case 'closed':
      if (goods.length > 0 && chance('closed unshipped') > 0.06)
        return { ...allSent, closedAt: later(48 + chance('close') * 120, 0.95) };
      return { closedAt: later(1 + chance('close') * 20, 0.9) };
    case 'hold':
    case 'needsReview':
      return {};
  }
}

/** 4 is the `3pl_status` of an order that waits for stock, not of an error. */
const shortOfStock = {
  isShort: true,
  backOrderState: backOrderStates.releasablePartially,
  threePlStatus: 4,
} as const;

function failureOf(seed: SeedOrder, goods: readonly SeedLine[]): Partial<InitialOrderFields> {
  const kind = seededRandom(seed.invoice, 'error');
  if (kind < 0.4) return { workflowErrors: workflowErrorsOf(seed, goods), threePlStatus: 3 };
  if (kind < 0.75)
    return {
      shipmentError: seededChoice(apiErrors, seed.invoice, 'api error'),
      errorType: errorTypes.threePlApi,
      threePlStatus: 5,
    };
  return {
    shipmentError: seededChoice(shipmentErrors, seed.invoice, 'shipment error'),
    errorType: 2,
    threePlStatus: 5,
  };
}

function workflowErrorsOf(seed: SeedOrder, goods: readonly SeedLine[]): WorkflowError[] {
  if (seededRandom(seed.invoice, 'amount error') < 0.25) {
    return [
      {
        type: 'order_amount_error',
        message: 'Order amount is above the limit of the workflow',
        sku: null,
        quantity: null,
      },
    ];
  }
  return goods.slice(0, 2).map((line) => ({
    type: 'inventory_error',
    message: 'Not enough stock at any location',
    sku: line.sku,
    quantity: line.quantity,
  }));
}
