import { isGoing } from '../../simulators/core/orderStages.ts';
import type { SimulatedOrder, SimulatedParcel } from '../../simulators/core/SimulatedOrder.ts';

type Row = Record<string, unknown>;

/** Orders deleted through the API can't be found anymore. */
export const deletedText = 'Deleted';

/** An Infoplus order: units that can't ship at once continue as a back order, N.001. */
export interface InfoplusPart {
  order: SimulatedOrder;
  orderNo: number;
  isBackOrder: boolean;
}

/** The back order exists once the first parcel has left. */
export function partsOf(order: SimulatedOrder): InfoplusPart[] {
  if (order.problem === deletedText) return [];
  const first = { order, orderNo: order.id, isBackOrder: false };
  const isSplit =
    order.plan === 'partial' && order.parcels.some(({ wave, shippedAt }) => wave === 0 && shippedAt !== null);
  return isSplit && order.parcels.some(({ wave }) => wave === 1)
    ? [first, { order, orderNo: Number(`${order.id}.001`), isBackOrder: true }]
    : [first];
}

/** Parcels of one part, without voided ones. */
export function parcelsOfPart({ order, isBackOrder }: InfoplusPart): SimulatedParcel[] {
  const isOfBackOrder = ({ wave }: SimulatedParcel) => order.plan === 'partial' && wave === 1;
  return order.parcels.filter((parcel) => parcel.state !== 'voided' && isOfBackOrder(parcel) === isBackOrder);
}

export function infoplusOrder(part: InfoplusPart): Row {
  const { order, orderNo, isBackOrder } = part;
  const parcels = parcelsOfPart(part);
  const shippedTimes = parcels.filter(isGoing).flatMap(({ shippedAt }) => shippedAt ?? []);
  const units = (lineId: number, list: readonly SimulatedParcel[]) =>
    list
      .flatMap(({ lines }) => lines)
      .filter((line) => line.lineId === lineId)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    ...order.wire,
    orderNo,
    customerOrderNo: order.wire.customerOrderNo ?? null,
    customerNo: order.wire.customerNo ?? null,
    lobId: order.wire.lobId,
    warehouseId: order.wire.warehouseId,
    status: statusOf(part, parcels),
    holdCode: order.problem,
    shipDate: shippedTimes.length === 0 ? null : new Date(Math.max(...shippedTimes)).toISOString(),
    createDate: new Date(order.receivedAt).toISOString(),
    modifyDate: new Date(order.updatedAt).toISOString(),
    carrierId: order.wire.carrierId ?? null,
    giftMessage: order.wire.giftMessage ?? null,
    orderAssemblyInstructions: order.wire.orderAssemblyInstructions ?? null,
    lineItems: order.lines
      .map((line) => {
        const planned = units(line.id, parcels);
        const shippedQty = units(line.id, parcels.filter(isGoing));
        const hasShipped = shippedTimes.length > 0;
        return {
          id: line.id,
          orderNo,
          sku: line.sku,
          orderedQty: isBackOrder ? planned : line.quantity,
          allocatedQty: planned,
          shippedQty,
          backorderQty: !isBackOrder && hasShipped && order.plan === 'partial' ? line.quantity - planned : 0,
          customerLineItemNo: line.lineRef,
        };
      })
      .filter(({ orderedQty }) => orderedQty > 0),
  };
}

/** A carton gets its number when packed, and `shipped` when it leaves. */
export function infoplusShipment(part: InfoplusPart, parcel: SimulatedParcel): Row {
  return {
    id: parcel.id,
    orderNo: part.orderNo,
    cartonNo: parcel.id,
    trackingNo: parcel.trackingNumber,
    shipped: isGoing(parcel),
    shipDate: isGoing(parcel) && parcel.shippedAt !== null ? new Date(parcel.shippedAt).toISOString() : null,
    carrierServiceId: parcel.carrier.id,
    warehouseId: part.order.wire.warehouseId,
  };
}

export function infoplusContents(part: InfoplusPart, parcel: SimulatedParcel): Row[] {
  return parcel.lines.map((line) => ({
    id: parcel.id * 100 + part.order.lines.findIndex(({ id }) => id === line.lineId),
    orderNo: part.orderNo,
    cartonNo: parcel.id,
    lineItemId: line.lineId,
    sku: line.sku,
    quantity: line.quantity,
  }));
}

/** `Processed`: the warehouse is working on the order, and it is locked. */
function statusOf({ order, isBackOrder }: InfoplusPart, parcels: readonly SimulatedParcel[]): string {
  if (order.stage === 'cancelled') return 'Cancelled';
  if (parcels.length > 0 && parcels.every(isGoing)) return 'Shipped';
  if (isBackOrder) return 'Back Order';
  if (order.stage === 'onHold') return order.problem?.startsWith('Out of stock') ? 'Back Order' : 'Pending';
  if (order.stage === 'received') return 'On Order';
  return 'Processed';
}
