import { newProductSettings, type Package, type Product } from '@hub/domain/products';
import { unsavedVersion } from '@hub/domain/shared';

const saved = { version: 1, savedAt: '2026-11-02T09:00:00Z', savedBy: 'Robin Carter' };

export function aProduct(fields: Partial<Product> & { sku: string }): Product {
  return { ...newProductSettings, ...unsavedVersion, storeName: '', storeWeight: '', unitsSold: 0, ...fields };
}

export const somePackages: readonly Package[] = [
  {
    packageId: 'large-box',
    name: 'Large box',
    length: 60,
    width: 40,
    height: 40,
    unit: 'cm',
    weight: { value: 650, unit: 'g' },
    ...saved,
  },
  {
    packageId: 'mailer',
    name: 'Padded mailer',
    length: 35,
    width: 24,
    height: 4,
    unit: 'cm',
    weight: null,
    ...saved,
  },
];

export const someProducts: readonly Product[] = [
  aProduct({ sku: '22423', storeName: 'REGENCY CAKESTAND 3 TIER', unitsSold: 320 }),
  aProduct({ sku: '23084', storeName: 'RABBIT NIGHT LIGHT', unitsSold: 12 }),
  aProduct({
    sku: '85123A',
    storeName: 'WHITE HANGING HEART T-LIGHT HOLDER',
    storeWeight: '0.35',
    unitsSold: 1_240,
  }),
  aProduct({
    sku: '47566',
    storeName: 'PARTY BUNTING',
    storeWeight: '0.2',
    weight: { value: 210, unit: 'g' },
    packageId: 'mailer',
    unitsSold: 900,
    ...saved,
  }),
  aProduct({
    sku: '22720',
    storeName: 'SET OF 3 CAKE TINS PANTRY DESIGN',
    weight: { value: 1.4, unit: 'kg' },
    packageId: 'large-box',
    shipsAlone: true,
    isFragile: true,
    unitsSold: 410,
    ...saved,
  }),
];

/** A large catalog, most of it with a weight. */
export function manyProducts(count: number): readonly Product[] {
  return Array.from({ length: count }, (_, index) =>
    aProduct({
      sku: `SKU-${String(index + 1).padStart(5, '0')}`,
      storeName: `Product ${index + 1}`,
      storeWeight: index < count / 20 ? '' : '0.4',
      unitsSold: count - index,
    }),
  );
}
