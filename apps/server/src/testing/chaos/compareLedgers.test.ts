import { orderEvent } from '@hub/domain/events';
import { describe, expect, test } from 'vitest';
import { compareLedgers } from './compareLedgers.ts';
import type { EngineEntry, Ledgers, Parcels, StoreEntry, WarehouseEntry } from './Ledgers.ts';

const name = '#1001';
const received = orderEvent('received', {});
const handedOver = orderEvent('handedOver', {});
const units = { MUG: 2, BAG: 1 };
const parcels = { T1: { MUG: 2 }, T2: { BAG: 1 } };
const inStore: StoreEntry = { isCancelled: false, isElsewhere: false, units, fetched: {}, parcels };
const inEngine: EngineEntry = {
  stage: 'shipped',
  units,
  parcels,
  references: ['shipbob 1-1'],
  standing: ['shipbob 1-1 done'],
  timeline: [received, handedOver],
};
const atWarehouse: WarehouseEntry = {
  reference: 'shipbob 1-1',
  isCancelled: false,
  creates: 1,
  units,
  parcels,
  given: '{"address1":"1 Quay"}',
};

const aPlaced = { addresses: ['1 Quay'], parts: { shipbob: units }, story: null, isShippedNow: false };

function problems(
  changes: Partial<{
    placed: Ledgers['placed'];
    store: StoreEntry;
    engine: EngineEntry[];
    warehouses: WarehouseEntry[];
  }>,
): string[] {
  const ledgers: Ledgers = {
    placed: changes.placed ?? new Map([[name, aPlaced]]),
    store: new Map([[name, changes.store ?? inStore]]),
    engine: new Map([[name, changes.engine ?? [inEngine]]]),
    warehouses: new Map([[name, changes.warehouses ?? [atWarehouse]]]),
  };
  return compareLedgers(ledgers).map(({ problem }) => problem);
}

