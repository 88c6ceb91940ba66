import { expect, test } from 'vitest';
import { shipmentStatuses, shipmentStatusLabel, shipmentTone } from './shipmentStatus.ts';

test('§4 Shipment statuses: the thirteen', { tags: '§4.12' }, () => {
  expect(shipmentStatuses).toEqual([
    'attempted_delivery',
    'canceled',
    'confirmed',
    'delivered',
    'failure',
    'in_transit',
    'label_printed',
    'label_purchased',
    'marked_as_fulfilled',
    'not_delivered',
    'picked_up',
    'ready_for_pickup',
    'submitted',
  ]);
});

test('§4 Badge tone: delivered success; canceled or failure critical; others info', { tags: '§4.13' }, () => {
  expect(shipmentStatuses.filter((status) => shipmentTone(status) === 'success')).toEqual(['delivered']);
  expect(shipmentStatuses.filter((status) => shipmentTone(status) === 'critical')).toEqual(['canceled', 'failure']);
  expect(shipmentStatuses.filter((status) => shipmentTone(status) === 'info')).toHaveLength(10);
  for (const status of ['lost_at_sea', 'toString', '', null]) expect(shipmentTone(status)).toBe('info');
});

test('§2 delivery status badge or "Tracking Added"', { tags: '§2.99' }, () => {
  expect(shipmentStatusLabel(null)).toBe('Tracking Added');
  expect(shipmentStatusLabel('')).toBe('Tracking Added');
  expect(shipmentStatusLabel('in_transit')).toBe('In transit');
});

test.each(['lost_at_sea', 'toString', '__proto__'])('unknown enum values are shown as they are: %s', (status) => {
  expect(shipmentStatusLabel(status)).toBe(status);
});

test('every known status has words', () => {
  for (const status of shipmentStatuses)
    expect(shipmentStatusLabel(status).toLowerCase()).toBe(status.replaceAll('_', ' '));
});
