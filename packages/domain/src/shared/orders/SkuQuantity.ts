import { normalised } from '../texts/normalised.ts';

/** Units of one SKU. */
export interface SkuQuantity {
  sku: string;
  name: string;
  quantity: number;
}

/** Key for a SKU; lines without one use their name. */
export function skuKey({ sku, name }: Pick<SkuQuantity, 'sku' | 'name'>): string {
  return sku === '' ? `name ${name}` : `sku ${sku}`;
}

/** Whether two spellings are one SKU, ignoring case and surrounding spaces, as in conditions. */
export function isSameSku(one: string, other: string): boolean {
  return normalised(one) === normalised(other);
}
