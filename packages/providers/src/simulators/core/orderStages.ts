import type { SimulatedOrder, SimulatedParcel } from './SimulatedOrder.ts';

/** True until packing begins or anything leaves. */
export function isUntouched(order: SimulatedOrder): boolean {
  return order.stage === 'received' || order.stage === 'onHold';
}

/** True when everything has left. */
export function isAllShipped(order: SimulatedOrder): boolean {
  return order.stage === 'shipped' || order.stage === 'inTransit' || order.stage === 'delivered';
}

/** Parcels that have left, without voided ones. */
export function parcelsThatLeft(order: SimulatedOrder): SimulatedParcel[] {
  return order.parcels.filter(isGoing);
}

/** Units of one line in parcels that have left. */
export function unitsShipped(order: SimulatedOrder, lineId: number): number {
  return parcelsThatLeft(order)
    .flatMap((parcel) => parcel.lines)
    .filter((line) => line.lineId === lineId)
    .reduce((sum, line) => sum + line.quantity, 0);
}

/** Has left with a valid label. */
export function isGoing(parcel: SimulatedParcel): boolean {
  return parcel.state === 'shipped' || parcel.state === 'inTransit' || parcel.state === 'delivered';
}

/** Has not left yet. */
export function isWaiting(parcel: SimulatedParcel): boolean {
  return parcel.state === 'planned' || parcel.state === 'labelled';
}

/** The stage of a packed order, from its parcels. */
export function stageOf(order: SimulatedOrder): SimulatedOrder['stage'] {
  const parcels = order.parcels.filter((parcel) => parcel.state !== 'voided');
  if (parcels.every((parcel) => parcel.state === 'delivered')) return 'delivered';
  if (parcels.some(isWaiting)) return parcels.some(isGoing) ? 'partlyShipped' : 'packed';
  return parcels.some((parcel) => parcel.state === 'shipped') ? 'shipped' : 'inTransit';
}
