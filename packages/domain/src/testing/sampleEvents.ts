import type { EventKind, EventValues } from '../events/index.ts';

/** Sample values for every kind of event, each with its English text. `Zq7` is a name that none of our texts contain. */
export const sampleEvents: { readonly [Kind in EventKind]: readonly (readonly [EventValues<Kind>, string])[] } = {
  actionTaken: [
    [{ action: 'hold-order', by: 'Zq7', isBulk: false, isUndo: false }, 'Hold Order clicked by Zq7'],
    [{ action: 'ship-now', by: null, isBulk: true, isUndo: false }, 'Ship Now (bulk) clicked'],
    [{ action: 'move-to-open', by: 'Zq7', isBulk: false, isUndo: true }, 'Undo (Move to Open) clicked by Zq7'],
    [
      { action: 'cancel-item', by: 'Zq7', isBulk: false, isUndo: false, removed: { name: 'Mug', quantity: 1_200 } },
      'Remove item from order clicked by Zq7: 1,200 × Mug',
    ],
  ],
  tagRenamed: [[{ from: 'Gift', to: 'Present', by: 'Zq7' }, 'Tag “Gift” was renamed “Present” by Zq7']],
  tagMerged: [[{ from: 'Gift', to: 'Present', by: 'Zq7' }, 'Tag “Gift” was merged into “Present” by Zq7']],
  tagDeleted: [[{ tag: 'Gift', by: 'Zq7' }, 'Tag “Gift” was deleted by Zq7']],
  tagRestored: [[{ tag: 'Gift', by: 'Zq7' }, 'Tag “Gift” was brought back by Zq7']],
  received: [[{}, 'Order received from the store']],
  foundByCheck: [[{}, 'The store had not announced this order; a check of the store found it']],
  imported: [[{ file: 'may.csv' }, 'Imported from may.csv']],
  joinedStore: [[{}, 'The store has this order too. The store’s version now applies']],
  sameOrderInStore: [[{ order: 'Zq7' }, 'The store has this order too, as Zq7: that one is shipped, this one is not']],
  sameOrderFromFile: [
    [{ order: 'Zq7' }, 'An order from a file, Zq7, seems to be the same and a warehouse has it. Close one of them'],
  ],
  canceledInStore: [
    [{ shipped: 'none' }, 'Canceled in the store'],
    [{ shipped: 'part' }, 'Canceled in the store, but part of the order had already shipped.'],
    [{ shipped: 'all' }, 'Canceled in the store, but the order had already shipped.'],
  ],
  deletedInStore: [[{}, 'Deleted in the store']],
  archivedInStore: [[{}, 'Archived in the store']],
  nothingLeftInStore: [[{}, 'The store has nothing left to ship']],
  fulfilledInStore: [[{}, 'Fulfilled in the store, not by this app']],
  fulfillmentFailedInStore: [[{}, 'A fulfillment failed in the store. Its units have not shipped']],
  fulfillmentCanceledInStore: [[{}, 'A fulfillment was canceled in the store']],
  testOrder: [[{}, 'Test order: it is not shipped']],
  heldInStore: [
    [
      {
        holds: [
          { reason: 'HIGH_RISK_OF_FRAUD', note: null },
          { reason: 'OTHER', note: 'Zq7' },
        ],
      },
      'Held in the store: high risk of fraud; Zq7',
    ],
    [{ holds: [] }, 'Held in the store'],
  ],
  scheduledInStore: [
    [{ until: '2026-12-01T09:00:00Z' }, 'Scheduled in the store for 2026-12-01 09:00 UTC'],
    [{ until: null }, 'Scheduled in the store'],
  ],
  begunInStore: [[{}, 'Someone started shipping it in the store']],
  unplannedInStore: [[{}, 'The store hasn’t planned this shipment yet']],
  unplacedInStore: [[{}, 'The store doesn’t say which location ships it']],
  unknownInStore: [[{ status: 'ZQ7' }, 'The store reports an unknown status: “ZQ7”']],
  awaitsPayment: [
    [{ status: 'PENDING' }, 'Waiting for payment: payment is pending'],
    [{ status: 'ZQ7' }, 'Waiting for payment: ZQ7'],
    [{ status: 'VOIDED' }, 'Payment voided'],
    [{ status: 'REFUNDED' }, 'Refunded'],
  ],
  unclearInFile: [[{}, 'The file doesn’t say how many units are left to ship. Check the order in the store.']],
  severalDestinations: [
    [{ addresses: 2 }, 'In the store its parts go to 2 different addresses; this app ships an order to one address'],
  ],
  riskFound: [[{ recommendation: 'CANCEL' }, 'Risk of fraud: the store advises to cancel it']],
  paymentChanged: [
    [{ status: 'PAID' }, 'Payment in the store: Paid'],
    [{ status: 'ZQ7' }, 'Payment in the store: ZQ7'],
  ],
  riskChanged: [[{ recommendation: 'CANCEL' }, 'The store’s fraud analysis: High']],
  disputeOpen: [[{ status: 'NEEDS_RESPONSE' }, 'Payment dispute: the bank is waiting for your response']],
  disputeChanged: [[{ status: 'WON' }, 'Payment dispute in the store: Won']],
  returnChanged: [
    [
      { name: '#1001-R1', change: 'requested', items: [{ name: 'Zq7', quantity: 2 }] },
      'Return #1001-R1 (2 × Zq7) requested by the customer',
    ],
    [{ name: '#1001-R1', change: 'gone', items: [] }, 'Return #1001-R1 declined or canceled in the store'],
  ],
  refundedInStore: [
    [{ items: [{ name: 'Zq7', quantity: 1 }] }, 'Refunded in the store: 1 × Zq7'],
    [{ items: [] }, 'Refunded in the store, without items'],
  ],
  shippedTwice: [
    [
      { items: [{ name: 'Zq7', quantity: 2 }] },
      'Shipped twice, by hand in the store and by a warehouse: 2 × Zq7. Stop one of the parcels.',
    ],
  ],
  beforeGoLive: [[{}, 'Placed before your go-live date. Move it to Open to ship it here.']],
  releasedInStore: [[{}, 'The store released the order']],
  storeReleaseAsked: [
    [
      { by: 'Robin Carter', holds: [{ reason: 'INCORRECT_ADDRESS', note: null }] },
      'Asked the store to release its hold (incorrect address), by Robin Carter',
    ],
    [{ by: null, holds: [] }, 'Asked the store to release its hold'],
  ],
  reopenedInStore: [[{}, 'The store has more units to ship']],
  shippedElsewhere: [[{ by: ['PICK_UP', 'Zq7'] }, 'Not shipped by this app: pickup in store and Zq7']],
  quantityChanged: [[{ item: 'Zq7', before: 3, after: 1 }, 'Zq7 was changed in the store from 3 to 1']],
  itemAddedInStore: [[{ item: 'Zq7', quantity: 2 }, '2 × Zq7 added in the store']],
  tooLateToReduce: [[{ item: 'Zq7' }, 'Too late to take out Zq7: the units had already shipped.']],
  warehouseOutdated: [[{}, 'The warehouse has the order as it was before this change. Call the warehouse.']],
  addressChanged: [
    [{ oldAddress: 'unused' }, 'The shipping address was changed in the store'],
    [{ oldAddress: 'asked' }, 'The shipping address was changed in the store. Asked the warehouse to use the new one'],
    [
      { oldAddress: 'atWarehouse' },
      'The shipping address was changed in the store, but the warehouse has the old one. Call the warehouse.',
    ],
    [
      { oldAddress: 'shipped' },
      'The shipping address was changed in the store, but the order had already left for the old one.',
    ],
  ],
  addressEdited: [
    [
      { by: 'Robin Carter', parts: ['address1', 'postcode'], oldAddress: 'unused' },
      'Robin Carter changed the shipping address (street and postal code)',
    ],
    [
      { by: 'Robin Carter', parts: ['city'], oldAddress: 'asked' },
      'Robin Carter changed the shipping address (city). Asked the warehouse to use the new one',
    ],
    [
      { by: 'Robin Carter', parts: ['country', 'state', 'phone'], oldAddress: 'atWarehouse' },
      'Robin Carter changed the shipping address (country, state and phone number), but the warehouse has the old one. Call the warehouse.',
    ],
    [
      { by: 'Robin Carter', parts: ['name', 'company', 'address2'], oldAddress: 'shipped' },
      'Robin Carter changed the shipping address (name, company and second address line), but a part of the order ' +
        'had already left for the old one.',
    ],
  ],
  storeRefused: [
    [{ task: 'fulfill', words: 'Zq7' }, 'The store didn’t add the fulfillment: Zq7'],
    [{ task: 'answer', words: 'Zq7' }, 'The store didn’t answer: Zq7'],
  ],
  workflowRan: [
    [{ workflow: 'Zq7', changes: [{ type: 'addTags', tags: ['vip'] }] }, 'Workflow “Zq7” ran: tagged “vip”'],
    [
      {
        workflow: 'Zq7',
        changes: [
          { type: 'removeTags', tags: ['a', 'b'] },
          { type: 'hold', reason: 'Check it', hours: 48 },
          { type: 'routeToLocation', location: 'Leeds' },
          { type: 'setInsurance', amount: 20, currency: 'GBP' },
          { type: 'addItem', sku: 'CARD', quantity: 1 },
        ],
      },
      'Workflow “Zq7” ran: freed of the tags “a” and “b”; put on hold for 2 days: Check it; routed to Leeds; ' +
        'insured for £20.00; given 1 × CARD',
    ],
    [
      {
        workflow: 'Zq7',
        changes: [
          { type: 'hold', reason: 'Check it', hours: null },
          { type: 'review', reason: 'Large order' },
          { type: 'routeToLocation', location: null },
          { type: 'routeToProvider', provider: null },
          { type: 'note', text: 'Fragile' },
          { type: 'setShippingService', service: 'Express' },
          { type: 'setPackage', package: 'Box' },
          { type: 'requireSignature' },
          { type: 'setGiftMessage', text: 'Enjoy' },
          { type: 'splitBundles' },
          { type: 'swapItem', sku: 'MUG', newSku: 'CUP' },
        ],
      },
      'Workflow “Zq7” ran: put on hold: Check it; sent to review: Large order; routed to a deleted location; ' +
        'routed to a disconnected 3PL; given the note “Fragile” for the warehouse; set to ship with Express; ' +
        'set to be packed in Box; set to require a signature; given the gift message “Enjoy”; changed from bundles to their items; ' +
        'changed to ship CUP instead of MUG',
    ],
    [
      {
        workflow: 'Zq7',
        changes: [
          { type: 'stageKept' },
          ...[true, false].flatMap((isOpen) => [
            { type: 'bundlesKept' as const, isOpen },
            { type: 'itemNotAdded' as const, sku: 'CARD', isOpen },
            { type: 'itemNotSwapped' as const, sku: 'MUG', newSku: 'CUP', isOpen },
          ]),
        ],
      },
      'Workflow “Zq7” ran: not held or sent to review: it wasn’t open; ' +
        'not split into items, because it has no bundles; not given CARD, because it has it already; ' +
        'not changed to ship CUP, because it has no MUG; not split into items, because it was not open; ' +
        'not given CARD, because it was not open; not changed to ship CUP, because it was not open',
    ],
    [{ workflow: 'Zq7', changes: [] }, 'Workflow “Zq7” ran'],
  ],
  workflowFailed: [
    [
      { workflow: 'Zq7', problems: [{ type: 'unknownBundleItem', bundle: 'SET', sku: 'MUG' }, { type: 'noAmount' }] },
      'Workflow “Zq7” could not run: Bundle SET contains an item that no product has: SKU MUG; ' +
        'The order has no amount to insure',
    ],
  ],
  itemAdded: [[{ sku: 'Zq7', quantity: 2 }, 'Added 2 × Zq7']],
  itemSwapped: [[{ sku: 'Zq7', newSku: 'CUP', quantity: 4 }, 'Swapped 4 × Zq7 for CUP']],
  bundleSplit: [
    [
      {
        sku: 'Zq7',
        quantity: 1,
        items: [
          { sku: 'MUG', quantity: 2 },
          { sku: 'TEA', quantity: 1 },
        ],
      },
      'Bundle Zq7 split: 2 × MUG and 1 × TEA',
    ],
    [{ sku: 'Zq7', quantity: 4, items: [{ sku: 'MUG', quantity: 8 }] }, '4 bundles Zq7 split: 8 × MUG'],
  ],
  holdEnded: [[{}, 'The hold ended; the order is open again']],
  sentToReview: [
    [{ missing: ['weight'] }, 'Sent to review: a product has no weight'],
    [
      { missing: ['address', 'shippingMethod'] },
      'Sent to review: the address has no country that carriers know and the shipping method isn’t mapped',
    ],
    [
      { missing: ['address'], address: ['name', 'address1', 'city', 'state', 'postcode'] },
      'Sent to review: the address has no name, the address has no street, the address has no city, ' +
        'the address has no state or province and the address has no postcode',
    ],
  ],
  routed: [
    [
      { locations: [{ location: 'Zq7', units: 3 }], chosenBy: { type: 'rule', rule: 'EU orders' }, country: 'Germany' },
      'Routed to Zq7 by “EU orders”: ships to Germany, has all 3 units',
    ],
    [
      { locations: [{ location: 'Zq7', units: 1 }], chosenBy: { type: 'noRule' }, country: '' },
      'Routed to Zq7: no rule covers this country: has the unit',
    ],
    [
      {
        locations: [
          { location: 'Zq7', units: 1 },
          { location: null, units: 1_200 },
        ],
        chosenBy: { type: 'workflow' },
        country: 'DE',
      },
      'Routed to Zq7 (1 unit) and a deleted location (1,200 units), as a workflow decided: ' +
        'Zq7 does not have all 1,201 units',
    ],
  ],
  nothingToRoute: [[{}, 'Routed: there is nothing to ship']],
  backOrdered: [
    [{ short: [{ sku: 'Zq7', quantity: 4 }], reserved: [] }, 'On back order: Zq7 × 4 is not in stock'],
    [
      {
        short: ['Zq7', 'B', '', 'D', 'E'].map((sku) => ({ sku, quantity: 2 })),
        reserved: [{ location: 'Leeds', units: 1 }],
      },
      'On back order: Zq7 × 2, B × 2, an item without SKU × 2 and 2 more SKUs are not in stock; ' +
        'reserved 1 unit at Leeds',
    ],
  ],
  releasedShort: [
    [
      {
        short: [
          { sku: 'Zq7', quantity: 4 },
          { sku: 'B', quantity: 2 },
        ],
      },
      'Released although Zq7 × 4 and B × 2 are not in stock',
    ],
  ],
  noLocation: [
    [
      {
        locations: [
          { location: 'Zq7', leftOut: { type: 'switchedOff' } },
          { location: 'B', leftOut: { type: 'outsideZones', country: 'JP', postcode: '100' } },
          { location: 'C', leftOut: { type: 'full', orders: 40 } },
          { location: 'D', leftOut: { type: 'notInRule', rule: 'EU' } },
        ],
      },
      'Needs review: no location can ship it. Zq7: Switched off; B: Does not ship to Japan 100; ' +
        'C: Full for today: 40 orders; D: Not in “EU”',
    ],
    [{ locations: [] }, 'Needs review: no location can ship it.'],
  ],
  releasedUnrouted: [
    [
      {
        locations: [
          { location: 'Zq7', leftOut: { type: 'otherChosen' } },
          ...['B', 'C', 'D', 'E'].map((location) => ({ location, leftOut: null })),
        ],
      },
      'Not routed: no location can ship it. Zq7: Another location was chosen for this order; B: has none in stock; ' +
        'C: has none in stock; 2 more locations',
    ],
  ],
  stockArrived: [
    [{ isPart: false }, 'Stock arrived; the order is open again'],
    [{ isPart: true }, 'Some stock arrived; the order is partly open again'],
  ],
  batched: [
    [{ batch: '214', time: '15:00', location: 'Zq7', by: null }, 'Sent with batch 214 at 15:00 from Zq7'],
    [
      { batch: '214', time: '15:00', location: 'Zq7', by: 'Ada' },
      'Sent with batch 214 at 15:00 from Zq7, started by Ada',
    ],
  ],
  batchedAgain: [[{ batch: '214', location: 'Zq7', attempt: 2 }, 'Sent again with batch 214 from Zq7, attempt 2']],
  handedOver: [[{}, 'Sent to the warehouse']],
  shipsWith: [[{ service: 'Zq7' }, 'Ships with Zq7']],
  offeredAgain: [[{ provider: 'Zq7' }, 'Moved to open: Zq7 is connected again']],
  partHandedOver: [
    [{ provider: 'Zq7', units: 1, service: null }, 'Zq7 ships 1 unit of it'],
    [{ provider: 'Zq7', units: 2, service: 'Express' }, 'Zq7 ships 2 units of it with Express'],
  ],
  instructionsUntold: [
    [
      { provider: 'Zq7', instructions: ['signature', 'giftMessage'] },
      'Zq7 can’t be told about a signature on delivery and a gift message. Arrange that with the warehouse.',
    ],
    [
      { provider: 'Zq7', instructions: ['insurance', 'note'] },
      'Zq7 can’t be told about insurance and notes for the warehouse. Arrange that with the warehouse.',
    ],
  ],
  customsValueUntold: [
    [
      { provider: 'Zq7', currency: 'GBP', taken: 'USD' },
      'Zq7 takes customs values only in USD, so those in GBP weren’t sent. Enter them there.',
    ],
  ],
  refusedByWarehouse: [[{ words: 'Zq7' }, 'The warehouse refused it: Zq7']],
  notShipped: [[{ words: 'Zq7' }, 'Zq7']],
  canceledAtWarehouse: [[{ provider: 'Zq7' }, 'Zq7 canceled it at the warehouse']],
  tooLateToCancel: [[{ provider: 'Zq7', words: 'Packed.' }, 'Zq7 couldn’t cancel it, the warehouse ships it: Packed.']],
  cancelNotAsked: [
    [{ provider: 'Zq7', words: 'Down.' }, 'Zq7 couldn’t be asked to cancel it: Down. Call the warehouse.'],
  ],
  holdAsked: [[{ provider: 'Zq7' }, 'Asked Zq7 to hold it']],
  heldAtWarehouse: [[{ provider: 'Zq7' }, 'Zq7 holds it until you release it']],
  givenBackToHold: [[{ provider: 'Zq7' }, 'Zq7 won’t ship it. After you release it, it’s sent as a new order']],
  tooLateToHold: [[{ provider: 'Zq7', words: 'Packed.' }, 'Too late to hold it, Zq7 is already shipping it: Packed.']],
  holdNotAsked: [[{ provider: 'Zq7', words: 'Down.' }, 'Zq7 couldn’t be asked to hold it: Down. Call the warehouse.']],
  addressAtWarehouse: [[{ provider: 'Zq7' }, 'Zq7 has the new address']],
  addressNotChanged: [[{ provider: 'Zq7', words: 'Packed.' }, 'Zq7 has the old address: Packed. Call the warehouse.']],
  removalAsked: [
    [
      {
        provider: 'Zq7',
        items: [
          { name: 'Mug', quantity: 2 },
          { name: 'Tray', quantity: 1 },
        ],
      },
      'Asked Zq7 to take out 2 × Mug and 1 × Tray',
    ],
  ],
  removedAtWarehouse: [[{ provider: 'Zq7', items: [{ name: 'Mug', quantity: 2 }] }, 'Zq7 took out 2 × Mug']],
  givenBackToRemove: [
    [
      { provider: 'Zq7', items: [{ name: 'Mug', quantity: 2 }] },
      'Zq7 won’t ship 2 × Mug. We’ll send the rest as a new order',
    ],
  ],
  tooLateToRemove: [
    [
      { provider: 'Zq7', items: [{ name: 'Mug', quantity: 2 }], words: 'Packed.' },
      'Too late to take out 2 × Mug, Zq7 is already shipping it: Packed.',
    ],
  ],
  removalNotAsked: [
    [
      { provider: 'Zq7', items: [{ name: 'Mug', quantity: 2 }], words: 'Down.' },
      'Zq7 couldn’t be asked to take out 2 × Mug: Down. Call the warehouse.',
    ],
  ],
  heldByWarehouse: [[{ provider: 'Zq7', words: 'On hold.' }, 'Zq7 holds it: On hold.']],
  shipped: [[{ shipment: 'Zq7' }, 'Shipment Zq7 left the warehouse']],
  tracking: [
    [{ shipment: 'Zq7', status: 'in_transit' }, 'Shipment Zq7: In transit'],
    [{ shipment: 'Zq7', status: 'lost_at_sea' }, 'Shipment Zq7: lost_at_sea'],
  ],
  voided: [[{ shipment: 'Zq7' }, 'Shipment Zq7 was voided by the warehouse; its items will ship again']],
  unexpectedParcel: [
    [{ provider: 'Zq7', tracking: null }, 'Zq7 shipped a parcel that the order no longer expects'],
    [{ provider: 'Zq7', tracking: 'T1' }, 'Zq7 shipped a parcel that the order no longer expects (T1)'],
  ],
  reshipAsked: [
    [
      { reship: '#1-R1', provider: 'Zq7', items: [{ name: 'Mug', quantity: 2 }], kind: 'lost', note: '', by: null },
      'Zq7 will ship 2 × Mug again as #1-R1. Reason: Lost on the way',
    ],
    [
      { reship: '#1-R1', provider: 'Zq7', items: [{ name: 'Mug', quantity: 2 }], kind: 'other', note: 'N7', by: 'Ada' },
      'Zq7 will ship 2 × Mug again as #1-R1. Reason: Other (N7). Asked by Ada',
    ],
  ],
  reshipTaken: [[{ reship: '#1-R1', provider: 'Zq7' }, 'Zq7 has #1-R1']],
  reshipStopped: [[{ reship: '#1-R1', provider: 'Zq7', words: 'W9' }, 'Zq7 doesn’t ship #1-R1: W9']],
  reshipHeld: [[{ reship: '#1-R1', provider: 'Zq7', words: 'W9' }, 'Zq7 holds #1-R1: W9']],
  reshipParcel: [
    [{ reship: '#1-R1', provider: 'Zq7', tracking: 'T7' }, 'Another parcel of #1-R1 left the warehouse (T7)'],
    [{ reship: '#1-R1', provider: 'Zq7', tracking: null }, 'Another parcel of #1-R1 left the warehouse'],
  ],
  reshipVoided: [[{ reship: '#1-R1', provider: 'Zq7' }, 'Zq7 took a parcel of #1-R1 back']],
  reshipCancelAsked: [
    [{ reship: '#1-R1', provider: 'Zq7', by: null }, 'Asked Zq7 to cancel #1-R1'],
    [{ reship: '#1-R1', provider: 'Zq7', by: 'Ada' }, 'Asked Zq7 to cancel #1-R1. Asked by Ada'],
  ],
  reshipCanceled: [
    [{ reship: '#1-R1', provider: 'Zq7', by: null }, 'Zq7 canceled #1-R1'],
    [{ reship: '#1-R1', provider: 'Zq7', by: 'Ada' }, 'Ada canceled #1-R1'],
  ],
  reshipTooLate: [[{ reship: '#1-R1', provider: 'Zq7', words: 'W9' }, 'Zq7 couldn’t cancel #1-R1 and ships it: W9']],
  reshipCancelNotAsked: [
    [
      { reship: '#1-R1', provider: 'Zq7', words: 'W9.' },
      'Zq7 couldn’t be asked to cancel #1-R1: W9. Call the warehouse.',
    ],
  ],
};
