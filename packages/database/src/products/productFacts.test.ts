import { expect, test } from 'vitest';
import { saveStoreProduct } from '../store/variantRecords.ts';
import { aShop } from '../testing/aShop.ts';
import { describeOnBothKinds } from '../testing/describeOnBothKinds.ts';
import { readProductFacts } from './productFacts.ts';

describeOnBothKinds('variants that share a SKU', (database) => {
  const times = { older: '2026-01-01T00:00:00Z', newer: '2026-01-02T00:00:00Z' };

  /** Facts of SKU A, which one variant of each product has. */
  async function factsOf(
    variants: readonly { savedAt: string; weight: string; hsCode: string; countryOfOrigin: string }[],
  ) {
    const shopId = await aShop(database());
    return database().inShop(shopId, async (transaction) => {
      for (const [index, { savedAt, ...parts }] of variants.entries()) {
        const variant = { variantId: `1${index}`, sku: 'A', name: 'Mug', ships: true, ...parts };
        const product = { productId: `${index + 1}`, updatedAt: new Date(savedAt), variants: [variant] };
        await saveStoreProduct(transaction, product);
      }
      return readProductFacts(transaction, { skus: ['A'] });
    });
  }

  test.each([
    ['older', 'newer'],
    ['newer', 'older'],
  ] as const)('have the customs data and weight that the %s one has and the %s one lacks', async (known, blank) => {
    const facts = await factsOf([
      { savedAt: times[known], weight: '0.4', hsCode: '691200', countryOfOrigin: 'PT' },
      { savedAt: times[blank], weight: '', hsCode: '', countryOfOrigin: '' },
    ]);
    expect(facts.customsOf('A')).toEqual({ hsCode: '691200', countryOfOrigin: 'PT' });
    expect(facts.weightOf({ sku: 'A', name: 'Mug', productWeight: '', virtualItem: 0 })).toBe('0.4');
  });

  test('have those of the newest where they differ', async () => {
    const same = { weight: '', countryOfOrigin: '' };
    const facts = await factsOf([
      { savedAt: times.newer, hsCode: '691110', ...same },
      { savedAt: times.older, hsCode: '691200', ...same },
    ]);
    expect(facts.customsOf('A').hsCode).toBe('691110');
  });
});
