import type { OrderEvent } from '../../events/OrderEvent.ts';
import type { IsoTime } from '../../shared/dates/IsoTime.ts';
import type { Checkout } from '../../shared/orders/Checkout.ts';
import type { ParcelTracking, SeenHold, StoreRest } from '../detail/OrderDetail.ts';
import { isContradictory, unitsLeft } from './fromStoreOrder.ts';
import { heldUnits } from './heldParts.ts';
import type { IntakePolicy } from './IntakePolicy.ts';
import type { StoreOrder } from './StoreOrder.ts';
import type { TakenBack } from './takenBack.ts';
import { storeRest } from './storeRest.ts';
import type { UnitsLeft } from './whatToShip.ts';
import { whyItWaits } from './whyItWaits.ts';

/** The store's last known facts, for comparison with the next version. */
export interface StoreFacts extends TakenBack {
  closedAt: IsoTime | null;
  /** Why it had to wait; `null` when it did not. */
  stop: OrderEvent | null;
  /** When the next part may leave by the store's schedule; `null` when none is scheduled. Absent in old rows. */
  opensAt?: IsoTime | null;
  /**
   * A fingerprint of the store's address, so that one that was changed here stays until the store changes its own; absent
   * when the parts go to several or an earlier release read it.
   */
  addressKey?: string;
  /** `currentQuantity` by line. */
  quantities: Readonly<Record<string, number>>;
  /** Unit price after all discounts, by line; absent when nothing was discounted or an earlier release read it. */
  paid?: Readonly<Record<string, number>>;
  /** Absent when unknown. */
  checkout?: Checkout;
  /** Holds by others; absent for none or when an earlier release read it. */
  holds?: readonly SeenHold[];
  /** Its quantities contradict each other; absent when they don't or an earlier release read it. */
  isContradictory?: true;
  /**
   * What a fulfillment's first number does not say, by fulfillment id; absent for nothing or when an earlier release
   * read it.
   */
  trackings?: Readonly<Record<string, ParcelTracking>>;
  /** What stays in the store although the order ships; absent for nothing or when an earlier release read it. */
  rest?: readonly StoreRest[];
  /** Units on hold by line; absent for none or when an earlier release read it. */
  held?: Readonly<Record<string, number>>;
}

/** The part of a version that is compared with the next. */
export function storeFacts(received: StoreOrder, policy: IntakePolicy): StoreFacts {
  const left = unitsLeft(received, policy);
  const times = left.waits.flatMap((wait) => (wait.type === 'scheduled' ? (wait.until ?? []) : []));
  return {
    closedAt: received.closedAt,
    stop: whyItWaits(received, left, policy)?.event ?? null,
    opensAt: times.toSorted()[0] ?? null,
    quantities: Object.fromEntries(received.lines.map((line) => [line.lineItemId, line.currentQuantity])),
    ...(received.checkout && { checkout: received.checkout }),
    ...paidPrices(received),
    ...seenHolds(received),
    ...(isContradictory(received) && { isContradictory: true }),
    ...seenUnits(left),
    ...seenRest(left),
    ...seenTrackings(received),
    ...(received.returns && { returns: received.returns }),
    ...(received.refunds && { refunds: received.refunds }),
  };
}

function paidPrices({ lines }: StoreOrder): Pick<StoreFacts, 'paid'> {
  const paid = lines.flatMap(({ lineItemId, price, paidPrice }) =>
    paidPrice === undefined || paidPrice === price ? [] : [[lineItemId, paidPrice] as const],
  );
  return paid.length === 0 ? {} : { paid: Object.fromEntries(paid) };
}

function seenTrackings({ fulfillments }: StoreOrder): Pick<StoreFacts, 'trackings'> {
  const trackings = fulfillments.flatMap(({ fulfillmentId, isCancelled, carrier, trackingUrl, moreTrackings }) =>
    isCancelled || !(carrier || trackingUrl || moreTrackings)
      ? []
      : [
          [
            fulfillmentId,
            {
              ...(carrier && { carrier }),
              ...(trackingUrl && { trackingUrl }),
              ...(moreTrackings && { moreTrackings }),
            },
          ] as const,
        ],
  );
  return trackings.length === 0 ? {} : { trackings: Object.fromEntries(trackings) };
}

function seenUnits(left: UnitsLeft): Pick<StoreFacts, 'held'> {
  const held = heldUnits(left);
  return held.size === 0 ? {} : { held: Object.fromEntries(held) };
}

function seenRest(left: UnitsLeft): Pick<StoreFacts, 'rest'> {
  const rest = storeRest(left);
  return rest.length === 0 ? {} : { rest };
}

function seenHolds({ fulfillmentOrders }: StoreOrder): Pick<StoreFacts, 'holds'> {
  const holds = fulfillmentOrders.flatMap(({ holds: all, supportedActions = [] }) =>
    all.flatMap(({ holdId, reason, note, isOurs }) =>
      isOurs || holdId === undefined
        ? []
        : [{ holdId, reason, note, canRelease: supportedActions.includes('RELEASE_HOLD') }],
    ),
  );
  return holds.length === 0 ? {} : { holds };
}
