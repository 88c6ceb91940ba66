import { message, type Words } from '../messages/Message.ts';
import { isSameSku } from '../shared/orders/SkuQuantity.ts';
import { normalised } from '../shared/texts/normalised.ts';
import type { MappedSku } from './ShippingMapping.ts';

export const mappedSkuLimits = {
  skus: 1_000,
  /** Maximum characters of a SKU. */
  text: 255,
} as const;

/** A problem with a mapped SKU. */
export interface MappedSkuProblem {
  /** Position in the list; `null` for the list as a whole. */
  index: number | null;
  part: keyof MappedSku;
  message: Words;
}

/**
 * Everything that prevents saving SKUs. Two of ours can't share one of the 3PL's: its parcels couldn't be told apart.
 */
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

/** A provider's name for one of our SKUs. */
export function providerSkuOf(skus: readonly MappedSku[], sku: string): string {
  return skus.find((mapped) => isSameSku(mapped.sku, sku))?.providerSku ?? sku;
}

/** Our SKU for a provider's; within an order, one of the order's. An unmapped SKU is the same for both. */
export function ownSkuOf(skus: readonly MappedSku[], providerSku: string, ofOrder: readonly string[]): string {
  const mapped = skus.find((other) => isSameSku(other.providerSku, providerSku));
  const isOfOrder = mapped !== undefined && ofOrder.some((sku) => isSameSku(sku, mapped.sku));
  return isOfOrder ? mapped.sku : providerSku;
}

/** A provider's stock by our SKUs. Leaves out its SKU that equals one of ours mapped to another name. */
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
