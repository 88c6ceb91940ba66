import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { message } from '../../messages/Message.ts';
import { aDetail, aFulfillment, aLineItem } from '../../testing/anOrder.ts';
import type { Fulfillment, Reship, ReshipRequest } from './OrderDetail.ts';
import {
  cancelReshipRefusal,
  reshipEnding,
  reshipMark,
  reshipParts,
  reshippableUnits,
  reshipReference,
  reshipRefusal,
} from './reships.ts';

const twoLines = [aLineItem({ lineItemId: '1', quantity: 3 }), aLineItem({ lineItemId: '2', quantity: 1 })];
const shippedPart = (lineItemId: string, quantity: number, facts: Partial<Fulfillment> = {}) =>
  aFulfillment({ lineItemId, quantity, shipmentStatus: 'delivered', ...facts });
const shipped = {
  stage: 'shipped' as const,
  detail: aDetail({
    lineItems: twoLines,
    fulfillments: [shippedPart('1', 3, { locationId: '7' }), shippedPart('2', 1, { locationId: '8' })],
  }),
};
const lost = (...units: [string, number][]): ReshipRequest => ({
  lines: units.map(([lineItemId, quantity]) => ({ lineItemId, quantity })),
  reason: 'lost',
  note: '',
});
const aReship = (state: Reship['state'], hasLeft = false, ...units: [string, number][]) => ({
  state,
  hasLeft,
  lines: lost(...units).lines,
});

describe('units that can be reshipped', () => {
  test('are all shipped units, from their last location', () => {
    expect(reshippableUnits(shipped.detail, [])).toEqual([
      { lineItemId: '1', quantity: 3, locationId: '7' },
      { lineItemId: '2', quantity: 1, locationId: '8' },
    ]);
  });

  test('exclude canceled shipments and lines that never left', () => {
    const detail = { ...shipped.detail, fulfillments: [shippedPart('1', 2, { shipmentStatus: 'canceled' })] };
    expect(reshippableUnits(detail, [])).toEqual([]);
    expect(reshipRefusal({ ...shipped, detail }, [], lost(['1', 1]))).toEqual(message('orders.tooManyToReship'));
  });

  test('exclude a reship waiting at its 3PL, and include it again once it left or was refused', () => {
    const left = (reship: ReturnType<typeof aReship>) =>
      reshippableUnits(shipped.detail, [reship]).find(({ lineItemId }) => lineItemId === '1')?.quantity;
    for (const state of ['queued', 'sending', 'sent', 'held'] as const)
      expect(left(aReship(state, false, ['1', 2]))).toBe(1);
    expect(left(aReship('sent', true, ['1', 2]))).toBe(3);
    for (const state of ['refused', 'failed', 'cancelled', 'done'] as const)
      expect(left(aReship(state, state === 'done', ['1', 2]))).toBe(3);
  });

  test('are never more than were shipped, however they are requested', () => {
    const anyUnits = fc.array(fc.tuple(fc.constantFrom('1', '2', '3'), fc.integer({ min: -1, max: 4 })), {
      maxLength: 5,
    });
    fc.assert(
      fc.property(anyUnits, fc.array(anyUnits, { maxLength: 6 }), (inShipments, asked) => {
        const fulfillments = inShipments.map(([lineItemId, quantity]) =>
          shippedPart(lineItemId, Math.max(0, quantity)),
        );
        const order = { stage: 'shipped' as const, detail: { ...shipped.detail, fulfillments } };
        const reships: ReturnType<typeof aReship>[] = [];
        for (const units of asked)
          if (reshipRefusal(order, reships, lost(...units)) === null) reships.push(aReship('queued', false, ...units));
        for (const { lineItemId } of twoLines) {
          const sum = (lines: readonly { lineItemId: string; quantity: number }[]) =>
            lines.reduce((units, line) => (line.lineItemId === lineItemId ? units + line.quantity : units), 0);
          expect(sum(reships.flatMap(({ lines }) => lines))).toBeLessThanOrEqual(sum(fulfillments));
        }
      }),
    );
  });
});

