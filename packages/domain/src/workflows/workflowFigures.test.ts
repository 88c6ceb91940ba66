import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FlowOrder, workflowFigures } from './workflowFigures.ts';

const anOrder = (index: number, facts: Partial<FlowOrder> = {}): FlowOrder => ({
  order: { orderId: String(index), orderName: `#${index}` },
  triggered: [],
  eligible: [],
  clicks: [],
  ...facts,
});

describe('workflows that ran and that are newly eligible, from order details', () => {
  it('per workflow: the orders that it ran on, and the newest of them', () => {
    const { ran } = workflowFigures([
      anOrder(3, { triggered: ['B'] }),
      anOrder(2, { triggered: ['A', 'B'] }),
      anOrder(1, { triggered: ['A', 'B'] }),
    ]);
    expect(ran).toEqual([
      { key: 'B', name: 'B', orders: 3, newest: { orderId: '3', orderName: '#3' } },
      { key: 'A', name: 'A', orders: 2, newest: { orderId: '2', orderName: '#2' } },
    ]);
  });

  it('an order counts once for a workflow, however often its detail names it', () => {
    expect(workflowFigures([anOrder(1, { triggered: ['A', 'A'], eligible: ['B', 'B'] })])).toMatchObject({
      ran: [{ orders: 1 }],
      eligible: [{ orders: 1 }],
      eligibleOrders: 1,
    });
  });

  it('newly eligible is what did not run on the order yet', { tags: '§2.19' }, () => {
    const { eligible, eligibleOrders } = workflowFigures([
      anOrder(2, { triggered: ['A'], eligible: ['A'] }),
      anOrder(1, { eligible: ['A', 'C'] }),
    ]);
    expect(eligible.map(({ name, orders, newest }) => [name, orders, newest?.orderName])).toEqual([
      ['A', 1, '#1'],
      ['C', 1, '#1'],
    ]);
    expect(eligibleOrders).toBe(1);
  });

  it('orders on which no workflow ran are counted', () => {
    expect(
      workflowFigures([anOrder(1), anOrder(2, { triggered: ['A'] }), anOrder(3, { eligible: ['A'] })]).untouched,
    ).toBe(2);
  });

  it('started by hand: which of the two kinds, how often, on how many orders', () => {
    const clicks = ['Run Product Workflows', 'Hold Order', 'Run Product Workflows'];
    const { manualRuns } = workflowFigures(
      [anOrder(2, { clicks: ['Run Product Workflows'] }), anOrder(1, { clicks })],
      ['Run Product Workflows', 'Run Shipment Workflows'],
    );
    expect(manualRuns).toEqual([
      {
        key: 'Run Product Workflows',
        name: 'Run Product Workflows',
        times: 3,
        orders: 2,
        newest: { orderId: '2', orderName: '#2' },
      },
      { key: 'Run Shipment Workflows', name: 'Run Shipment Workflows', times: 0, orders: 0, newest: null },
    ]);
  });

  it('any name is only a name: __proto__, constructor, none, a thousand letters', () => {
    const names = ['__proto__', 'constructor', '', '😀', 'x'.repeat(1_000)];
    const { ran } = workflowFigures([anOrder(1, { triggered: names })]);
    expect(ran.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  });

  it('whatever the orders say, no workflow has more orders than were read, and those with most come first', () => {
    const names = fc.array(fc.constantFrom('A', 'B', 'C', '__proto__', ''), { maxLength: 6 });
    fc.assert(
      fc.property(fc.array(fc.record({ triggered: names, eligible: names }), { maxLength: 12 }), (lists) => {
        const orders = lists.map((facts, index) => anOrder(index, facts));
        const { ran, eligible, eligibleOrders, untouched } = workflowFigures(orders);
        for (const rows of [ran, eligible]) {
          expect(rows.every((row) => row.orders >= 1 && row.orders <= orders.length)).toBe(true);
          expect(rows.map((row) => row.orders)).toEqual(rows.map((row) => row.orders).toSorted((a, b) => b - a));
        }
        expect(untouched).toBe(lists.filter(({ triggered }) => triggered.length === 0).length);
        expect(eligibleOrders).toBeLessThanOrEqual(orders.length);
      }),
    );
  });
});
