import type { ShipmentStatus } from '../detail/OrderDetail.ts';
import { inLanguage } from '../../languages/inLanguage.ts';

/** What each status means for the merchant. */
export const shipmentMeanings = inLanguage('shipmentMeanings', {
  attempted_delivery: 'The carrier tried to deliver and will try again.',
  canceled: 'The shipment was canceled. Nothing is on its way.',
  confirmed: 'The shipment is confirmed. The carrier has reported nothing yet.',
  delivered: 'Your customer has it.',
  failure: 'The delivery failed. Contact the carrier or your warehouse.',
  in_transit: 'The shipment is on its way.',
  label_printed: 'The label is printed. The carrier collects it next.',
  label_purchased: 'The label is paid for, but not printed yet.',
  marked_as_fulfilled: 'Someone marked it as fulfilled. The carrier has reported nothing.',
  not_delivered: 'The carrier could not deliver it.',
  picked_up: 'Your customer has picked it up.',
  ready_for_pickup: 'Your customer can pick it up.',
  submitted: 'Your warehouse has the request, but has not accepted it yet.',
});

const meanings: Readonly<Record<string, string>> = shipmentMeanings;

/** One sentence on what a delivery status of §4 means for the merchant; '' for an unknown status. */
export function shipmentStatusMeaning(status: ShipmentStatus): string {
  return Object.hasOwn(meanings, status) ? (meanings[status] ?? '') : '';
}
