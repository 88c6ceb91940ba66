import { normalised } from '../texts/normalised.ts';

/** Units of one SKU. */
export interface SkuQuantity {
  sku: string;
  name: string;
  quantity: number;
}

/** Key of a SKU; lines without one are keyed by name. */
export function skuKey({ sku, name }: Pick<SkuQuantity, 'sku' | 'name'>): string {
  return sku === '' ? `name ${name}` : `sku ${sku}`;
}

/** Whether two spellings are one SKU: case and spaces around it don’t count, as in conditions. */
export function isSameSku(one: string, other: string): boolean {
  return normalised(one) === normalised(other);
}
