import { type OrderEvent, orderEvent } from '../../events/OrderEvent.ts';
import { openDisputes } from '../../shared/shipping/ShipPolicy.ts';
import { storeStops } from '../timeline/stageReason.ts';
import type { IntakePolicy } from './IntakePolicy.ts';
import type { StoreHold, StoreOrder } from './StoreOrder.ts';
import type { UnitsLeft, Wait } from './whatToShip.ts';

/** Why an order with units left is not sent, and where it waits. */
export interface Stop {
  stage: 'hold' | 'needsReview';
  event: OrderEvent;
}

/** Nothing is owed. */
const paid: ReadonlySet<string> = new Set(['PAID', 'PARTIALLY_REFUNDED']);

/** The money was returned or never taken. */
const givenBack: ReadonlySet<string> = new Set(['VOIDED', 'REFUNDED']);

/** The money may still come. A voided or refunded payment never does. */
const owed: ReadonlySet<string> = new Set(['AUTHORIZED', 'PENDING', 'PARTIALLY_PAID', 'EXPIRED']);

/** Whether an order waits because of the store. */
export function isStoreStop(event: OrderEvent | null): boolean {
  return event !== null && storeStops.has(event.kind);
}

/**
 * Why an order with units left may not leave; `null` when it may. The store's restrictions come before the ones that
 * a merchant can override.
 */
export function whyItWaits(order: StoreOrder, left: UnitsLeft, policy: IntakePolicy): Stop | null {
  if (left.now.size === 0 && left.waiting.size === 0) return null;
  const hold = (event: OrderEvent): Stop => ({ stage: 'hold', event });
  const { financialStatus, risk, createdAt } = order;
  if (isTestToHold(order, policy)) return hold(orderEvent('testOrder', {}));
  const [wait] = left.waits;
  if (left.now.size === 0 && wait !== undefined) return hold(waitEvent(wait, left.waits));
  if (!isPaidEnough(order, policy)) return hold(orderEvent('awaitsPayment', { status: financialStatus ?? '' }));
  if (left.destinations.length > 1)
    return { stage: 'needsReview', event: orderEvent('severalDestinations', { addresses: left.destinations.length }) };
  if (policy.whenRisky !== 'off' && (risk === 'INVESTIGATE' || risk === 'CANCEL'))
    return {
      stage: policy.whenRisky === 'hold' ? 'hold' : 'needsReview',
      event: orderEvent('riskFound', { recommendation: risk }),
    };
  const dispute = openDisputes.find((status) => order.disputes?.includes(status));
  if (policy.whenDisputed !== 'off' && dispute !== undefined)
    return {
      stage: policy.whenDisputed === 'hold' ? 'hold' : 'needsReview',
      event: orderEvent('disputeOpen', { status: dispute }),
    };
  if (policy.goLiveAt !== null && new Date(createdAt) < policy.goLiveAt) return hold(orderEvent('beforeGoLive', {}));
  return null;
}

/** A test order leaves only when the merchant sends test orders to a sandbox account. */
export function isTestToHold({ isTest }: StoreOrder, { whenTest }: IntakePolicy): boolean {
  return isTest && whenTest !== 'sandbox';
}

/** Whether nothing is owed, payment is taken on shipping, or the order may ship unpaid. */
function isPaidEnough({ hasTotal, financialStatus, tags, checkout }: StoreOrder, policy: IntakePolicy): boolean {
  const status = financialStatus ?? '';
  if (paid.has(status) || (!hasTotal && !givenBack.has(status))) return true;
  // Many shops take payment when they ship.
  if (status === 'AUTHORIZED' && policy.whenAuthorized === 'release') return true;
  if (!owed.has(status)) return false;
  const chosenTags = namesOf(policy.unpaidTags);
  if ([...namesOf(tags)].some((tag) => chosenTags.has(tag))) return true;
  if (checkout === undefined) return false;
  // What is due on receipt is due now.
  const terms = checkout.paymentTerms ?? null;
  if (policy.whenOnTerms === 'release' && terms !== null && terms.type !== 'RECEIPT') return true;
  return isPaidByOnly(checkout.paymentGateways, namesOf(policy.unpaidMethods));
}

/** The store's names for gift cards: their share is paid, even if more is owed. */
const giftCard = 'gift_card';

/** With several methods the store does not say which one is owed, so each of them must be a selected one. */
function isPaidByOnly(gateways: readonly string[], chosen: ReadonlySet<string>): boolean {
  const owing = [...namesOf(gateways)].filter((gateway) => gateway !== giftCard);
  return owing.length > 0 && owing.every((gateway) => chosen.has(gateway));
}

/** Ignores case in comparisons. */
function namesOf(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.map((text) => text.trim().toLowerCase()));
}

/** The store's words for the holds on these parts. */
export function heldEvent(parts: readonly { holds: readonly StoreHold[] }[]): OrderEvent {
  const holds = parts.flatMap((part) => part.holds.map(({ reason, note }) => ({ reason, note })));
  return orderEvent('heldInStore', { holds });
}

/** Why units wait in the store, by the first of their reasons. */
export function waitEvent(first: Wait, all: readonly Wait[]): OrderEvent {
  switch (first.type) {
    case 'held':
      return heldEvent(all.filter((wait) => wait.type === 'held'));
    case 'scheduled': {
      const times = all.flatMap((wait) => (wait.type === 'scheduled' && wait.until !== null ? [wait.until] : []));
      return orderEvent('scheduledInStore', { until: times.toSorted()[0] ?? null });
    }
    case 'unplanned':
      return orderEvent('unplannedInStore', {});
    case 'unplaced':
      return orderEvent('unplacedInStore', {});
    case 'begun':
      return orderEvent('begunInStore', {});
    case 'unknown':
      return orderEvent('unknownInStore', { status: first.status });
  }
}
