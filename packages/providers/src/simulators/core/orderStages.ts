import type { SimulatedOrder, SimulatedParcel } from './SimulatedOrder.ts';

/** True while nothing has left and nobody has begun to pack. */
export function isUntouched(order: SimulatedOrder): boolean {
  return order.stage === 'received' || order.stage === 'onHold';
}

/** True once all of it has left. */
export function isAllShipped(order: SimulatedOrder): boolean {
  return order.stage === 'shipped' || order.stage === 'inTransit' || order.stage === 'delivered';
}

/** Parcels that have left, voided ones not among them. */
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

/** Has left, and its label stands. */
export function isGoing(parcel: SimulatedParcel): boolean {
  return parcel.state === 'shipped' || parcel.state === 'inTransit' || parcel.state === 'delivered';
}

/** Has not left. */
export function isWaiting(parcel: SimulatedParcel): boolean {
  return parcel.state === 'planned' || parcel.state === 'labelled';
}

/** Where its parcels put an order that is packed. */
export function stageOf(order: SimulatedOrder): SimulatedOrder['stage'] {
  const parcels = order.parcels.filter((parcel) => parcel.state !== 'voided');
  if (parcels.every((parcel) => parcel.state === 'delivered')) return 'delivered';
  if (parcels.some(isWaiting)) return parcels.some(isGoing) ? 'partlyShipped' : 'packed';
  return parcels.some((parcel) => parcel.state === 'shipped') ? 'shipped' : 'inTransit';
}
