import { message, type Words } from '../messages/Message.ts';
import { isSameSku } from '../shared/orders/SkuQuantity.ts';
import { normalised } from '../shared/texts/normalised.ts';
import type { MappedSku } from './ShippingMapping.ts';

export const mappedSkuLimits = {
  skus: 1_000,
  /** Characters of a SKU. */
  text: 255,
} as const;

/** What is wrong with a mapped SKU. */
export interface MappedSkuProblem {
  /** Position in the list; null: the list as a whole. */
  index: number | null;
  part: keyof MappedSku;
  message: Words;
}

/** Everything that keeps SKUs from being saved. Two of ours can't share one of the 3PL's: its parcels couldn't be told apart. */
export function checkMappedSkus(skus: readonly MappedSku[]): MappedSkuProblem[] {
  const problems: MappedSkuProblem[] = [];
  if (skus.length > mappedSkuLimits.skus)
    problems.push({
      index: null,
      part: 'sku',
      message: message('shipping.tooManySkus', { most: mappedSkuLimits.skus }),
    });
  const seen = { sku: new Set<string>(), providerSku: new Set<string>() };
  for (const [index, mapped] of skus.entries())
    for (const part of ['sku', 'providerSku'] as const) {
      const text = mapped[part].trim();
      const key = normalised(text);
      const problem = (words: Words) => problems.push({ index, part, message: words });
      if (text === '') problem(message(`shipping.${part}`));
      else if (text.length > mappedSkuLimits.text)
        problem(message('inputs.characters', { most: mappedSkuLimits.text }));
      else if (seen[part].has(key)) problem(message('shipping.skuTwice', { sku: text }));
      seen[part].add(key);
    }
  return problems;
}

/** What a provider calls one of our SKUs. */
export function providerSkuOf(skus: readonly MappedSku[], sku: string): string {
  return skus.find((mapped) => isSameSku(mapped.sku, sku))?.providerSku ?? sku;
}

/** Which SKU of ours a provider means; of an order, one of its own. One that isn't mapped is the same for both. */
export function ownSkuOf(skus: readonly MappedSku[], providerSku: string, ofOrder: readonly string[]): string {
  const mapped = skus.find((other) => isSameSku(other.providerSku, providerSku));
  const isOfOrder = mapped !== undefined && ofOrder.some((sku) => isSameSku(sku, mapped.sku));
  return isOfOrder ? mapped.sku : providerSku;
}

/** A provider's stock by our SKUs. What it has under a SKU of ours that has another name there is something else. */
export function inOwnSkus<Row extends { sku: string }>(
  skus: readonly MappedSku[],
  stock: readonly Row[],
): readonly Row[] {
  const own = new Map(skus.map(({ sku, providerSku }) => [normalised(providerSku), sku]));
  const isElsewhere = new Set(skus.map(({ sku }) => normalised(sku)));
  return stock.flatMap((row) => {
    const sku = own.get(normalised(row.sku));
    if (sku !== undefined) return [{ ...row, sku }];
    return isElsewhere.has(normalised(row.sku)) ? [] : [row];
  });
}
