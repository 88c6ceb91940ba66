import { type PageHeaderProps } from '../layout/index.ts';
import { inventoryRows, weightRows } from '@hub/domain/inventory';
import { storySample } from '../insights/insightsFixtures.ts';
import type { SampleState } from '../data/index.ts';
import type { InventoryFigures } from './AllInventoryScreen.tsx';
import type { WeightFigures } from './WeightScreen.tsx';

export const storyPageHeader = (slug: string): PageHeaderProps => ({
  title: 'Inventory',
  tabs: [
    { title: 'All inventory', path: '/app/inventory/allinventory' },
    { title: 'Collection', path: '/app/inventory/collection' },
    { title: 'Weight and package', path: '/app/inventory/weightandpackage' },
    { title: 'Bundles', path: '/app/inventory/bundles' },
    { title: 'Bulk edit', path: '/app/inventory/bulk-edit' },
    { title: 'Universal settings', path: '/app/inventory/universal-settings' },
  ],
  current: `/app/inventory/${slug}`,
});

const heart = { sku: '85123A', name: 'WHITE HANGING HEART T-LIGHT HOLDER' };
const cakestand = { sku: '22423', name: 'REGENCY CAKESTAND 3 TIER' };

/** 200 of 3,561 orders, all read; stories override. */
export const storyInventory: SampleState<InventoryFigures> = {
  ...storySample,
  figures: {
    rows: inventoryRows([
      {
        ordered: [
          { ...heart, quantity: 64 },
          { ...cakestand, quantity: 31 },
          { sku: '', name: 'wrongly coded', quantity: 2 },
        ],
        short: [{ ...cakestand, quantity: 31 }],
      },
      { ordered: [{ ...heart, quantity: 64 }], short: [] },
    ]),
    leftOut: 'Not counted: 3 line items that are canceled or don’t ship.',
  },
};

/** More SKUs than fit on a page. */
export const storyManySkus: SampleState<InventoryFigures> = {
  ...storySample,
  figures: {
    rows: inventoryRows([
      {
        ordered: Array.from({ length: 1_821 }, (_, index) => ({
          sku: `SKU-${index}`,
          name: `CANDLE No ${index}`,
          quantity: 2_000 - index,
        })),
        short: [],
      },
    ]),
    leftOut: null,
  },
};

export const storyWeights: SampleState<WeightFigures> = {
  ...storySample,
  figures: {
    rows: weightRows([
      [
        { ...heart, weight: '0.40' },
        { ...cakestand, weight: '' },
        { sku: '47566', name: 'PARTY BUNTING', weight: '0.25' },
        { sku: '21137', name: 'BLACK RECORD COVER FRAME', weight: 'heavy' },
      ],
      [
        { ...heart, weight: '0.4' },
        { sku: '47566', name: 'PARTY BUNTING', weight: '' },
      ],
    ]),
    leftOut: 'Not counted: 1 line item that doesn’t ship.',
  },
};
