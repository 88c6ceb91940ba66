import type { Bundle, Collection, Package } from '@hub/domain/products';
import { isoTime } from '../shop/isoTime.ts';
import type { SandboxProducts } from './SandboxProducts.ts';

const dayMs = 86_400_000;

/** Nothing is set yet. */
export function noProducts(): SandboxProducts {
  return { saved: new Map(), packages: [], bundles: [], collections: [] };
}

/** Packages, a bundle and collections of a new shop. */
export function initialProducts(savedBy: string, now: Date): SandboxProducts {
  const saved = { version: 1, savedAt: isoTime(now.getTime() - 20 * dayMs), savedBy };
  const packages: Package[] = [
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
      weight: { value: 40, unit: 'g' },
      ...saved,
    },
    {
      packageId: 'small-box',
      name: 'Small box',
      length: 30,
      width: 20,
      height: 15,
      unit: 'cm',
      weight: { value: 180, unit: 'g' },
      ...saved,
    },
  ];
  const bundles: Bundle[] = [
    {
      sku: '22139',
      components: [
        { sku: '37500', quantity: 1 },
        { sku: '22698', quantity: 4 },
      ],
      ...saved,
    },
  ];
  const collections: Collection[] = [
    {
      collectionId: 'light-holders',
      name: 'Light holders',
      members: {
        type: 'rule',
        rule: { skuPrefixes: [], nameWords: ['t-light', 'lantern'], minWeight: null, maxWeight: null, handling: [] },
      },
      ...saved,
    },
    {
      collectionId: 'best-sellers',
      name: 'Best sellers',
      members: { type: 'list', skus: ['85123A', '22423', '85099B', '47566', '84879'] },
      ...saved,
    },
  ];
  return { saved: new Map(), packages, bundles, collections };
}
