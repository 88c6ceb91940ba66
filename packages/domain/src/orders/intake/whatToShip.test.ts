import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Recipient } from '../../shared/addresses/Recipient.ts';
import type { StoreFulfillmentOrder } from './StoreOrder.ts';
import { partForWriting, whatToShip, type WhatToShipOptions } from './whatToShip.ts';

const part: StoreFulfillmentOrder = {
  fulfillmentOrderId: '700',
  status: 'OPEN',
  requestStatus: 'UNSUBMITTED',
  locationId: '1',
  locationName: 'Leeds',
  method: 'SHIPPING',
  fulfillAt: null,
  holds: [],
  lines: [{ lineItemId: '11', total: 3, remaining: 2 }],
};

const everywhere: WhatToShipOptions = { ownLocations: null, othersLocations: new Set(), otherMethods: [] };

const leftOf = (parts: readonly StoreFulfillmentOrder[], ownLocations: ReadonlySet<string> | null = null) => {
  const { now, waiting, elsewhere } = whatToShip(parts, { ...everywhere, ownLocations });
  return [now, waiting, elsewhere].map((units) => units.get('11') ?? 0);
};

test.each([
  ['open', {}, [2, 0, 0]],
  ['in progress, since part of it has left', { status: 'IN_PROGRESS' }, [2, 0, 0]],
  [
    'in progress, since all of another line has left',
    {
      status: 'IN_PROGRESS',
      lines: [
        { lineItemId: '11', total: 2, remaining: 2 },
        { lineItemId: '12', total: 1, remaining: 0 },
      ],
    },
    [2, 0, 0],
  ],
  [
    'in progress in the store',
    { status: 'IN_PROGRESS', lines: [{ lineItemId: '11', total: 2, remaining: 2 }] },
    [0, 2, 0],
  ],
  [
    'in progress, since another app that accepted it has sent a part of it',
    { status: 'IN_PROGRESS', requestStatus: 'ACCEPTED' },
    [0, 0, 2],
  ],
  [
    'in progress and partly shipped in the store',
    { status: 'IN_PROGRESS', supportedActions: ['CREATE_FULFILLMENT', 'MARK_AS_OPEN'] },
    [0, 2, 0],
  ],
  ['on hold', { status: 'ON_HOLD' }, [0, 2, 0]],
  ['scheduled', { status: 'SCHEDULED' }, [0, 2, 0]],
  ['of a status that is not known', { status: 'PONDERED' }, [0, 2, 0]],
  // Recorded: a closed part can have units remaining that are now in another one.
  ['closed', { status: 'CLOSED' }, [0, 0, 0]],
  ['cancelled', { status: 'CANCELLED' }, [0, 0, 0]],
  ['incomplete', { status: 'INCOMPLETE' }, [0, 0, 0]],
  ['without lines', { lines: [] }, [0, 0, 0]],
  ['given to a fulfilment service', { requestStatus: 'SUBMITTED' }, [0, 0, 2]],
  ['whose request is of a status that is not known', { requestStatus: 'PONDERED' }, [0, 0, 2]],
  ['of a method that is not known', { method: 'PONDERED' }, [0, 0, 2]],
  ['which the service may give back', { requestStatus: 'CANCELLATION_REQUESTED' }, [0, 0, 2]],
  ['that the service refused', { requestStatus: 'REJECTED' }, [2, 0, 0]],
  ['of a deleted location', { locationId: null }, [2, 0, 0]],
  ['to a pickup point', { method: 'PICKUP_POINT' }, [2, 0, 0]],
  ['without a method', { method: null }, [2, 0, 0]],
  ['that is fetched', { method: 'PICK_UP' }, [0, 0, 2]],
  ['that a shop has handed out', { method: 'RETAIL' }, [0, 0, 2]],
] as const)('a part that is %s', (_, changes, left) => {
  expect(leftOf([{ ...part, ...changes }])).toEqual(left);
});

test('a location that the merchant did not assign to this app ships for itself', () => {
  expect(leftOf([part], new Set(['1']))).toEqual([2, 0, 0]);
  expect(leftOf([part], new Set(['2']))).toEqual([0, 0, 2]);
});

test('an unreadable location waits when the merchant has selected locations', () => {
  expect(leftOf([{ ...part, locationId: null }], new Set(['1']))).toEqual([0, 2, 0]);
  expect(leftOf([{ ...part, locationId: null, method: 'PICK_UP' }], new Set(['1']))).toEqual([0, 0, 2]);
});