describe('three ledgers', () => {
  test('that match agree in any sequence', () => {
    const other = { parcels: { T2: { BAG: 1 }, T1: { MUG: 2 } }, units: { BAG: 1, MUG: 2 } };
    expect(problems({ store: { ...inStore, ...other } })).toEqual([]);
  });

  test('for an order that was canceled too late agree when the timeline says that it left', () => {
    const canceled = { ...inStore, isCancelled: true, parcels: {} };
    const late = { ...inEngine, stage: 'cancelled' };
    expect(problems({ store: canceled, engine: [late] })).toEqual([
      'canceled, and warehouses shipped T1: 2 × MUG; T2: 1 × BAG with no word of it',
    ]);
    const timeline = [
      ...inEngine.timeline,
      orderEvent('tooLateToCancel', { provider: 'Shipbob', words: 'It is being packed.' }),
    ];
    expect(problems({ store: canceled, engine: [{ ...late, timeline }] })).toEqual([]);
    const afterwards = [...inEngine.timeline, orderEvent('canceledInStore', { shipped: 'all' })];
    expect(problems({ store: canceled, engine: [{ ...late, timeline: afterwards }] })).toEqual([]);
  });

  test('for an order that was canceled before a parcel left agree when the timeline names the parcel', () => {
    const canceled = { ...inStore, isCancelled: true, parcels: {} };
    const timeline = [...inEngine.timeline, orderEvent('unexpectedParcel', { provider: 'Shipbob', tracking: 'T2' })];
    const late = { ...inEngine, stage: 'cancelled', parcels: { T1: { MUG: 2 } }, timeline };
    expect(problems({ store: canceled, engine: [late] })).toEqual([]);
    expect(problems({ store: canceled, engine: [{ ...late, parcels: {} }] }).join()).toContain('the engine says');
  });

  test('for an order that left with a unit too many agree when the timeline says that the change was too late', () => {
    const packed = [{ ...atWarehouse, parcels: { T1: { MUG: 2 }, T2: { BAG: 2 } } }];
    expect(problems({ warehouses: packed }).join()).toContain('ordered 1 × BAG + 2 × MUG, shipped 2 × BAG + 2 × MUG');
    const removed = [{ name: 'Bag', quantity: 1 }];
    const timeline = [
      ...inEngine.timeline,
      orderEvent('tooLateToRemove', { provider: 'Shipbob', items: removed, words: 'It is packed.' }),
    ];
    const placed = new Map([[name, { ...aPlaced, parts: { shipbob: { MUG: 2, BAG: 2 } } }]]);
    expect(problems({ placed, warehouses: packed, engine: [{ ...inEngine, timeline }] })).toEqual([]);
    const offTheFirst = { T1: { MUG: 1 }, T2: { BAG: 1 }, T3: { MUG: 1 } };
    const offTheLast = { T1: { MUG: 2 }, T2: { BAG: 1 } };
    const three = [{ ...atWarehouse, parcels: { ...offTheLast, T3: { MUG: 1 } } }];
    const reduced = (parcels: Parcels) =>
      problems({
        placed: new Map([[name, { ...aPlaced, parts: { shipbob: { MUG: 3, BAG: 1 } } }]]),
        warehouses: three,
        store: { ...inStore, parcels },
        engine: [{ ...inEngine, parcels, timeline }],
      });
    expect(reduced(offTheFirst)).toEqual([]);
    expect(reduced(offTheLast)).toEqual([]);
    expect(reduced({ T1: { MUG: 1 }, T2: { BAG: 1 }, T4: { MUG: 1 } }).join()).toContain('the engine says');
    expect(reduced({ T1: { MUG: 1 }, T2: { BAG: 1 } }).join()).toContain('the engine says');
    const asTheyLeft = { warehouses: packed, engine: [{ ...inEngine, parcels: packed[0]?.parcels ?? {}, timeline }] };
    expect(problems({ placed, ...asTheyLeft })).toEqual([]);
    const fewer = [{ ...atWarehouse, parcels: { T1: { MUG: 2 } } }];
    expect(problems({ placed, warehouses: fewer, engine: [{ ...inEngine, timeline }] })).not.toEqual([]);
  });

  test('for an order that lost a unit before its parcel left agree when the timeline names the parcel', () => {
    const packed = [{ ...atWarehouse, parcels: { T0: { BAG: 1 }, T1: { MUG: 2 }, T2: { BAG: 1 } } }];
    const placed = new Map([[name, { ...aPlaced, parts: { shipbob: { MUG: 2, BAG: 2 } } }]]);
    const named = [...inEngine.timeline, orderEvent('unexpectedParcel', { provider: 'Shipbob', tracking: 'T0' })];
    expect(problems({ placed, warehouses: packed, engine: [{ ...inEngine, timeline: named }] })).not.toEqual([]);
    const timeline = [...named, orderEvent('quantityChanged', { item: 'Bag', before: 2, after: 1 })];
    expect(problems({ placed, warehouses: packed, engine: [{ ...inEngine, timeline }] })).toEqual([]);
  });

  test('for units that left by hand and in a parcel agree when the timeline says that they left twice', () => {
    const byHand = (own: Parcels): Parcels => ({ HAND1: { MUG: 1, BAG: 1 }, ...own });
    const timeline = [
      ...inEngine.timeline,
      orderEvent('shippedTwice', {
        items: [
          { name: 'Mug', quantity: 1 },
          { name: 'Bag', quantity: 1 },
        ],
      }),
    ];
    const race = (engine: Parcels, inStores: Parcels, said: EngineEntry['timeline'] = timeline) =>
      problems({
        store: { ...inStore, parcels: inStores },
        engine: [{ ...inEngine, parcels: engine, timeline: said }],
      });
    const rest = byHand({ T1: { MUG: 1 } });
    expect(race(byHand(parcels), rest)).toEqual([]);
    // Disagreements: no event, one for fewer units, more or fewer units in the store, fewer from the warehouse.
    expect(race(byHand(parcels), rest, inEngine.timeline)).not.toEqual([]);
    expect(
      race(byHand(parcels), rest, [
        ...inEngine.timeline,
        orderEvent('shippedTwice', { items: [{ name: 'Mug', quantity: 1 }] }),
      ]),
    ).not.toEqual([]);
    expect(race(byHand(parcels), byHand(parcels))).not.toEqual([]);
    expect(race(byHand(parcels), byHand({}))).not.toEqual([]);
    expect(race(byHand({ T1: { MUG: 2 } }), rest).join()).toContain('the engine says');
    // The manual fulfillment was canceled, and the parcel is in the store.
    expect(race(parcels, parcels)).toEqual([]);
  });

  test('for an order that moved agree when it went to the new address or the timeline says that it did not', () => {
    const moved = new Map([[name, { ...aPlaced, addresses: ['1 Quay', '2 Quay'] }]]);
    expect(problems({ placed: moved })).toEqual(['shipbob 1-1 was given without the address 2 Quay']);
    const timeline = [...inEngine.timeline, orderEvent('addressChanged', { oldAddress: 'shipped' })];
    expect(problems({ placed: moved, engine: [{ ...inEngine, timeline }] })).toEqual([]);
    expect(problems({ placed: moved, warehouses: [{ ...atWarehouse, given: '2 Quay' }] })).toEqual([]);
  });

  test('for an order that two 3PLs ship agree when each has its own part', () => {
    const placed = new Map([[name, { ...aPlaced, parts: { shipbob: { MUG: 2 }, dcl: { BAG: 1 } } }]]);
    const references = ['shipbob 1-1', 'dcl 1-2'];
    const mugs = { ...atWarehouse, units: { MUG: 2 }, parcels: { T1: { MUG: 2 } } };
    const bag = { ...atWarehouse, reference: 'dcl 1-2', units: { BAG: 1 }, parcels: { T2: { BAG: 1 } } };
    const engine = [{ ...inEngine, references }];
    expect(problems({ placed, engine, warehouses: [mugs, bag] })).toEqual([]);
    const whole = { ...mugs, units };
    expect(problems({ placed, engine, warehouses: [whole, bag] })).toEqual([
      'shipbob 1-1 was given 1 × BAG + 2 × MUG, its part is 2 × MUG',
    ]);
    const swapped: WarehouseEntry[] = [
      { ...mugs, parcels: { T2: { BAG: 1 } } },
      { ...bag, parcels: { T1: { MUG: 2 } } },
    ];
    expect(problems({ placed, engine, warehouses: swapped })).toEqual([
      'shipbob shipped 1 × BAG, its part is 2 × MUG',
      'dcl shipped 2 × MUG, its part is 1 × BAG',
    ]);
  });

  test('for an order that was sent again after an error agree when the warehouse has it once per sending', () => {
    const again = orderEvent('batchedAgain', { batch: '2', location: 'Leeds', attempt: 2 });
    const sent = [
      orderEvent('batched', { batch: '1', time: '09:00', location: 'Leeds', by: null }),
      handedOver,
      handedOver,
    ];
    const timeline = [received, ...sent];
    expect(problems({ engine: [{ ...inEngine, timeline }] }).join()).toContain('2 times');
    expect(problems({ engine: [{ ...inEngine, timeline: [...timeline, again] }] })).toEqual([]);
  });

  test('for an order with a confirmed Ship Now agree when the timeline says so', () => {
    const placed = new Map([[name, { ...aPlaced, isShippedNow: true }]]);
    expect(problems({ placed }).join()).toContain('Ship Now');
    const timeline = [
      ...inEngine.timeline,
      orderEvent('actionTaken', { action: 'ship-now', by: 'Robin Carter', isBulk: true, isUndo: false }),
    ];
    expect(problems({ placed, engine: [{ ...inEngine, timeline }] })).toEqual([]);
  });

  test('for an order that the customer picks up in part agree whether or not the engine has read who fulfilled it', () => {
    const all = { MUG: 3, BAG: 1 };
    const store = { ...inStore, units: all, fetched: { MUG: 1 }, parcels: { ...parcels, '': { MUG: 1 } } };
    const engine = { ...inEngine, units: all };
    expect(problems({ store, engine: [engine] })).toEqual([]);
    expect(problems({ store, engine: [{ ...engine, parcels: store.parcels }] })).toEqual([]);
    // Everything was fulfilled before any of it left.
    const atOnce = { '': all };
    const allByHand = { ...engine, parcels: atOnce, references: [], timeline: [received] };
    expect(problems({ store: { ...store, parcels: atOnce }, engine: [allByHand], warehouses: [] })).toEqual([]);
    const nothingFetched = { ...store, fetched: {} };
    expect(problems({ store: nothingFetched, engine: [engine] })).not.toEqual([]);
  });

  test('for an order that was shipped by hand before it came agree without any 3PL', () => {
    const byHand = { HAND1: units };
    const engine = { ...inEngine, parcels: byHand, references: [], timeline: [received] };
    const store = { ...inStore, parcels: byHand };
    expect(problems({ store, engine: [engine], warehouses: [] })).toEqual([]);
    expect(problems({ engine: [{ ...engine, parcels }], warehouses: [] }).join()).toContain('“handedOver” 0 times');
  });

  test.each<[string, Parameters<typeof problems>[0], string]>([
    ['an order that was lost', { engine: [] }, 'the engine 0 times'],
    ['one that was received twice', { engine: [inEngine, inEngine] }, 'the engine 2 times'],
    ['one that was never shipped', { engine: [{ ...inEngine, stage: 'open' }] }, 'in the engine it is open'],
    ['one that was canceled and shipped', { store: { ...inStore, isCancelled: true } }, 'expects it cancelled'],
    ['a create that was sent twice', { warehouses: [{ ...atWarehouse, creates: 2 }] }, 'was sent 2 times'],
    [
      'a warehouse order that the engine does not know',
      { warehouses: [atWarehouse, { ...atWarehouse, reference: 'shipbob 1-2', parcels: {} }] },
      'the engine [shipbob 1-1]',
    ],
    ['one that was lost on its way', { warehouses: [] }, 'warehouses have []'],
    ['another address', { warehouses: [{ ...atWarehouse, given: '{}' }] }, 'without the address 1 Quay'],
    ['another 3PL', { warehouses: [{ ...atWarehouse, reference: 'dcl 1-1' }] }, 'is not at shipbob'],
    [
      'a parcel that the store does not know',
      { store: { ...inStore, parcels: { T1: { MUG: 2 } } } },
      'the store says T1',
    ],
    [
      'units that left twice',
      { warehouses: [{ ...atWarehouse, parcels: { ...parcels, T3: { MUG: 2 } } }] },
      'shipped 1 × BAG + 4 × MUG',
    ],
    ['other units', { store: { ...inStore, units: { MUG: 1 } } }, 'the store has 1 × MUG'],
    [
      'a timeline with a repeated entry',
      { engine: [{ ...inEngine, timeline: [...inEngine.timeline, handedOver] }] },
      '2 times',
    ],
  ])('show %s', (_what, changes, problem) => {
    expect(problems(changes).join('\n')).toContain(problem);
  });
});
