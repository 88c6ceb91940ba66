import type { Carrier } from './SimulatedOrder.ts';
import { seededShare } from './seededShare.ts';

/** Carriers of simulated parcels. */
export const carriers: readonly [Carrier, ...Carrier[]] = [
  { id: 101, code: 'ups', name: 'UPS', service: 'UPS Ground', serviceCode: 'ups_ground' },
  { id: 102, code: 'fedex', name: 'FedEx', service: 'FedEx Home Delivery', serviceCode: 'fedex_home_delivery' },
  { id: 103, code: 'usps', name: 'USPS', service: 'USPS Priority Mail', serviceCode: 'usps_priority_mail' },
];

/** The carrier of an order, the same in every run. */
export function carrierOf(seed: string): Carrier {
  return carriers[Math.floor(seededShare(`${seed} carrier`) * carriers.length)] ?? carriers[0];
}

/** A number in the carrier's format that belongs to no real parcel. */
export function trackingNumberOf(carrier: Carrier, parcelId: number): string {
  const digits = String(parcelId);
  if (carrier.code === 'ups') return `1Z999AA1${digits.padStart(10, '0')}`;
  if (carrier.code === 'fedex') return `6129${digits.padStart(8, '0')}`;
  return `94001000000000${digits.padStart(8, '0')}`;
}

export function trackingUrlOf(carrier: Carrier, trackingNumber: string): string {
  if (carrier.code === 'ups') return `https://www.ups.com/track?tracknum=${trackingNumber}`;
  if (carrier.code === 'fedex') return `https://www.fedex.com/fedextrack/?trknbr=${trackingNumber}`;
  return `https://tools.usps.com/go/TrackConfirmAction?tLabels=${trackingNumber}`;
}
