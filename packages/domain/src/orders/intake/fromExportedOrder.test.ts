import { describe, expect, test } from 'vitest';
import { newShipPolicy } from '../../shared/shipping/ShipPolicy.ts';
import { intakePolicyOf } from './IntakePolicy.ts';
import { type ExportedLine, type ExportedOrder, fromExportedOrder } from './fromExportedOrder.ts';

const policy = intakePolicyOf(
  { ...newShipPolicy, unpaidTags: ['invoice'] },
  { installedAt: null, othersLocations: [] },
);

const aLine = (changes: Partial<ExportedLine> = {}): ExportedLine => ({
  lineItemId: '11',
  name: 'Mug',
  sku: 'MUG',
  quantity: 2,
  price: 4,
  requiresShipping: true,
  status: 'pending',
  ...changes,
});

const exported = (changes: Partial<ExportedOrder> = {}): ExportedOrder => ({
  orderId: '4800',
  name: '#1001',
  at: '2026-11-20T09:00:00.000Z',
  customerName: 'Robin Carter',
  financialStatus: 'paid',
  fulfillmentStatus: 'unfulfilled',
  fulfilledAt: null,
  isCancelled: false,
  total: 8,
  risk: 'low',
  tags: [],
  lines: [aLine()],
  ...changes,
});

const kept = (changes: Partial<ExportedOrder>) => {
  const { state, event } = fromExportedOrder(exported(changes), policy);
  return [state.stage, event?.kind ?? null];
};

describe("an order from the platform's own file", () => {
  test.each<[string, Partial<ExportedOrder>, string, string | null]>([
    ['is paid and not fulfilled', {}, 'open', null],
    ['is authorized', { financialStatus: 'authorized' }, 'open', null],
    ['costs nothing', { financialStatus: '', total: 0 }, 'open', null],
    ['is not paid', { financialStatus: 'pending' }, 'hold', 'awaitsPayment'],
    ['says nothing of its payment', { financialStatus: '' }, 'hold', 'awaitsPayment'],
    ['is not paid, with a tag that lets it leave', { financialStatus: 'pending', tags: ['Invoice'] }, 'open', null],
    ['was refunded', { financialStatus: 'refunded' }, 'hold', 'awaitsPayment'],
    ['was refunded in part', { financialStatus: 'partially_refunded' }, 'needsReview', 'unclearInFile'],
    ['is a risk', { risk: 'high' }, 'needsReview', 'riskFound'],
    ['was canceled', { isCancelled: true }, 'cancelled', 'canceledInStore'],
    ['was fulfilled, with a line that was not', { fulfillmentStatus: 'fulfilled' }, 'shipped', null],
    ['says nothing of its lines', { lines: [aLine({ status: '' })] }, 'open', null],
    [
      'was fulfilled, and says nothing of its lines',
      { fulfillmentStatus: 'fulfilled', lines: [aLine({ status: '' })] },
      'shipped',
      null,
    ],
    ['was fulfilled', { fulfillmentStatus: 'fulfilled', lines: [aLine({ status: 'fulfilled' })] }, 'shipped', null],
    [
      'was fulfilled and refunded in part',
      {
        financialStatus: 'partially_refunded',
        fulfillmentStatus: 'fulfilled',
        lines: [aLine({ status: 'fulfilled' })],
      },
      'shipped',
      null,
    ],
    ['was restocked', { lines: [aLine({ status: 'restocked' })] }, 'closed', 'nothingLeftInStore'],
    ['needs no shipping', { lines: [aLine({ requiresShipping: false })] }, 'closed', 'nothingLeftInStore'],
    [
      'has a partly fulfilled line',
      { fulfillmentStatus: 'partial', lines: [aLine({ status: 'partial' })] },
      'needsReview',
      'unclearInFile',
    ],
  ])('%s', (_, changes, stage, event) => {
    expect(kept(changes)).toEqual([stage, event]);
  });

  test('ships when the merchant has selected locations, although the file names none', () => {
    const { state } = fromExportedOrder(exported(), { ...policy, ownLocations: new Set(['1']) });
    expect(state.stage).toBe('open');
  });

  test('ships the other line when one was fulfilled, without non-shippable items', () => {
    const lines = [
      aLine({ status: 'fulfilled' }),
      aLine({ lineItemId: '12' }),
      aLine({ lineItemId: '13', requiresShipping: false }),
    ];
    const { state } = fromExportedOrder(exported({ fulfillmentStatus: 'partial', lines }), policy);
    expect(state).toMatchObject({
      stage: 'open',
      order: { fulfillmentStatus: 'partial' },
      detail: {
        lineItems: [
          { fulfillableQuantity: 0, virtualItem: 0 },
          { fulfillableQuantity: 2, virtualItem: 0 },
          { virtualItem: 2 },
        ],
        fulfillments: [{ lineItemId: '11', quantity: 2 }],
      },
    });
  });
});
