import type { OrderStage } from '@hub/domain/orders';
import type { OrderState } from '@hub/domain/orders/actions';
import type { SeedOrder } from '../seed/SeedOrder.ts';
import { createArrivingOrder, createSandboxOrder } from './createSandboxOrder.ts';
import { createOrders, timeShift } from './createShop.ts';
import { firstLineItemId, orderNumber, platformOrderId } from './orderNumber.ts';
import { type SampleDelivery, sampleDelivery } from './sampleDelivery.ts';
import type { SandboxOrder } from './SandboxOrder.ts';
import { stateOf } from './stateOf.ts';

/** An order of the sample shop when the shop opens. */
export interface SampleOrder extends OrderState, SampleDelivery {
  /** Number of workflows that ran; summed as "Total Workflows". */
  readonly workflows: number;
  /** Summed as "Total Boxes Saved". */
  readonly boxesSaved: number;
  /** Customer number, `null` for a guest checkout. */
  readonly customer: string | null;
  /** English name: `United Kingdom`. */
  readonly country: string;
}

/**
 * The orders of a shop that opens now, as the sandbox shows them in scenario `default`. Details are derived one by one
 * while they are read. `seed`: newest first, as `loadSeed` returns it.
 */
export function* sampleOrders(
  seed: readonly SeedOrder[],
  now: Date,
  first: 'oldest' | 'newest' = 'oldest',
): Generator<SampleOrder, void> {
  const orders = createOrders(seed, now);
  for (const order of first === 'newest' ? orders : orders.toReversed()) yield toSampleOrder(order);
}

/** One invoice's sample order, in a shop that opens now. `newestAt`: source time of the newest invoice. */
export function sampleOrder(seed: SeedOrder, newestAt: number, now: Date): SampleOrder {
  return toSampleOrder(createSandboxOrder(seed, newestAt, timeShift(newestAt, now)));
}

/** An order that the sample's store places now; `null` for one without goods to ship. */
export function arrivingOrder(seed: SeedOrder, now: Date): SampleOrder | null {
  const order = createArrivingOrder(seed, now);
  return order && toSampleOrder(order);
}

/** The stage of one invoice's sample order, without its details. */
export function sampleStage(seed: SeedOrder, newestAt: number): OrderStage {
  return createSandboxOrder(seed, newestAt, 0).stage;
}

/** Ids of one invoice's sample order, and of its first line; those of the other lines follow. */
export function sampleOrderIds(invoice: string): { order: number; firstLine: number } {
  const number = orderNumber(invoice);
  return { order: platformOrderId(number), firstLine: firstLineItemId(number) };
}

/** When the newest order of a shop that opens now was placed, ms since 1970. */
export function newestOrderTime(now: Date): number {
  return timeShift(0, now);
}

function toSampleOrder(order: SandboxOrder): SampleOrder {
  const { workflows, boxesSaved } = order;
  const { customer, country } = order.seed;
  return { ...stateOf(order), workflows, boxesSaved, customer, country, ...sampleDelivery(order.seed) };
}
