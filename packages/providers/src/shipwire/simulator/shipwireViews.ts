import { isAllShipped, parcelsThatLeft, unitsShipped } from '../../simulators/core/orderStages.ts';
import type { SimulatedOrder, SimulatedParcel } from '../../simulators/core/SimulatedOrder.ts';
import { offsetMs, zonedTime } from '../../simulators/core/zonedTime.ts';

/** A list item, or a part of a resource that may be expanded. */
export interface ShipwireResource {
  resourceLocation: string | null;
  resource?: unknown;
}

/** Order statuses. `submitted`: the warehouse has it, and it can no longer be canceled. */
export function shipwireStatus(order: SimulatedOrder): string {
  if (order.stage === 'onHold') return 'held';
  if (order.stage === 'cancelled') return 'canceled';
  if (order.stage === 'delivered') return 'delivered';
  if (isAllShipped(order)) return 'completed';
  return order.stage === 'received' ? 'processed' : 'submitted';
}

/** The order; parts in `expand` are included, others are only addresses. */
export function shipwireOrder(
  order: SimulatedOrder,
  location: string,
  { expand, splits }: { expand: readonly string[]; splits: readonly SimulatedOrder[] },
): ShipwireResource {
  const part = (name: string, rows: () => readonly unknown[]): ShipwireResource => {
    const resourceLocation = `${location}/${name}?offset=0&limit=20`;
    const isExpanded = expand.includes(name) || expand.includes('all');
    return isExpanded ? { resourceLocation, resource: shipwireList(rows()) } : { resourceLocation };
  };
  const left = parcelsThatLeft(order);
  const completedAt = isAllShipped(order) ? Math.max(...left.map((parcel) => parcel.shippedAt ?? 0)) : null;
  const { shipTo, options, packingList } = order.wire;
  return {
    resourceLocation: location,
    resource: {
      id: order.id,
      ...namesOf(order),
      transactionId: `1538-${order.id}`,
      status: shipwireStatus(order),
      needsReview: 0,
      lastUpdatedDate: shipwireTime(order.updatedAt),
      options: { resourceLocation: null, resource: options ?? {} },
      shipTo: { resourceLocation: null, resource: shipTo },
      packingList: { resourceLocation: null, ...(packingList !== undefined && { resource: packingList }) },
      events: {
        resourceLocation: `${location}/events`,
        resource: {
          createdDate: shipwireTime(order.receivedAt),
          completedDate: completedAt === null ? null : shipwireTime(completedAt),
          cancelledDate: order.stage === 'cancelled' ? shipwireTime(order.updatedAt) : null,
        },
      },
      items: part('items', () =>
        order.lines.map((line) => ({
          id: line.id,
          orderId: order.id,
          sku: line.sku,
          quantity: line.quantity,
          ordered: line.quantity,
          shipped: unitsShipped(order, line.id),
          backordered: isWaitingForStock(order, line.sku) ? line.quantity : 0,
        })),
      ),
      splitOrders: part('splitOrders', () => splits.map((split) => ({ id: split.id, ...namesOf(split) }))),
      holds: part('holds', () =>
        order.stage === 'onHold'
          ? [
              {
                id: order.id,
                orderId: order.id,
                type: isWaitingForStock(order) ? 'inventory' : 'general',
                subType: isWaitingForStock(order) ? 'outOfStock' : 'manual',
                description: order.problem,
                appliedDate: shipwireTime(order.updatedAt),
                clearedDate: null,
              },
            ]
          : [],
      ),
      trackings: part('trackings', () => left.map((parcel) => tracking(order, parcel))),
      pieces: part('pieces', () =>
        left.map((parcel) => ({
          id: parcel.id,
          orderId: order.id,
          contents: {
            resourceLocation: null,
            resource: shipwireList(parcel.lines.map(({ sku, quantity }) => ({ sku, quantity }))),
          },
        })),
      ),
    },
  };
}

/** A part of a split order has the order's names plus its own number. */
function namesOf({ wire, reference, family }: SimulatedOrder) {
  if (family?.parentId != null) return { externalId: reference, orderNo: reference };
  return { externalId: wire.externalId ?? null, orderNo: wire.orderNo ?? null };
}

/** A list whose items each have their own address. */
export function shipwireList(rows: readonly unknown[]): Record<string, unknown> {
  const items = rows.map((resource) => ({ resourceLocation: null, resource }));
  return { offset: 0, total: rows.length, previous: null, next: null, items };
}

/** ISO 8601 with an offset; Shipwire's servers use California time. */
export function shipwireTime(ms: number): string {
  const hours = -offsetMs(ms, california) / 3_600_000;
  return `${zonedTime(ms, california)}-0${hours}:00`;
}

const california = 'America/Los_Angeles';

function tracking(order: SimulatedOrder, parcel: SimulatedParcel): Record<string, unknown> {
  return {
    id: parcel.id + 500_000,
    orderId: order.id,
    pieceId: parcel.id,
    tracking: parcel.trackingNumber,
    carrier: parcel.carrier.name,
    url: parcel.trackingUrl,
    summary: parcel.state === 'delivered' ? 'Delivered' : parcel.state === 'inTransit' ? 'In transit' : 'Picked up',
    trackedDate: shipwireTime(order.updatedAt),
    deliveredDate: parcel.deliveredAt === null ? null : shipwireTime(parcel.deliveredAt),
  };
}

function isWaitingForStock(order: SimulatedOrder, sku?: string): boolean {
  return order.problem?.startsWith(`Out of stock: ${sku ?? ''}`) ?? false;
}