test.each([
  ['open', {}, 'open', true],
  ['that is fetched', { method: 'PICK_UP' }, 'open', false],
  ['given to a fulfilment service', { requestStatus: 'ACCEPTED', status: 'IN_PROGRESS' }, 'open', false],
  ['at a location that is not ours', { locationId: '3' }, 'open', false],
  ['at a location that cannot be read', { locationId: null }, 'held', true],
  ['in progress, since part of it has left', { status: 'IN_PROGRESS' }, 'open', true],
  ['begun there', { status: 'IN_PROGRESS', supportedActions: ['MARK_AS_OPEN'] }, 'held', true],
  ['scheduled', { status: 'SCHEDULED' }, 'held', true],
  ['held by us', { status: 'ON_HOLD', holds: [{ reason: 'OTHER', note: null, isOurs: true }] }, 'heldByUs', true],
  [
    'held by us and another',
    { status: 'ON_HOLD', holds: [true, false].map((isOurs) => ({ reason: 'OTHER', note: null, isOurs })) },
    'heldByUs',
    true,
  ],
  ['held by an unknown party', { status: 'ON_HOLD' }, 'held', true],
  ['closed', { status: 'CLOSED' }, 'ended', true],
  ['closed with its request', { status: 'CLOSED', requestStatus: 'CLOSED' }, 'ended', true],
  ['fetched and closed', { status: 'CLOSED', requestStatus: 'CLOSED', method: 'PICK_UP' }, 'ended', false],
] as const)('decides whether to write to a part that is %s', (_, changes, state, isOurs) => {
  const found = partForWriting({ ...part, ...changes }, { ...everywhere, ownLocations: new Set(['1']) });
  expect(found).toEqual({ state, isOurs });
});

test('a hold names the units that it keeps back, without lines that have left', () => {
  const lines = [...part.lines, { lineItemId: '12', total: 1, remaining: 0 }];
  expect(whatToShip([{ ...part, status: 'ON_HOLD', lines }], everywhere).waits).toEqual([
    { type: 'held', holds: [], units: new Map([['11', 2]]) },
  ]);
});

test('a line in two parts counts its units in each part', () => {
  expect(leftOf([part, { ...part, fulfillmentOrderId: '701', status: 'ON_HOLD' }])).toEqual([2, 2, 0]);
});

describe('destinations of parts', () => {
  const address: Recipient = {
    name: 'Robin Carter',
    company: '',
    address1: '1 Mill Lane',
    address2: '',
    city: 'Leeds',
    state: '',
    postcode: 'LS1 4AB',
    country: 'GB',
    phone: '',
    email: '',
  };
  const kiosk = { ...address, company: 'Kiosk 12', address1: '9 Station Road' };
  const line = (remaining: number) => [{ lineItemId: '11', total: 2, remaining }];
  const to = (destination: Recipient | null, changes: Partial<StoreFulfillmentOrder> = {}) => ({
    ...part,
    destination,
    ...changes,
  });
  const placesOf = (...parts: readonly StoreFulfillmentOrder[]) => whatToShip(parts, everywhere).destinations;

  test("are the order's address unless a part has its own", () => {
    expect(placesOf()).toEqual([null]);
    expect(placesOf(part)).toEqual([null]);
    expect(placesOf(to(kiosk))).toEqual([kiosk]);
    expect(placesOf(to(kiosk), to({ ...kiosk, address1: ' 9 station road' }))).toEqual([kiosk]);
  });

  test('are several places when the parts that may leave differ', () => {
    expect(placesOf(part, to(kiosk))).toEqual([null, kiosk]);
    expect(placesOf(to(address), to(kiosk))).toEqual([address, kiosk]);
    expect(placesOf(to(kiosk), to({ ...kiosk, name: 'Kim Carter' }))).toHaveLength(2);
  });

  test.each([
    ['waits', { status: 'ON_HOLD' }],
    ['has nothing left', { lines: line(0) }],
    ['has ended', { status: 'CLOSED', lines: line(0) }],
    ['was replaced', { status: 'CLOSED' }],
    ['is fetched', { method: 'PICK_UP' }],
    ['belongs to a fulfilment service', { requestStatus: 'ACCEPTED' }],
  ] as const)('does not depend on a part that %s while another may leave', (_, changes) => {
    expect(placesOf(to(kiosk, changes), part)).toEqual([null]);
    expect(placesOf(part, to(kiosk, changes))).toEqual([null]);
    expect(placesOf(to(null, changes), to(kiosk))).toEqual([kiosk]);
  });

  test('stay the same when everything has left, waits or was canceled', () => {
    const done = { status: 'CLOSED', lines: line(0) };
    expect(placesOf(to(kiosk, done))).toEqual([kiosk]);
    expect(placesOf(to(kiosk, done), to(null, { status: 'CLOSED', lines: line(2) }))).toEqual([kiosk]);
    expect(placesOf(to(null, done), to(kiosk, { status: 'SCHEDULED' }))).toEqual([kiosk]);
    const inPart = { status: 'CLOSED', lines: [...line(0), { lineItemId: '12', total: 1, remaining: 1 }] };
    expect(placesOf(to(kiosk, inPart), to(null, { status: 'CLOSED', lines: line(2) }))).toEqual([kiosk]);
    expect(placesOf(to(kiosk, { status: 'CLOSED', lines: [] }))).toEqual([kiosk]);
  });
});