describe('a reship is refused', () => {
  test.each(['open', 'inFulfillment', 'backOrder', 'error', 'hold', 'needsReview', 'cancelled'] as const)(
    'for an order that is %s',
    (stage) => {
      expect(reshipRefusal({ ...shipped, stage }, [], lost(['1', 1]))).toEqual(message('orders.notAllShipped'));
    },
  );

  test('for nothing, half a unit, a repeated line with too many units, an unknown line, and "other" without a note', () => {
    const refusal = (request: Partial<ReshipRequest>) => reshipRefusal(shipped, [], { ...lost(['1', 1]), ...request });
    expect(refusal({})).toBeNull();
    expect(refusal({ lines: [] })).toEqual(message('orders.nothingToReship'));
    for (const lines of [lost(['1', 0.5]), lost(['1', 2], ['1', 2]), lost(['9', 1]), lost(['1', 0])].map(
      (r) => r.lines,
    ))
      expect(refusal({ lines })).toEqual(message('orders.tooManyToReship'));
    expect(refusal({ reason: 'other', note: ' ' })).toEqual(message('orders.noReshipReason'));
    expect(refusal({ reason: 'other', note: 'The colour is wrong' })).toBeNull();
    expect(refusal({ reason: 'gone' as never })).toEqual(message('orders.noReshipReason'));
  });
});

test('a row shows a reship under way, and later whether the newest failed', () => {
  expect(reshipMark([])).toBe('');
  expect(reshipMark([{ state: 'refused' }, { state: 'queued' }])).toBe('underWay');
  expect(reshipMark([{ state: 'done' }, { state: 'failed' }])).toBe('failed');
  expect(reshipMark([{ state: 'refused' }, { state: 'done' }])).toBe('');
});

describe('ending a reship', () => {
  const asked = (state: 'asking' | 'tooLate' | 'noAnswer') => ({ cancellation: { state, words: '' } });
  const of = (state: Reship['state'], facts: Partial<Reship> = {}) => ({ state, hasLeft: false, ...facts });

  test('cancels one that waits or is at its 3PL, once, and again when the 3PL could not be asked', () => {
    for (const state of ['queued', 'sending', 'sent', 'held'] as const) {
      expect(reshipEnding(of(state))).toBe('cancel');
      expect(reshipEnding(of(state, asked('noAnswer')))).toBe('cancel');
      expect(cancelReshipRefusal(of(state, asked('asking')))).toEqual(message('orders.reshipCancelAsked'));
      expect(cancelReshipRefusal(of(state, asked('tooLate')))).toEqual(message('orders.reshipHasLeft'));
      expect(cancelReshipRefusal(of(state, { hasLeft: true }))).toEqual(message('orders.reshipHasLeft'));
    }
  });

  test('dismisses one that was not sent, and its row no longer mentions it', () => {
    for (const state of ['refused', 'failed'] as const) expect(reshipEnding(of(state))).toBe('dismiss');
    for (const state of ['asking', 'noAnswer'] as const) {
      expect(reshipEnding(of('failed', asked(state)))).toBeNull();
      expect(reshipMark([of('failed', asked(state))])).toBe('');
    }
    for (const state of ['cancelled', 'done'] as const)
      expect(cancelReshipRefusal(of(state))).toEqual(message('orders.reshipEnded'));
  });
});

test("references have at most 25 characters and differ from every warehouse order's", () => {
  expect(reshipReference('9007199254740991', 99)).toBe('9007199254740991-R99');
  expect(reshipReference(String(2n ** 63n - 1n), 9_999).length).toBeLessThanOrEqual(25);
});

test('each 3PL gets its own reship, and an inactive one says why it gets none', () => {
  const order = { orderId: '480', orderName: '#1001' };
  const line = (lineItemId: string, provider: string | null) =>
    ({ lineItemId, quantity: 3, provider, refusal: provider === null ? 'Shipbob is off' : null }) as const;
  const offer = { sent: [], next: 2, lines: [line('1', 'Shipbob'), line('2', 'Shipwire'), line('3', null)] };
  expect(reshipParts(order, offer, lost(['1', 2], ['2', 1]).lines)).toEqual({
    parts: [
      { provider: 'Shipbob', name: '#1001-R2', reference: '480-R2', units: 2 },
      { provider: 'Shipwire', name: '#1001-R3', reference: '480-R3', units: 1 },
    ],
    refusal: null,
  });
  expect(reshipParts(order, offer, lost(['3', 1]).lines)).toMatchObject({ parts: [], refusal: 'Shipbob is off' });
});