test('an order of 250 parts ships the units left in each, except at locations that others serve', () => {
  const parts = Array.from({ length: 250 }, (_, index) => ({
    ...part,
    fulfillmentOrderId: String(700 + index),
    locationId: String(1 + (index % 2)),
    lines: [{ lineItemId: '11', total: 1, remaining: 1 }],
  }));
  expect(leftOf(parts)).toEqual([250, 0, 0]);
  expect(leftOf(parts, new Set(['1']))).toEqual([125, 0, 125]);
});

test('for any parts, every remaining unit of an unfinished part counts once, and those of open parts of ours leave', () => {
  const anyPart = fc.record({
    fulfillmentOrderId: fc.string(),
    status: fc.constantFrom('OPEN', 'IN_PROGRESS', 'ON_HOLD', 'SCHEDULED', 'INCOMPLETE', 'CLOSED', 'CANCELLED', 'NEW'),
    supportedActions: fc.subarray(['CREATE_FULFILLMENT', 'MARK_AS_OPEN']),
    requestStatus: fc.constantFrom('UNSUBMITTED', 'SUBMITTED', 'ACCEPTED', 'REJECTED', 'NEW'),
    locationId: fc.constantFrom('1', '2', null),
    locationName: fc.string(),
    method: fc.constantFrom('SHIPPING', 'LOCAL', 'PICK_UP', 'NEW', null),
    fulfillAt: fc.constantFrom('2026-12-01T09:00:00Z', null),
    holds: fc.array(fc.record({ reason: fc.string(), note: fc.constant(null), isOurs: fc.boolean() }), {
      maxLength: 2,
    }),
    lines: fc.array(
      fc.record({
        lineItemId: fc.constantFrom('11', '12'),
        total: fc.integer({ min: -2, max: 9 }),
        remaining: fc.integer({ min: -2, max: 9 }),
      }),
      { maxLength: 4 },
    ),
  });
  const ended = ['INCOMPLETE', 'CLOSED', 'CANCELLED'];
  /** The table of statuses, for a shop that ships parcels from location 1 or from all of its own. */
  const leaves = ({ status, requestStatus, method, holds, lines, ...of }: StoreFulfillmentOrder, isChosen: boolean) => {
    const isBegun =
      of.supportedActions?.includes('MARK_AS_OPEN') || lines.every((each) => each.remaining >= each.total);
    const isOpen =
      status === 'OPEN' ||
      (status === 'IN_PROGRESS' && !isBegun) ||
      (status === 'ON_HOLD' && holds.length > 0 && holds.every(({ isOurs }) => isOurs));
    const isOurs = ['UNSUBMITTED', 'REJECTED'].includes(requestStatus) && [null, 'SHIPPING'].includes(method);
    return isOpen && isOurs && (!isChosen || of.locationId === '1');
  };
  fc.assert(
    fc.property(fc.array(anyPart, { maxLength: 6 }), fc.constantFrom(null, new Set(['1'])), (parts, ownLocations) => {
      const { now, waiting, elsewhere } = whatToShip(parts, { ...everywhere, ownLocations });
      const open = parts.filter(({ status }) => !ended.includes(status)).flatMap(({ lines }) => lines);
      for (const id of ['11', '12']) {
        const expected = open
          .filter(({ lineItemId, remaining }) => lineItemId === id && remaining > 0)
          .reduce((sum, { remaining }) => sum + remaining, 0);
        const counted = [now, waiting, elsewhere].reduce((sum, units) => sum + (units.get(id) ?? 0), 0);
        expect(counted).toBe(expected);
        const toLeave = parts
          .filter((each) => leaves(each, ownLocations !== null))
          .flatMap(({ lines }) => lines)
          .reduce((sum, { lineItemId, remaining }) => sum + (lineItemId === id ? Math.max(0, remaining) : 0), 0);
        expect(now.get(id) ?? 0).toBe(toLeave);
      }
    }),
  );
});
